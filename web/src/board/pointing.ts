// What is meant by pointing at the board. Places are in the drawing's units, reaches in pixels.
import { findOnTable, onTable } from '../lib/edition'
import { distance, type Space } from './drawing'
import type { Point } from './zoom'

const FINGER = 16 // pixels round a tap that may be meant
const BESIDE = 6 // pixels beside a slim space that a click may be meant for
const SLIM = 7 // pixels: a space drawn slimmer than this is hard to hit with a mouse
const WIDTH = 20 // of a space without its edge
const DOT = 9 // units: half a city

/** Are spaces drawn so slim that they are hard to hit? */
export const isSlim = (unit: number): boolean => WIDTH * unit < SLIM

/** How far from a space a click may still be meant for it; 0: it is hit or not. `pressed`: with a mouse, not by a key. */
export function reachOf(touch: boolean, pressed: boolean, unit: number): number {
  if (touch) return FINGER
  return pressed && isSlim(unit) ? BESIDE : 0
}

/** Something within reach: how far it is in pixels, and whether something can be done with it. */
export interface Near {
  kind: 'route' | 'city'
  number: number
  far: number
  can: boolean
}

const TOGETHER = 5 // pixels: what is not further away than the nearest by more than this may be meant as well
const BESIDES = 8 // pixels from what was hit exactly to something else that may be meant

/** The routes within reach, nearest first. */
export function routesNear(
  spaces: Space[][],
  can: (route: number) => boolean,
  at: Point,
  unit: number,
  reach: number,
): Near[] {
  return spaces
    .map((all, number) => ({
      kind: 'route' as const,
      number,
      far: Math.min(...all.map((space) => distance(space, at.x, at.y))) * unit,
      can: can(number),
    }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
}

/** The nearest city within reach where something can be done. */
export function cityNear(
  cities: readonly (Point | null)[],
  can: ReadonlySet<number>,
  at: Point,
  unit: number,
  reach: number,
): Near | null {
  const near = onTable(cities)
    .filter(([number]) => can.has(number))
    .map(([number, { x, y }]) => ({ number, far: Math.max(0, Math.hypot(x - at.x, y - at.y) - DOT) * unit }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)[0]
  return near ? { kind: 'city', can: true, ...near } : null
}

/**
 * What is meant by a tap: one thing, or several if only the one who tapped can say. `alike`: it does not matter which.
 *
 * Whatever it is, it is asked about once more before anything is paid, so a wrong guess costs one tap. A question would
 * cost one every time.
 */
export function meantBy(near: readonly Near[], alike: (one: number, other: number) => boolean): Near[] {
  const sorted = near.toSorted((a, b) => a.far - b.far)
  const able = sorted.filter(({ can }) => can)
  const [first, best] = [sorted[0], able[0]]
  if (!first) return []
  if (!best || (first.far === 0 && !first.can && best.far > BESIDES)) return [first]
  const rivals = able.filter(({ far }) => far - best.far < TOGETHER)
  return rivals.filter(
    (one, at) =>
      !rivals
        .slice(0, at)
        .some((other) => one.kind === 'route' && other.kind === 'route' && alike(one.number, other.number)),
  )
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
