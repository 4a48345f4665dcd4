// The keys of one's seats, on this device only. A link with the key in it repairs a lost one.
//
// A key cannot be had again, so no answer makes us throw it away: a server may not know a seat yet, or be another one. One
// that is not known is doubted, and tried again whenever its table is opened; after a month of doubt it is forgotten.
const SEAT = 'branchline seat '
const OTHER = 'branchline other seat ' // what a link with another key has pushed aside
const DOUBT = 'branchline doubt '
const MONTH = 30 * 24 * 3600 * 1000
const name = (table: string): string => SEAT + table

/** The tables at which this device has a seat. */
export const ownTables = (): string[] =>
  Object.keys(localStorage)
    .filter((kept) => kept.startsWith(SEAT))
    .map((kept) => kept.slice(SEAT.length))

export function keyOf(table: string): string | null {
  const fromLink = new URLSearchParams(location.hash.slice(1)).get('key')
  if (fromLink) {
    const before = localStorage.getItem(name(table))
    if (before && before !== fromLink) localStorage.setItem(OTHER + table, before)
    keepKey(table, fromLink)
    history.replaceState(null, '', location.pathname + location.search) // out of sight and of bookmarks
  }
  return localStorage.getItem(name(table))
}

export function keepKey(table: string, key: string): void {
  localStorage.setItem(name(table), key)
  localStorage.removeItem(DOUBT + table)
}

/** The key opens a seat. */
export function trustKey(table: string): void {
  localStorage.removeItem(DOUBT + table)
}

export const isDoubted = (table: string): boolean => localStorage.getItem(DOUBT + table) !== null

/** The seat does not seem to be ours any more. */
export function doubtKey(table: string): void {
  const since = Number(localStorage.getItem(DOUBT + table))
  if (!since) localStorage.setItem(DOUBT + table, String(Date.now()))
  else if (Date.now() - since > MONTH) {
    for (const kind of [SEAT, OTHER, DOUBT]) localStorage.removeItem(kind + table)
  }
}

/** A link's key opens nothing: is there one that it pushed aside? */
export function takeOtherKey(table: string): boolean {
  const other = localStorage.getItem(OTHER + table)
  if (!other) return false
  keepKey(table, other)
  localStorage.removeItem(OTHER + table)
  return true
}

/** The address of a table on this site. */
export const pathTo = (table: string): string => `/?table=${table}`

/** The whole address, for others; with the key it opens the seat on another device. */
export const linkTo = (table: string, key?: string | null): string =>
  location.origin + pathTo(table) + (key ? `#key=${key}` : '')
