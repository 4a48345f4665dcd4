// Who is connected, as it changes between two tellings of the table.
import type { Presence, TableInfo } from './protocol'

/** The table with those here; `waited`: seconds since it was last told of. */
export function withPresence(table: TableInfo, { seats: here, spectators }: Presence, waited: number): TableInfo {
  const seats = table.seats.map((seat, number) => {
    const isHere = here.includes(number)
    return { ...seat, here: isHere, away: isHere ? null : seat.here ? -waited : seat.away } // since now, not since then
  })
  return { ...table, seats, spectators }
}
