// The lessons of a first game in New York: when each one matters, what it points at, what it names.
// They read what the server sends and derive no rules from it.
import { joker, onTable } from '../lib/edition'
import { type EventKind, factsOf } from '../lib/events'
import { choosesTickets, claimable, closedByParallel, moveOf } from '../lib/moves'
import type { EditionInfo, GameEvent, SeatView, SheetView } from '../lib/protocol'
import { routeName, ticketName } from '../lib/words'

/** What a learner sees, as the server tells it. */
export interface Scene {
  edition: EditionInfo
  view: SeatView
  events: GameEvent[]
  sheets: SheetView[] | null
  names: string[]
}

/** Something on the page. `which`: a slot of the display, a route, a city or a seat. */
export interface Target {
  what:
    'offer' | 'display' | 'card' | 'pile' | 'hand' | 'tickets' | 'ticket-pile' | 'route' | 'city' | 'player' | 'scores'
  which?: number
}

export interface Lesson {
  id: string
  when: (scene: Scene) => boolean
  at: (scene: Scene) => Target[]
  values?: (scene: Scene) => Record<string, string | number>
  atOnce?: true // may follow another lesson without a move in between
}

const FEW_PIECES = 7
const ENOUGH_PIECES = 6
const SOME_DRAWS = 3
const RINGS = 3 // more of a kind would only confuse

const own = ({ view }: Scene): number => view.seat ?? 0
const other = (scene: Scene): number => 1 - own(scene)
const choosing = ({ view }: Scene): boolean => view.offer.length > 0 && choosesTickets(view)
const firstTickets = (scene: Scene): boolean => scene.view.phase === 'choose_tickets' && choosing(scene)
// The last turn has a lesson of its own, and no time for others.
const atTurn = ({ view }: Scene): boolean => view.phase === 'turn' && view.turns_left === null
const drawing = (scene: Scene): boolean =>
  atTurn(scene) || (scene.view.phase === 'second_card' && scene.view.turns_left === null)
const did = (scene: Scene, seat: number, ...kinds: EventKind[]): GameEvent[] =>
  scene.events.filter((event) => event.seat === seat && kinds.includes(event.kind))
const drawn = (scene: Scene): number => did(scene, own(scene), 'took_display', 'drew_card').length
const hasDrawn = (scene: Scene): boolean => drawn(scene) > 0
const hasClaimed = (scene: Scene): boolean => did(scene, own(scene), 'claimed').length > 0
const pieces = ({ view }: Scene, seat: number): number => view.players[seat]!.pieces[0]!
const allDone = ({ view }: Scene): boolean => view.tickets.length > 0 && view.tickets.every(({ done }) => done)
const doneTicket = ({ view }: Scene): number => view.tickets.find(({ done }) => done)!.ticket

/** The route the opponent claimed last. */
function takenRoute(scene: Scene): number {
  const claim = did(scene, other(scene), 'claimed').at(-1)
  return (claim && factsOf(claim).route) ?? -1
}

const ends = ({ edition }: Scene, route: number): string => edition.routes[route]!.ends.toSorted((a, b) => a - b).join()

/** What the server calls closed beside that route. */
const closedBeside = (scene: Scene, route: number): number[] =>
  closedByParallel(scene.view).filter((closed) => ends(scene, closed) === ends(scene, route))

/** A city at which two of the tickets on offer end. */
function sharedCity({ edition, view }: Scene): string {
  const ends = view.offer.flatMap((ticket) => edition.tickets[ticket]!.ends)
  const city = ends.find((one, i) => ends.indexOf(one) !== i)
  return city === undefined ? '' : edition.cities[city]!.name
}

/** What each length of route is worth, as `1 → 1, 2 → 2, …`. */
function pointsByLength({ edition }: Scene): string {
  const points = new Map(onTable(edition.routes).map(([, route]) => [route.length, route.points]))
  return [...points]
    .sort(([a], [b]) => a - b)
    .map(([length, worth]) => `${length}\u00a0→\u00a0${worth}`)
    .join(', ')
}

const routes = (which: number[]): Target[] => which.slice(0, RINGS).map((route) => ({ what: 'route', which: route }))

/** The longest first, and one of several between the same places. */
function longest(scene: Scene, some: number[]): number[] {
  const length = (route: number): number => scene.edition.routes[route]!.length
  const sorted = some.toSorted((a, b) => length(b) - length(a))
  return sorted.filter((route, i) => sorted.findIndex((one) => ends(scene, one) === ends(scene, route)) === i)
}
const freeRoutes = ({ edition, view }: Scene): number[] =>
  onTable(edition.routes)
    .map(([route]) => route)
    .filter((route) => view.owners[route] === null)
