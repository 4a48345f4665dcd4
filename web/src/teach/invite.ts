// When a coach is offered: at the beginning, to somebody who plays alone at this device.
import { choosesTickets } from '../lib/moves'
import type { TableState } from '../lib/table.svelte'

/** The first tickets are chosen now, by the one player of this device. */
export const firstTickets = ({ seats, view, yourTurn }: TableState): boolean =>
  seats.length === 1 && yourTurn && view?.phase === 'choose_tickets' && choosesTickets(view)
