// Where names stand when they are written larger than they were drawn: arithmetic only, in the drawing's units.
import type { Point, Size } from './zoom'

export interface Name {
  city: Point
  middle: Point // of the name as it was drawn
  width: number // of its longest line, for letters of size 1
  lines: number
  size: number // of its letters as they were drawn
  rank: number // names of a lower one come first
  needed: boolean // rather on a space than not at all
}

export interface Box {
  x: number // its middle
  y: number
  width: number
  height: number
}

export interface Written {
  size: number
  at: Point // the middle
}

export const READABLE = 12 // pixels: no name is written smaller
export const LINE = 22 / 19 // from line to line, for letters of size 1
const GAP = 4
const DOT = 9 // round a city
const MOST = 9 // discs that a needed name covers: about two spaces
const EDGE = 26 // the frame of the drawing
const TURNS = [0, 8, 12, 4, 14, 2, 10, 6, 15, 1, 9, 7, 13, 3, 11, 5].map((step) => (step * Math.PI) / 8)
const STEPS = [0, 8, 18] // further away, where there is no room beside the city

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

const distance = ({ x, y, width, height }: Box, { x: px, y: py }: Point): number =>
  Math.hypot(Math.max(0, Math.abs(px - x) - width / 2), Math.max(0, Math.abs(py - y) - height / 2))

/** The box of a name with letters of that size, with that middle. */
const boxAt = ({ width, lines }: Name, size: number, { x, y }: Point): Box => ({
  x,
  y,
  width: width * size,
  height: lines * LINE * size,
})

/** Where it may stand: grown away from its city, then on each side of it. */
function places(name: Name, size: number, dot: number): Point[] {
  const { city, middle } = name
  const [before, after] = [boxAt(name, name.size, middle), boxAt(name, size, middle)]
  const [dx, dy] = [middle.x - city.x, middle.y - city.y]
  const push = (d: number, small: number, large: number): number => (Math.sign(d) * (large - small)) / 2
  const beside = Math.abs(dx) > before.width / 2
  const grown = {
    x: middle.x + (beside ? push(dx, before.width, after.width) : 0),
    y: middle.y + (beside ? 0 : push(dy, before.height, after.height)),
  }
  const round = STEPS.flatMap((step) =>
    TURNS.map((turn) => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const far = dot + GAP + step
      // As far as the box has to be moved that way until it leaves the city alone.
      const way = Math.min(
        (far + after.width / 2) / Math.max(Math.abs(cos), 1e-6),
        (far + after.height / 2) / Math.max(Math.abs(sin), 1e-6),
      )
      return { x: city.x + way * cos, y: city.y + way * sin }
    }),
  )
  return [grown, ...round]
}

/**
 * Every name at its place, or null where it has to wait until one looks closer.
 *
 * `unit`: pixels for a unit of the drawing; `discs`: what no name may cover; `closed`: boxes that are taken already.
 */
export function letter(
  names: readonly (Name | undefined)[],
  discs: readonly { x: number; y: number; r: number }[],
  unit: number,
  sheet: Size,
  dot: number = DOT,
  closed: readonly Box[] = [],
): (Written | null)[] {
  const least = READABLE / unit
  const found: (Written | null)[] = names.map(() => null)
  const taken: Box[] = [...closed]
  const order = names.flatMap((name, at) => (name ? [{ name, at }] : [])).sort((a, b) => a.name.rank - b.name.rank)
  const cities = order.map(({ name }) => name.city)
  const isOpen = (box: Box, own: Point): boolean =>
    box.x - box.width / 2 > EDGE &&
    box.y - box.height / 2 > EDGE &&
    box.x + box.width / 2 < sheet.width - EDGE &&
    box.y + box.height / 2 < sheet.height - EDGE &&
    !taken.some((other) => overlap(box, other)) &&
    !cities.some((city) => distance(box, city) < (city === own ? dot : Math.max(dot, distance(box, own))))
  const covers = (box: Box): number => discs.filter((disc) => distance(box, disc) < disc.r).length
  const place = (name: Name, size: number): Point | undefined => {
    if (size === name.size) return name.middle
    let [best, least] = [undefined as Point | undefined, name.needed ? MOST : 1]
    for (const at of places(name, size, dot)) {
      const box = boxAt(name, size, at)
      if (!isOpen(box, name.city)) continue
      const covered = covers(box)
      if (covered < least) [best, least] = [at, covered]
      if (!covered) break
    }
    return best
  }
  for (const { name, at } of order) {
    const size = Math.max(name.size, least)
    const middle = place(name, size)
    if (!middle) continue
    taken.push(boxAt(name, size, middle))
    found[at] = { size, at: middle }
  }
  return found
}
