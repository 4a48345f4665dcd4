// The keys of one's seats, on this device only. A link with the key in it repairs a lost one.
const SEAT = 'branchline seat '
const name = (table: string): string => SEAT + table

/** The tables at which this device has a seat. */
export const ownTables = (): string[] =>
  Object.keys(localStorage)
    .filter((kept) => kept.startsWith(SEAT))
    .map((kept) => kept.slice(SEAT.length))

export function keyOf(table: string): string | null {
  const fromLink = new URLSearchParams(location.hash.slice(1)).get('key')
  if (fromLink) {
    keepKey(table, fromLink)
    history.replaceState(null, '', location.pathname + location.search) // out of sight and of bookmarks
  }
  return localStorage.getItem(name(table))
}

export function keepKey(table: string, key: string): void {
  localStorage.setItem(name(table), key)
}

/** The seat is not ours any more. */
export function forgetKey(table: string): void {
  localStorage.removeItem(name(table))
}

/** The address of a table on this site. */
export const pathTo = (table: string): string => `/?table=${table}`

/** The whole address, for others; with the key it opens the seat on another device. */
export const linkTo = (table: string, key?: string | null): string =>
  location.origin + pathTo(table) + (key ? `#key=${key}` : '')
