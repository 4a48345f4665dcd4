// Ways to a table and to a seat there.
import * as api from './api'
import { dealOf } from './deal'
import { t } from './i18n.svelte'
import { keepKey, pathTo } from './keys'
import type { Seated, TableInfo } from './protocol'
import { settings } from './settings.svelte'

export function goTo(table: string): void {
  location.href = pathTo(table)
}

/** Who sits down. */
export const introduce = (name = settings.name): { name: string } => ({ name: name.trim() || t('guest') })

/** Deal the cards, with our part of the deal if we have sealed one. */
export async function start(table: string, token: string): Promise<void> {
  const deal = dealOf(table)
  await api.start(table, token, deal?.seal ? deal.nonce : undefined)
}

/** Does somebody still have to come? */
export const hasOpenSeat = ({ seats }: TableInfo): boolean => seats.some((seat) => seat.kind === 'open')

/** Keep the key of a seat that was just taken, start the game if it is ours to start and nobody is missing, and go there. */
export async function enter({ table, token }: Seated, ours = true): Promise<void> {
  keepKey(table.id, token)
  if (ours && !hasOpenSeat(table)) await start(table.id, token)
  goTo(table.id)
}
