// What a rulebook shows of an edition, found in its own data: routes to explain things by, and what they are worth.
import { onTable } from './edition'
import type { EditionInfo, RouteInfo } from './protocol'

type Kind = 'colour' | 'grey' | 'ferry' | 'waves' | 'tunnel' | 'subway'

const isPlain = ({ symbols, waves, tunnel, cards, length }: RouteInfo): boolean =>
  !symbols && !waves && !tunnel && cards === length

const IS: Record<Kind, (route: RouteInfo) => boolean> = {
  colour: (route) => isPlain(route) && route.color !== null,
  grey: (route) => isPlain(route) && route.color === null,
  ferry: ({ symbols }) => symbols > 0,
  waves: ({ waves }) => waves > 0,
  tunnel: ({ tunnel, color }) => tunnel && color !== null,
  subway: ({ cards, length }) => cards !== length,
}

/** A route of each kind that is on the table: the one whose length is nearest to three, which is seen best. */
export function example(edition: EditionInfo, kind: Kind): number | null {
  const found = onTable(edition.routes).filter(([, route]) => IS[kind](route))
  const far = ({ cards }: RouteInfo): number => Math.abs(cards - 3)
  return found.toSorted(([, a], [, b]) => far(a) - far(b))[0]?.[0] ?? null
}

/** Two routes between the same places, if there are any. */
export function twins(edition: EditionInfo): [number, number] | null {
  const routes = onTable(edition.routes)
  for (const [first, { ends, length }] of routes) {
    const other = routes.find(
      ([number, route]) =>
        number > first && length <= 4 && isPlain(route) && ends.every((end) => route.ends.includes(end)),
    )
    if (other) return [first, other[0]]
  }
  return null
}

export interface PointsRow {
  piece: number
  bySubway: boolean // told by the cards it costs rather than by its spaces
  worth: { size: number; points: number }[]
}

/** What routes are worth, for each kind of piece; nothing where they are worth nothing. */
export function pointsTable(edition: EditionInfo): PointsRow[] {
  const rows = edition.pieces.map((_, piece) => {
    const own = onTable(edition.routes).filter(([, route]) => route.piece === piece)
    const worth = new Map(own.map(([, { cards, points }]) => [cards, points]))
    return {
      piece,
      bySubway: own.some(([, route]) => IS.subway(route)),
      worth: [...worth].map(([size, points]) => ({ size, points })).toSorted((a, b) => a.size - b.size),
    }
  })
  return rows.filter(({ worth }) => worth.some(({ points }) => points))
}

/** What trains left over pay, where money is the score: numbers that pay the same together. */
export function trainsLeft({ money }: EditionInfo): { size: string; dollars: number }[] {
  const table = money?.pieces_left ?? []
  return [...new Set(table)].map((dollars) => {
    const [first, last] = [table.indexOf(dollars), table.lastIndexOf(dollars)]
    const size = last === table.length - 1 ? `${first}+` : first === last ? `${first}` : `${first}–${last}`
    return { size, dollars }
  })
}

/** The part of the board round a route, in the drawing's units. */
export function partRound(edition: EditionInfo, route: number): string {
  const [a, b] = edition.routes[route]!.ends.map((end) => edition.cities[end]!)
  const [width, height] = [Math.min(760, edition.width), Math.min(300, edition.height)]
  const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))
  const x = between(0, (a!.x + b!.x) / 2 - width / 2, edition.width - width)
  const y = between(0, (a!.y + b!.y) / 2 - height / 2, edition.height - height)
  return [x, y, width, height].map(Math.round).join(' ')
}
