// What is meant by pointing at the board. Places are in the drawing's units, reaches in pixels.
import { findOnTable } from '../lib/edition'
import { distance, type Space } from './drawing'
import type { Point } from './zoom'

const FINGER = 16 // pixels round a tap that may be meant
const BESIDE = 6 // pixels beside a slim space that a click may be meant for
const SLIM = 7 // pixels: a space drawn slimmer than this is hard to hit with a mouse
const WIDTH = 20 // of a space without its edge

/** How far from a space a click may still be meant for it; 0: it is hit or not. `pressed`: with a mouse, not by a key. */
export function reachOf(touch: boolean, pressed: boolean, unit: number): number {
  if (touch) return FINGER
  return pressed && WIDTH * unit < SLIM ? BESIDE : 0
}

/** The routes that may be meant, nearest first; of those that are taken none if there is another. */
export function routesNear(
  spaces: Space[][],
  isFree: (route: number) => boolean,
  at: Point,
  unit: number,
  reach: number,
): number[] {
  const near = spaces
    .map((all, route) => ({ route, far: Math.min(...all.map((space) => distance(space, at.x, at.y))) * unit }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .map(({ route }) => route)
  const free = near.filter(isFree)
  return free.length ? free : near
}

/** The city that may be meant, of those where something can be done. */
export function cityNear(
  cities: readonly (Point | null)[],
  can: ReadonlySet<number>,
  at: Point,
  unit: number,
  reach: number,
): number | null {
  const far = (city: Point): number => Math.hypot(city.x - at.x, city.y - at.y) * unit
  return findOnTable(cities, (city, number) => can.has(number) && far(city) <= reach + 4)
}

/** The number of the route or city that an element of the drawing belongs to. */
export function indexAt(
  target: EventTarget | null,
  kind: 'route' | 'city',
  list: readonly ({ id: string } | null)[],
): number | null {
  const group = (target as Element | null)?.closest<SVGGElement>(`.${kind}`)
  return group ? findOnTable(list, ({ id }) => id === group.dataset[kind]) : null
}
