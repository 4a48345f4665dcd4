// The hints one asked for: the best moves, where each of them is, and why it is good.
import { byAction } from './moves'
import type { EditionInfo, Hint, HintReason, LegalMove, SeatView } from './protocol'
import { t } from './i18n.svelte'
import { cardName, piecesText, routeName, ticketName } from './words'
import { joker } from './edition'

const TOLD = 3

export interface Advice {
  rank: number // 1: the best
  move: LegalMove | undefined // as long as it is legal
  text: string // in English, for what has no words of ours
  chance: number // percent
  reasons: HintReason[]
}

/** The best moves, best first. */
export const adviceOf = (view: SeatView | undefined, hint: Hint | null): Advice[] =>
  (hint?.thoughts.slice(0, TOLD) ?? []).map(({ action, text, win_chance, reasons }, at) => ({
    rank: at + 1,
    move: byAction(view, action),
    text,
    chance: Math.round(100 * win_chance),
    reasons,
  }))

/** The routes and cities to be marked on the board, with their ranks. */
export const places = (advice: readonly Advice[]): { rank: number; route: number | null; city: number | null }[] =>
  advice.flatMap(({ rank, move }) =>
    move?.kind === 'claim' || move?.kind === 'station'
      ? [{ rank, route: move.route ?? null, city: move.kind === 'station' ? (move.city ?? null) : null }]
      : [],
  )

/** How good that move is among the best; nothing if it is not. */
export const rankOf = (advice: readonly Advice[], move: LegalMove | undefined): number | undefined =>
  move && advice.find((one) => one.move?.action === move.action)?.rank

/** Why, in the reader's words; empty where there is nothing to say but the chance. */
export const whyOf = (edition: EditionInfo, { reasons }: Advice, name: (seat: number | null) => string): string =>
  reasons.map((reason) => reasonOfMove(edition, reason, name)).join(', ')

function reasonOfMove(edition: EditionInfo, reason: HintReason, name: (seat: number | null) => string): string {
  const { kind, ticket, route, seat, count } = reason
  return t(`because-${kind.replaceAll('_', '-')}`, {
    ticket: ticket === null ? '' : ticketName(edition, ticket),
    route: route === null ? '' : routeName(edition, route),
    player: name(seat),
    n: count ?? 0,
    pieces: piecesText(edition, count ?? 0),
    joker: cardName(edition, joker(edition)),
  })
}
