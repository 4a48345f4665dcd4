// Tickets of one's own.
import type { SeatView } from './protocol'

/** Those that were open before and are fulfilled now. */
export const justFulfilled = (before: readonly SeatView[], after: readonly SeatView[]): number[] =>
  after.flatMap((view) => {
    const old = before.find((other) => other.seat === view.seat)
    const open = new Set(old?.tickets.filter((ticket) => !ticket.done).map((ticket) => ticket.ticket))
    return view.tickets.filter(({ ticket, done }) => done && open.has(ticket)).map(({ ticket }) => ticket)
  })
