// What an event is about, by the edition's numbers: the only place that looks into its details.
import { cardsPaid } from './moves'
import type { EditionInfo, GameEvent, Payment } from './protocol'

export type EventKind = GameEvent['kind']

export interface Facts {
  route: number | null
  ticket: number | null
  city: number | null
  card: number | null
  player: number | null // who was chosen
  option: number | null // which effect was chosen
  line: number | null // of the score sheet
  source: number | null // the card or sticker it comes from
  token: string
  marker: string
  mark: string // on a card
  hidden: boolean // a card that only others may know
  matches: boolean // a card turned up at a tunnel costs another one
  payment: Omit<Payment, 'action'>
  count: number // of whatever the event counts
  returned: number
  slot: number
  everybodyPassed: boolean
}

export function factsOf({ details }: GameEvent): Facts {
  const which = (name: string): number | null => {
    const value = details[name]
    return typeof value === 'number' ? value : null
  }
  const word = (name: string): string => {
    const value = details[name]
    return typeof value === 'string' ? value : ''
  }
  const number = (...names: string[]): number => names.map(which).find((value) => value !== null) ?? 0
  return {
    route: which('route'),
    ticket: which('ticket'),
    city: which('city'),
    card: which('card'),
    player: which('player'),
    option: which('option'),
    line: which('line'),
    source: which('source'),
    token: word('token'),
    marker: word('marker'),
    mark: word('mark'),
    hidden: details['card'] === null,
    matches: Boolean(details['matches']),
    payment: {
      color: which('color'),
      of_color: number('of_color'),
      jokers: number('jokers'),
      ferry_cards: number('ferry_cards'),
    },
    count: number('count', 'kept', 'points'),
    returned: number('returned'),
    slot: number('slot'),
    everybodyPassed: Boolean(details['everybody_passed']),
  }
}

/** The cards that an event shows. */
export function cardsOf(edition: EditionInfo, event: GameEvent): number[] {
  const { card, payment } = factsOf(event)
  if (event.kind === 'paid') return cardsPaid(edition, payment)
  return card === null ? [] : [card]
}

const DEEDS: readonly EventKind[] = [
  'claimed',
  'built_station',
  'took_display',
  'drew_card',
  'took_ferry_card',
  'chose_tickets',
  'declined',
  'passed',
]

/** What each seat did last, as it is told beside its name. */
export function lastDeeds(events: readonly GameEvent[]): ReadonlyMap<number, GameEvent> {
  const done = events.filter((event) => DEEDS.includes(event.kind))
  return new Map(done.flatMap((event) => (event.seat === null ? [] : [[event.seat, event]])))
}

const NOTED: readonly EventKind[] = ['gained_money', 'took_tokens', 'sold_tokens', 'trains_back', 'has_another_turn']

/** What is worth a short note: what came of one's own deeds, and what is new for everybody. */
export const noted = (events: readonly GameEvent[], seats: readonly number[]): GameEvent[] =>
  events.filter(
    ({ kind, seat }) =>
      kind === 'turned_up_event' ||
      kind === 'shows_postcard' ||
      (NOTED.includes(kind) && seat !== null && seats.includes(seat)),
  )

/** The cards turned up for the tunnel that is being paid for, and which of them match. */
export function turnedUp(events: readonly GameEvent[]): { card: number; matches: boolean }[] {
  const since = events.findLastIndex((event) => event.kind === 'paid')
  return events
    .slice(since + 1)
    .filter((event) => event.kind === 'revealed')
    .map(factsOf)
    .flatMap(({ card, matches }) => (card === null ? [] : [{ card, matches }]))
}
