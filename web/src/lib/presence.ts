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

/** Does a bot play for the player in that seat? */
export const isReplaced = (table: TableInfo | undefined, seat: number | null | undefined): boolean =>
  Boolean(table?.seats[seat ?? -1]?.stand_in)
