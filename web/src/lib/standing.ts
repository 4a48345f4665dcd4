// What routes are to whoever looks: claimable, owned, or why not.
import { t } from './i18n.svelte'
import { claimable, claimOf, costNow, routeReasons } from './moves'
import type { ReplayStep } from './protocol'
import type { TableState } from './table.svelte'
import { reasonText } from './words'

export interface Standing {
  kind: 'can' | 'owned' | 'not' | 'none'
  text: string
  owner: number | null
}

/** Of every route by its number, now or at a moment of a finished game. */
export function standings(game: TableState, past: ReplayStep | null = null): Standing[] {
  const { edition, view } = game
  const owners = past?.owners ?? view?.owners ?? []
  const claims = new Set(past ? [] : claimable(view))
  const reasons = routeReasons(past ? undefined : view)
  return edition.routes.map((_, route) => {
    const owner = owners[route] ?? null
    const reason = reasons.get(route)
    if (owner !== null) return { kind: 'owned', text: t('owned-by', { name: game.name(owner) }), owner }
    if (claims.has(route)) {
      const cost = costNow(edition, route, claimOf(view, route)?.payments ?? undefined)
      const text = cost === null ? t('can-claim') : `${t('can-claim')} ${t('cost-now', { n: cost })}`
      return { kind: 'can', text, owner }
    }
    return reason ? { kind: 'not', text: reasonText(edition, reason), owner } : { kind: 'none', text: '', owner }
  })
}
