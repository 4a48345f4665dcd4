// Who is at a table, as it is told between two updates.
import type { Presence, TableInfo } from './protocol'

/** The table with who is there now; `waited`: seconds since it was last told about. */
export function withPresence(table: TableInfo, { seats, spectators }: Presence, waited: number): TableInfo {
  const known = table.seats.map((seat, number) => {
    const here = seats.includes(number)
    return { ...seat, here, away: here ? null : seat.here ? -waited : seat.away } // since now, not since it was told
  })
  return { ...table, seats: known, spectators }
}
