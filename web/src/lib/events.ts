// What an event is about, by the edition's numbers: the only place that looks into its details.
import { cardsPaid } from './moves'
import type { EditionInfo, GameEvent, Payment } from './protocol'

export interface Facts {
  route: number | null
  ticket: number | null
  city: number | null
  card: number | null
  cardId: string // as the server calls it
  hidden: boolean // a card that only others may know
  matches: boolean // a card turned up at a tunnel costs another one
  payment: Omit<Payment, 'action' | 'text'>
  count: number // of whatever the event counts
  returned: number
  slot: number
  everybodyPassed: boolean
}

const indexOf = (list: readonly unknown[], value: unknown): number | null => {
  const index = list.indexOf(value)
  return index < 0 ? null : index
}
const byId = (list: { id: string }[], id: unknown): number | null =>
  indexOf(
    list.map((one) => one.id),
    id,
  )

export function factsOf(edition: EditionInfo, { details }: GameEvent): Facts {
  const number = (...names: string[]): number =>
    Number(names.map((name) => details[name]).find((value) => value !== undefined && value !== null) ?? 0)
  return {
    route: byId(edition.routes, details['route']),
    ticket: byId(edition.tickets, details['ticket']),
    city: byId(edition.cities, details['city']),
    card: indexOf(edition.cards, details['card']),
    cardId: typeof details['card'] === 'string' ? details['card'] : '',
    hidden: details['card'] === null,
    matches: Boolean(details['matches']),
    payment: {
      color: indexOf(edition.cards, details['color']),
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
  const { card, payment } = factsOf(edition, event)
  if (event.kind === 'paid') return cardsPaid(edition, payment)
  return card === null ? [] : [card]
}

const DEEDS = [
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

/** The cards turned up for the tunnel that is being paid for, and which of them match. */
export function turnedUp(edition: EditionInfo, events: readonly GameEvent[]): { card: number; matches: boolean }[] {
  const since = events.findLastIndex((event) => event.kind === 'paid')
  return events
    .slice(since + 1)
    .filter((event) => event.kind === 'revealed')
    .map((event) => factsOf(edition, event))
    .flatMap(({ card, matches }) => (card === null ? [] : [{ card, matches }]))
}
