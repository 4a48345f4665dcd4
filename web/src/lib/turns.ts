// The log by turns: what one player did in one go, with what happened on the way.
import { cardsOf, type EventKind } from './events'
import type { EditionInfo, GameEvent, ReplayStep } from './protocol'

export interface Turn {
  first: number // its place in the log
  seat: number | null // null: the set-up, or what is nobody's
  deed: GameEvent | null // what it comes to; null: cards were drawn, or the cards were dealt
  drawn: number // cards
  steps: GameEvent[]
}

const DRAWN: readonly EventKind[] = ['took_display', 'drew_card', 'took_ferry_card']
// What a player begins with.
const OPENING: readonly EventKind[] = [
  ...DRAWN,
  'chose_route',
  'chose_city',
  'offered_ticket',
  'kept_ticket',
  'returned_ticket',
  'chose_tickets',
  'passed',
]
// What a turn comes to, the most telling first; with one of them it is over.
const DEEDS: readonly EventKind[] = ['claimed', 'built_station', 'declined', 'chose_tickets', 'passed']
const ALONE: readonly EventKind[] = ['last_round', 'ended'] // lines of their own
const TWO = 2 // cards make a turn

function begins(event: GameEvent, turn: Turn | undefined, isSetUp: boolean): boolean {
  if (!turn || ALONE.includes(event.kind)) return true
  if (turn.deed && ALONE.includes(turn.deed.kind)) return true
  if (!OPENING.includes(event.kind) || (isSetUp && event.kind === 'offered_ticket')) return false
  if (event.seat === turn.seat && turn.deed?.kind === 'claimed' && DRAWN.includes(event.kind)) return false // it brought them
  return isSetUp || event.seat !== turn.seat || turn.deed !== null || turn.drawn >= TWO
}

/** The turns of a log, in their order. */
export function turnsOf(events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = []
  let isSetUp = true
  events.forEach((event, at) => {
    if (begins(event, turns.at(-1), isSetUp)) {
      isSetUp = turns.length === 0 && !OPENING.includes(event.kind)
      turns.push({ first: at, seat: isSetUp ? null : event.seat, deed: null, drawn: 0, steps: [] })
    }
    const turn = turns.at(-1)!
    turn.steps.push(event)
    if (event.seat === turn.seat && DRAWN.includes(event.kind)) turn.drawn += 1
    if (DEEDS.includes(event.kind) || ALONE.includes(event.kind)) turn.deed = event
  })
  return turns
}

/** The cards a turn's line shows: what was drawn or paid, as far as it was seen. */
export const cardsOfTurn = (edition: EditionInfo, { steps }: Turn): number[] =>
  steps.filter(({ kind }) => DRAWN.includes(kind) || kind === 'paid').flatMap((event) => cardsOf(edition, event))

/** The last step of each turn of a replay, the set-up first. */
export function turnEnds(steps: readonly ReplayStep[]): number[] {
  const ends = steps.flatMap(({ seat }, at) => (steps[at + 1]?.seat === seat && !isDone(steps[at]!) ? [] : [at]))
  return ends.length ? ends : [0]
}

// The turn counts up with the decision that ends it; the set-up is one by itself.
const isDone = ({ seat, events }: ReplayStep): boolean =>
  seat === null || events.some(({ kind }) => DEEDS.includes(kind))

/** The step to go to for a turn on, or back. */
export const turnFrom = (ends: readonly number[], step: number, way: 1 | -1): number =>
  way > 0 ? (ends.find((end) => end > step) ?? ends.at(-1)!) : (ends.findLast((end) => end < step) ?? 0)
