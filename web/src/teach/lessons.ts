// The lessons of a first game in New York: when each one matters, what it points at, what it names.
import { joker, onTable } from '../lib/edition'
import { claimable, moveOf } from '../lib/moves'
import { cardName, routeName, ticketName } from '../lib/words'
import { claimFact, factOf, factTargets, longestFact, nearFact, waysFact } from './facts'
import type { Fact } from './facts'
import * as scenes from './scene'
import type { Lesson, Scene, Target } from './scene'

const FEW_PIECES = 7
const ENOUGH_PIECES = 6
const SOME_DRAWS = 3

const name = (scene: Scene, seat: number): string => scene.names[seat]!
const opponent = (scene: Scene): string => name(scene, scenes.others(scene)[0]!)

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

const landmarks = ({ edition }: Scene): number[] =>
  onTable(edition.cities).flatMap(([city, { landmark }]) => (landmark ? [city] : []))

/** The tickets on offer and where they lead. */
export const offered = ({ edition, view }: Scene): Target[] => [
  { what: 'offer' },
  ...view.offer
    .flatMap((ticket) => edition.tickets[ticket]!.ends)
    .map((city): Target => ({ what: 'city', which: city })),
]

// --- those that every board has ------------------------------------------------------------------------------------------
export const COLOURS: Lesson = {
  id: 'colours',
  when: (scene) =>
    scenes.drawing(scene) && (scenes.hasDrawn(scene) || scenes.hasClaimed(scene)) && scene.view.hand.some((n) => n > 0),
  at: () => [{ what: 'hand' }],
}
export const CLAIM: Lesson = {
  id: 'claim',
  when: (scene) => scenes.atTurn(scene) && claimable(scene.view).length > 0,
  at: (scene) => factTargets(claimFact(scene)),
  values: ({ edition }) => ({ joker: cardName(edition, joker(edition)) }),
  fact: claimFact,
}
export const BLOCKED: Lesson = {
  id: 'blocked',
  when: (scene) => scenes.atTurn(scene) && scenes.taken(scene) !== null,
  at: (scene) => {
    const { route } = scenes.taken(scene)!
    return scenes.routes([route, ...scenes.closedBeside(scene, route)])
  },
  values: (scene) => {
    const { route, seat } = scenes.taken(scene)!
    const closed = scenes.closedBeside(scene, route).length ? 'yes' : 'no'
    return { name: name(scene, seat), route: routeName(scene.edition, route), closed }
  },
  fact: waysFact,
}
export const FULFILLED: Lesson = {
  id: 'fulfilled',
  when: (scene) => scenes.atTurn(scene) && scene.view.tickets.some(({ done }) => done) && !scenes.allDone(scene),
  at: () => [{ what: 'tickets' }],
  values: (scene) => ({ ticket: ticketName(scene.edition, scenes.doneTicket(scene)) }),
  fact: nearFact,
}
/** All tickets are done, and there are pieces enough for another. */
export const moreTickets = (id: string, enough: number): Lesson => ({
  id,
  when: (scene) =>
    scenes.atTurn(scene) &&
    scenes.allDone(scene) &&
    scenes.pieces(scene, scenes.own(scene)) >= enough &&
    moveOf(scene.view, 'tickets') !== undefined,
  at: () => [{ what: 'ticket-pile' }],
  values: (scene) => ({ n: scenes.pieces(scene, scenes.own(scene)) }),
})
/** The last turn: what it is best for, as far as that can be said. */
export const lastTurn = (id: string, fact: (scene: Scene) => Fact | null): Lesson => ({
  id,
  when: scenes.lastTurn,
  at: (scene) => {
    const at = factTargets(fact(scene))
    return at.length ? at : [{ what: 'hand' }]
  },
  fact,
  atOnce: true,
})

/** Somebody has few pieces left. */
export const nearlyOver =
  (few: number) =>
  (scene: Scene): boolean =>
    scenes.atTurn(scene) && scene.view.players.some((_, seat) => scenes.pieces(scene, seat) <= few)

export const atPlayers = (scene: Scene): Target[] =>
  [scenes.nearestToTheEnd(scene), scenes.own(scene)].map((seat) => ({ what: 'player', which: seat }))

// In the order in which they are wanted: the first that fits is shown.
export const LESSONS: Lesson[] = [
  {
    id: 'goal',
    when: scenes.firstTickets,
    at: () => [],
    values: (scene) => ({ name: opponent(scene), n: scene.edition.piece_counts[0]! }),
  },
  {
    id: 'tickets',
    when: scenes.firstTickets,
    at: offered,
    values: (scene) => ({ city: sharedCity(scene), shared: sharedCity(scene) ? 'yes' : 'no' }),
    atOnce: true,
  },
  { id: 'draw', when: (scene) => scenes.atTurn(scene) && !scenes.hasDrawn(scene), at: () => [{ what: 'display' }] },
  COLOURS,
  CLAIM,
  BLOCKED,
  {
    id: 'ending',
    when: nearlyOver(FEW_PIECES),
    at: atPlayers,
    values: (scene) => {
      const seat = scenes.nearestToTheEnd(scene)
      return { name: name(scene, seat), others: scenes.pieces(scene, seat), n: scenes.pieces(scene, scenes.own(scene)) }
    },
    fact: nearFact,
    atOnce: true,
  },
  {
    id: 'jokers',
    when: (scene) =>
      scenes.drawing(scene) &&
      (scene.view.display.includes(joker(scene.edition)) || scene.view.hand[joker(scene.edition)]! > 0),
    at: (scene) => {
      const slot = scene.view.display.indexOf(joker(scene.edition))
      return [slot < 0 ? { what: 'hand' } : { what: 'card', which: slot }]
    },
  },
  {
    id: 'length',
    when: (scene) =>
      scenes.drawing(scene) &&
      (scenes.hasClaimed(scene) || scenes.drawn(scene) >= SOME_DRAWS) &&
      longestFact(scene) !== null,
    at: (scene) => factTargets(longestFact(scene)),
    values: (scene) => ({ points: pointsByLength(scene) }),
    fact: longestFact,
  },
  FULFILLED,
  moreTickets('more', ENOUGH_PIECES),
  {
    id: 'landmarks',
    when: (scene) => scenes.drawing(scene) && scenes.hasClaimed(scene),
    at: (scene) => landmarks(scene).map((city) => ({ what: 'city', which: city })),
    values: (scene) => ({ n: landmarks(scene).length }),
  },
  lastTurn('last', factOf),
  { id: 'scores', when: ({ sheets }) => sheets !== null, at: () => [{ what: 'scores' }], atOnce: true },
]
