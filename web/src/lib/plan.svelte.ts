// The routes one wants, marked for oneself: kept on this device, told to nobody.
import { joker } from './edition'
import type { EditionInfo, SeatView } from './protocol'

const KEPT = 'branchline plan '

export class Plan {
  marking = $state(false) // a click on a route marks it, in the place of claiming it
  #routes = $state.raw<Record<string, number[]>>({}) // by seat
  #name: string

  constructor(table: string) {
    this.#name = KEPT + table
    try {
      this.#routes = JSON.parse(localStorage.getItem(this.#name) ?? '{}') as Record<string, number[]>
    } catch {
      // nothing was kept, or nothing can be
    }
  }

  of(seat: number | null | undefined): readonly number[] {
    return this.#routes[String(seat)] ?? []
  }

  readonly toggle = (seat: number | null, route: number): void =>
    this.#keep(
      seat,
      this.of(seat).includes(route) ? this.of(seat).filter((one) => one !== route) : [...this.of(seat), route],
    )

  readonly add = (seat: number | null, routes: readonly number[]): void =>
    this.#keep(seat, [...new Set([...this.of(seat), ...routes])])

  readonly clear = (seat: number | null): void => this.#keep(seat, [])

  #keep(seat: number | null, routes: number[]): void {
    const others = Object.entries(this.#routes).filter(([other]) => other !== String(seat))
    this.#routes = Object.fromEntries(routes.length ? [...others, [String(seat), routes]] : others)
    try {
      if (Object.keys(this.#routes).length) localStorage.setItem(this.#name, JSON.stringify(this.#routes))
      else localStorage.removeItem(this.#name)
    } catch {
      // it lasts as long as the page
    }
  }
}

export interface Needs {
  open: number[] // routes of the plan that are still to be claimed
  lost: number[] // that somebody else has
  pieces: number[] // left of each kind once the plan is done; less than nothing: too few
  cards: { kind: number; need: number; have: number }[] // of each colour, and of jokers that have to be jokers
  any: number[] // routes of any one colour: so many cards each
  jokers: number // in hand, that may stand for whatever is missing
  points: number
}

/** What the routes of a plan still take. */
export function needsOf(edition: EditionInfo, view: SeatView, routes: readonly number[]): Needs {
  const open = routes.filter((route) => view.owners[route] === null && edition.routes[route])
  const lost = routes.filter((route) => view.owners[route] !== null && view.owners[route] !== view.seat)
  const pieces = [...(view.players[view.seat ?? 0]?.pieces ?? [])]
  const need = edition.cards.map(() => 0)
  const any: number[] = []
  let points = 0
  for (const route of open) {
    const { color, cards, symbols, waves, piece, length } = edition.routes[route]!
    const plain = cards - symbols - waves
    pieces[piece]! -= length
    points += edition.routes[route]!.points
    need[joker(edition)]! += symbols
    if (color !== null) need[color]! += plain
    else if (plain > 0) any.push(plain)
  }
  const have = (kind: number): number => view.hand[kind] ?? 0
  return {
    open,
    lost,
    pieces,
    cards: need.flatMap((count, kind) => (count ? [{ kind, need: count, have: Math.min(count, have(kind)) }] : [])),
    any: any.toSorted((a, b) => b - a),
    jokers: Math.max(0, have(joker(edition)) - need[joker(edition)]!),
    points,
  }
}
