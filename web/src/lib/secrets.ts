// Several players at one device: what may be shown while it goes from hand to hand.
import type { GameEvent, SeatView } from './protocol'

/** Of these events only their own seat knows the card or the ticket; of the others nothing at all. */
export const SECRET: readonly GameEvent['kind'][] = ['dealt_card', 'offered_ticket', 'drew_card']
export const PRIVATE: readonly GameEvent['kind'][] = ['kept_ticket', 'returned_ticket', 'drew_mark']

/** The position as anybody may see it: nothing of what the seat holds, nor what follows from it. */
export const inPublic = (view: SeatView): SeatView => ({
  ...view,
  hand: [],
  hand_marks: {},
  postcards: [],
  tickets: [],
  offer: [],
  ways: [],
  legal: [],
  ahead: null,
  refusals: {},
})

/** The events as anybody may hear of them. */
export const heardByAll = (events: readonly GameEvent[]): GameEvent[] =>
  events
    .filter(({ kind }) => !PRIVATE.includes(kind))
    .map((event) =>
      SECRET.includes(event.kind)
        ? { ...event, text: '', details: { ...event.details, card: null, ticket: null } }
        : event,
    )
