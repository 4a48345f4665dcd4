// What a coach looks at, and what a lesson is. Everything is read from what the server sends; no rules are derived from it.
import { onTable } from '../lib/edition'
import { type EventKind, factsOf } from '../lib/events'
import { choosesTickets, closedByParallel } from '../lib/moves'
import type { EditionInfo, GameEvent, SeatView, SheetView, TicketWay } from '../lib/protocol'
import type { Fact } from './facts'

/** What a learner sees, as the server tells it. */
export interface Scene {
  edition: EditionInfo
  view: SeatView
  events: GameEvent[]
  sheets: SheetView[] | null
  names: string[]
  card: (source: number | null) => Printed
}

/** What is printed on a card of the table; nothing as long as it has not been read. */
export interface Printed {
  title: string
  text: string
  color: number | null
  lightning: boolean // it acts once, when it is turned up
}

/** Something on the page. `which`: a slot of the display, a route, a city or a seat. */
export interface Target {
  what:
    | 'offer'
    | 'display'
    | 'card'
    | 'pile'
    | 'hand'
    | 'tickets'
    | 'ticket-pile'
    | 'route'
    | 'city'
    | 'player'
    | 'scores'
    | 'event'
    | 'postcards'
  which?: number
}

export interface Lesson {
  id: string
  when: (scene: Scene) => boolean
  at: (scene: Scene) => Target[]
  values?: (scene: Scene) => Record<string, string | number>
  fact?: (scene: Scene) => Fact | null // what it means here
  atOnce?: true // may follow another lesson without a move in between
}

const RINGS = 3 // more of a kind would only confuse

export const own = ({ view }: Scene): number => view.seat ?? 0
export const others = (scene: Scene): number[] =>
  scene.view.players.map((_, seat) => seat).filter((seat) => seat !== own(scene))
export const choosing = ({ view }: Scene): boolean => view.offer.length > 0 && choosesTickets(view)
export const firstTickets = (scene: Scene): boolean => scene.view.phase === 'choose_tickets' && choosing(scene)
// The last turn has a lesson of its own, and no time for others.
export const atTurn = ({ view }: Scene): boolean => view.phase === 'turn' && view.turns_left === null
export const drawing = (scene: Scene): boolean =>
  atTurn(scene) || (scene.view.phase === 'second_card' && scene.view.turns_left === null)
export const lastTurn = ({ view }: Scene): boolean => view.phase === 'turn' && view.turns_left !== null

const did = (scene: Scene, seat: number, ...kinds: EventKind[]): GameEvent[] =>
  scene.events.filter((event) => event.seat === seat && kinds.includes(event.kind))
export const drawn = (scene: Scene): number => did(scene, own(scene), 'took_display', 'drew_card').length
export const hasDrawn = (scene: Scene): boolean => drawn(scene) > 0
export const hasClaimed = (scene: Scene): boolean => did(scene, own(scene), 'claimed').length > 0
export const pieces = ({ view }: Scene, seat: number): number => view.players[seat]!.pieces.reduce((a, b) => a + b, 0)

/** Somebody else with the fewest pieces. */
export const nearestToTheEnd = (scene: Scene): number =>
  others(scene).reduce((least, seat) => (pieces(scene, seat) < pieces(scene, least) ? seat : least))

// --- tickets ------------------------------------------------------------------------------------------------------------
export const allDone = ({ view }: Scene): boolean => view.tickets.length > 0 && view.tickets.every(({ done }) => done)
export const doneTicket = ({ view }: Scene): number => view.tickets.find(({ done }) => done)!.ticket

/** The tickets of one's own that are not fulfilled, with the ways the server knows: the most valuable first. */
export function openWays({ edition, view }: Scene): TicketWay[] {
  const open = new Set(view.tickets.filter(({ done }) => !done).map(({ ticket }) => ticket))
  const points = ({ ticket }: TicketWay): number => edition.tickets[ticket]!.points
  return view.ways.filter(({ ticket }) => open.has(ticket)).toSorted((a, b) => points(b) - points(a))
}

/** Those that can still be fulfilled with the routes and pieces that are left. */
export const possible = (scene: Scene): TicketWay[] => openWays(scene).filter((way) => way.pieces !== null)

// --- routes -------------------------------------------------------------------------------------------------------------
/** The claim of somebody else that came last. */
export function taken(scene: Scene): { seat: number; route: number } | null {
  const claim = scene.events.findLast(({ kind, seat }) => kind === 'claimed' && seat !== null && seat !== own(scene))
  const route = claim && factsOf(claim).route
  return claim && route !== null && route !== undefined ? { seat: claim.seat!, route } : null
}

const ends = ({ edition }: Scene, route: number): string => edition.routes[route]!.ends.toSorted((a, b) => a - b).join()

/** What the server calls closed beside that route. */
export const closedBeside = (scene: Scene, route: number): number[] =>
  closedByParallel(scene.view).filter((closed) => ends(scene, closed) === ends(scene, route))

/** The longest first, and one of several between the same places. */
export function longest(scene: Scene, some: number[]): number[] {
  const length = (route: number): number => scene.edition.routes[route]!.length
  const sorted = some.toSorted((a, b) => length(b) - length(a))
  return sorted.filter((route, i) => sorted.findIndex((one) => ends(scene, one) === ends(scene, route)) === i)
}
export const freeRoutes = ({ edition, view }: Scene): number[] =>
  onTable(edition.routes)
    .map(([route]) => route)
    .filter((route) => view.owners[route] === null && !closedByParallel(view).includes(route))

export const routes = (which: number[]): Target[] =>
  which.slice(0, RINGS).map((route) => ({ what: 'route', which: route }))
