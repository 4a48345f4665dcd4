// What the server says can be done now, and why the rest cannot. Nobody else looks into moves and refusals, but `words`,
// which says them, and the coach, who points at them.
import { joker } from './edition'
import type { EditionInfo, LegalMove, Payment, SeatView, Shortage } from './protocol'

type Kind = LegalMove['kind']

export const movesOf = (view: SeatView | undefined, kind: Kind): LegalMove[] =>
  view?.legal.filter((move) => move.kind === kind) ?? []

/** The one move of its kind. */
export const moveOf = (view: SeatView | undefined, kind: Kind): LegalMove | undefined => movesOf(view, kind)[0]

/** The position for somebody who only looks on for now. */
export const withoutMoves = (view: SeatView): SeatView => ({ ...view, legal: [], ahead: null })

export const byAction = (view: SeatView | undefined, action: number | null): LegalMove | undefined =>
  view?.legal.find((move) => move.action === action)

export const claimOf = (view: SeatView | undefined, route: number): LegalMove | undefined =>
  movesOf(view, 'claim').find((move) => move.route === route)

export const stationAt = (view: SeatView | undefined, city: number): LegalMove | undefined =>
  movesOf(view, 'station').find((move) => move.city === city)

export const takeOf = (view: SeatView | undefined, slot: number): LegalMove | undefined =>
  movesOf(view, 'take').find((move) => move.slot === slot)

/** The routes that can be claimed. */
export const claimable = (view: SeatView | undefined): number[] => movesOf(view, 'claim').map((move) => move.route!)

/** The cities in which a station can be built. */
export const stationCities = (view: SeatView | undefined): number[] =>
  movesOf(view, 'station').map((move) => move.city!)

/** Tickets are on offer, and have to be chosen from. */
export const choosesTickets = (view: SeatView | undefined): boolean => movesOf(view, 'keep').length > 0

/** First tickets may be chosen, though it is not one's turn; and nothing has been chosen so far. */
export const choosesAhead = (view: SeatView | undefined): boolean => view?.ahead?.chosen === null

/** The choices among the tickets on offer, now or before one's turn. */
export const keepsOf = (view: SeatView): { action: number; tickets: number[] }[] =>
  (view.ahead?.legal ?? movesOf(view, 'keep')).map(({ action, tickets }) => ({ action, tickets: tickets ?? [] }))

/** What an effect asks: one of several players, cards or options; or, where a card may be given, none. */
export const choicesOf = (view: SeatView | undefined): LegalMove[] => [
  ...(['player', 'card', 'option'] as const).flatMap((kind) => movesOf(view, kind)),
  ...(view?.phase === 'choose_card' ? movesOf(view, 'decline') : []),
]

/** What that move is about; without one, what was chosen before. */
export const paidFor = (view: SeatView, move: LegalMove | null): { route: number | null; city: number | null } =>
  move ? { route: move.route ?? null, city: move.city ?? null } : view

/** The cards a claim costs now, where an effect makes that more or fewer than is printed on the route; or null. */
export function costNow(
  edition: EditionInfo,
  route: number | null,
  payments: readonly Payment[] | undefined,
): number | null {
  const [payment] = payments ?? []
  if (!edition.money || route === null || !payment) return null
  const cards = payment.of_color + payment.jokers
  return cards === edition.routes[route]!.cards ? null : cards
}

/** The ways to pay for that move; without one, for what was chosen before. */
export const paymentsFor = (view: SeatView, move: LegalMove | null): Payment[] =>
  move ? (move.payments ?? []) : view.legal.flatMap((one) => one.payment ?? [])

/** Why something cannot be done: the refusal's name and, where only cards are lacking, which. */
export interface Reason {
  refusal: string
  short?: Shortage | undefined
}

/** Why routes cannot be claimed now. */
export function routeReasons(view: SeatView | undefined): ReadonlyMap<number, Reason> {
  const short = new Map((view?.refusals.short ?? []).map((one) => [one.route, one]))
  return new Map(
    Object.entries(view?.refusals.routes ?? {}).flatMap(([refusal, routes]) =>
      routes.map((route): [number, Reason] => [route, { refusal, short: short.get(route) }]),
    ),
  )
}

/** The routes that are closed since one beside them is taken. */
export const closedByParallel = (view: SeatView): number[] => view.refusals.routes?.['parallel_closed'] ?? []

/** The cards of a payment, one by one. */
export const cardsPaid = (
  edition: EditionInfo,
  { color, of_color, jokers }: Pick<Payment, 'color' | 'of_color' | 'jokers'>,
): number[] => [
  ...Array.from({ length: of_color }, () => color ?? joker(edition)),
  ...Array.from({ length: jokers }, () => joker(edition)),
]
