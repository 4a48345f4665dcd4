// The keys of one's seats and companies, on this device only. A link with the key in it repairs a lost one.
//
// A key cannot be had again, so no answer makes us throw it away: a server may not know a seat yet, or be another one. One
// that is not known is doubted, and tried again whenever its table is opened; after a month of doubt it is forgotten.
const MONTH = 30 * 24 * 3600 * 1000

class Keyring {
  readonly #kept: string
  readonly #other: string // what a link with another key has pushed aside
  readonly #doubt: string

  constructor(kind: string, doubt: string) {
    this.#kept = `branchline ${kind} `
    this.#other = `branchline other ${kind} `
    this.#doubt = `branchline ${doubt} `
  }

  /** What this device has keys to. */
  own(): string[] {
    return Object.keys(localStorage)
      .filter((kept) => kept.startsWith(this.#kept))
      .map((kept) => kept.slice(this.#kept.length))
  }

  of(id: string): string | null {
    const fromLink = takeFromLink('key')
    if (fromLink) {
      const before = localStorage.getItem(this.#kept + id)
      if (before && before !== fromLink) localStorage.setItem(this.#other + id, before)
      this.keep(id, fromLink)
    }
    return localStorage.getItem(this.#kept + id)
  }

  keep(id: string, key: string): void {
    localStorage.setItem(this.#kept + id, key)
    localStorage.removeItem(this.#doubt + id)
  }

  /** The key opens something. */
  trust(id: string): void {
    localStorage.removeItem(this.#doubt + id)
  }

  isDoubted(id: string): boolean {
    return localStorage.getItem(this.#doubt + id) !== null
  }

  /** What it opened does not seem to be ours any more. */
  doubt(id: string): void {
    const since = Number(localStorage.getItem(this.#doubt + id))
    if (!since) localStorage.setItem(this.#doubt + id, String(Date.now()))
    else if (Date.now() - since > MONTH) {
      for (const kind of [this.#kept, this.#other, this.#doubt]) localStorage.removeItem(kind + id)
    }
  }

  /** A link's key opens nothing: is there one that it pushed aside? */
  takeOther(id: string): boolean {
    const other = localStorage.getItem(this.#other + id)
    if (!other) return false
    this.keep(id, other)
    localStorage.removeItem(this.#other + id)
    return true
  }
}

/** What the address has behind the hash under that name; it goes out of sight and of bookmarks. */
export function takeFromLink(name: string): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get(name)
  if (found) history.replaceState(null, '', location.pathname + location.search)
  return found
}

const seats = new Keyring('seat', 'doubt')
/** The keys of one's companies in campaigns. */
export const companies = new Keyring('company', 'doubtful company')

/** The tables at which this device has a seat. */
export const ownTables = (): string[] => seats.own()
export const keyOf = (table: string): string | null => seats.of(table)
export const keepKey = (table: string, key: string): void => seats.keep(table, key)
/** The key opens a seat. */
export const trustKey = (table: string): void => seats.trust(table)
export const isDoubted = (table: string): boolean => seats.isDoubted(table)
/** The seat does not seem to be ours any more. */
export const doubtKey = (table: string): void => seats.doubt(table)
/** A link's key opens nothing: is there one that it pushed aside? */
export const takeOtherKey = (table: string): boolean => seats.takeOther(table)

/** The address of a table on this site. */
export const pathTo = (table: string): string => `/?table=${table}`
/** The address of a campaign's office. */
export const officeOf = (campaign: string): string => `/?campaign=${campaign}`

/** The whole address, for others; with the key it opens the seat on another device. */
export const linkTo = (table: string, key?: string | null): string =>
  location.origin + pathTo(table) + (key ? `#key=${key}` : '')
/** The same of an office; an invitation opens it for whoever comes first. */
export const linkToOffice = (campaign: string, how: 'key' | 'link', key: string): string =>
  `${location.origin}${officeOf(campaign)}#${how}=${key}`
