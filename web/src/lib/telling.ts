// What happens at a table in the reader's words, with the names of its players and what is printed on its cards.
import { noted } from './events'
import type { GameEvent, LegalMove } from './protocol'
import type { TableState } from './table.svelte'
import { eventText, moveText } from './words'

/** What happened; without whom it is about, where that is said beside it. */
export const told = (game: TableState, event: GameEvent, nameless = false): string =>
  eventText(game.edition, event, (seat) => (nameless ? '' : game.name(seat)), game.book).replace(/^[:\s]+/, '')

/** A move. */
export const moveWords = (game: TableState, move: LegalMove): string =>
  moveText(game.edition, move, (seat) => game.name(seat), game.book, game.view?.phase)

/** What is worth a short note of what just happened: one's own name is not said in it. */
export function notesOf(game: TableState, events: readonly GameEvent[]): string {
  const alone = game.seats.length === 1
  const isOwn = (seat: number | null): boolean => alone && seat === game.seats[0]
  return noted(events, game.seats)
    .map((event) => told(game, event, isOwn(event.seat)))
    .join(' · ')
}