const landmarks = ({ edition }: Scene): number[] =>
  onTable(edition.cities).flatMap(([city, { landmark }]) => (landmark ? [city] : []))

// In the order in which they are wanted: the first that fits is shown.
export const LESSONS: Lesson[] = [
  {
    id: 'goal',
    when: firstTickets,
    at: () => [],
    values: (scene) => ({ name: scene.names[other(scene)]!, n: scene.edition.piece_counts[0]! }),
  },
  {
    id: 'tickets',
    when: firstTickets,
    at: ({ edition, view }) => [
      { what: 'offer' },
      ...view.offer
        .flatMap((ticket) => edition.tickets[ticket]!.ends)
        .map((city): Target => ({ what: 'city', which: city })),
    ],
    values: (scene) => ({ city: sharedCity(scene), shared: sharedCity(scene) ? 'yes' : 'no' }),
    atOnce: true,
  },
  { id: 'draw', when: (scene) => atTurn(scene) && !hasDrawn(scene), at: () => [{ what: 'display' }] },
  {
    id: 'colours',
    when: (scene) => drawing(scene) && (hasDrawn(scene) || hasClaimed(scene)) && scene.view.hand.some((n) => n > 0),
    at: () => [{ what: 'hand' }],
  },
  {
    id: 'claim',
    when: (scene) => atTurn(scene) && claimable(scene.view).length > 0,
    at: (scene) => routes(longest(scene, claimable(scene.view))),
    values: (scene) => ({ name: scene.names[other(scene)]! }),
  },
  {
    id: 'blocked',
    when: (scene) => atTurn(scene) && takenRoute(scene) >= 0,
    at: (scene) => routes([takenRoute(scene), ...closedBeside(scene, takenRoute(scene))]),
    values: (scene) => ({ name: scene.names[other(scene)]!, route: routeName(scene.edition, takenRoute(scene)) }),
  },
  {
    id: 'ending',
    when: (scene) => atTurn(scene) && scene.view.players.some((_, seat) => pieces(scene, seat) <= FEW_PIECES),
    at: (scene) => [other(scene), own(scene)].map((seat) => ({ what: 'player', which: seat })),
    values: (scene) => ({
      name: scene.names[other(scene)]!,
      others: pieces(scene, other(scene)),
      n: pieces(scene, own(scene)),
    }),
    atOnce: true,
  },
  {
    id: 'jokers',
    when: (scene) =>
      drawing(scene) &&
      (scene.view.display.includes(joker(scene.edition)) || scene.view.hand[joker(scene.edition)]! > 0),
    at: (scene) => {
      const slot = scene.view.display.indexOf(joker(scene.edition))
      return [slot < 0 ? { what: 'hand' } : { what: 'card', which: slot }]
    },
  },
  {
    id: 'length',
    when: (scene) => drawing(scene) && (hasClaimed(scene) || drawn(scene) >= SOME_DRAWS),
    at: (scene) => routes(longest(scene, freeRoutes(scene))),
    values: (scene) => ({ points: pointsByLength(scene) }),
  },
  {
    id: 'fulfilled',
    when: (scene) => atTurn(scene) && scene.view.tickets.some(({ done }) => done) && !allDone(scene),
    at: () => [{ what: 'tickets' }],
    values: (scene) => ({ ticket: ticketName(scene.edition, doneTicket(scene)), name: scene.names[other(scene)]! }),
  },
  {
    id: 'more',
    when: (scene) =>
      atTurn(scene) &&
      allDone(scene) &&
      pieces(scene, own(scene)) >= ENOUGH_PIECES &&
      moveOf(scene.view, 'tickets') !== undefined,
    at: () => [{ what: 'ticket-pile' }],
    values: (scene) => ({ n: pieces(scene, own(scene)) }),
  },
  {
    id: 'landmarks',
    when: (scene) => drawing(scene) && hasClaimed(scene),
    at: (scene) => landmarks(scene).map((city) => ({ what: 'city', which: city })),
    values: (scene) => ({ n: landmarks(scene).length }),
  },
  {
    id: 'last',
    when: ({ view }) => view.phase === 'turn' && view.turns_left !== null,
    at: (scene) => (claimable(scene.view).length ? routes(longest(scene, claimable(scene.view))) : [{ what: 'hand' }]),
    atOnce: true,
  },
  { id: 'scores', when: ({ sheets }) => sheets !== null, at: () => [{ what: 'scores' }], atOnce: true },
]
