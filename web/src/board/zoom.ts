// How the drawing lies in its frame: arithmetic only.
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Lie {
  scale: number // 1: all of it fits
  x: number // of its corner, in pixels of the frame
  y: number
}

export const CLOSEST = 4
const NEAR = 2 // enough to see one city
const NEAR_ENOUGH = 2.2 // to see several
const AROUND = 70 // units round what is brought into the frame

/** Pixels for a unit of the drawing when all of it fits. */
export const fitOf = (frame: Size, drawing: Size): number =>
  Math.min(frame.width / drawing.width, frame.height / drawing.height)

/** In the middle where there is room, else without a gap at any side. */
export function keptInside({ scale, x, y }: Lie, frame: Size, drawing: Size): Lie {
  const unit = fitOf(frame, drawing) * scale
  const inside = (at: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
  return { scale, x: inside(x, frame.width, drawing.width * unit), y: inside(y, frame.height, drawing.height * unit) }
}

/** What is at that point stays there. */
export function zoomedAt({ scale, x, y }: Lie, factor: number, at: Point): Lie {
  const next = Math.min(CLOSEST, Math.max(1, scale * factor))
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

const NOTCH = 100 // pixels that a wheel turns at once
const MOST = 3 // notches in one event

/**
 * By how much a turn of the wheel enlarges: 1.2 for a notch, and in proportion for less, so that it follows the fingers on
 * a trackpad. With the control key pressed it is a pinch, whose steps are small.
 */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaY * (deltaMode === 0 ? 1 : NOTCH / 3) // else it counts lines, three for a notch
  const notches = (pixels / NOTCH) * (ctrlKey && Math.abs(pixels) < NOTCH / 2 ? 5 : 1)
  return 1.2 ** Math.max(-MOST, Math.min(MOST, -notches))
}

/** All of these places in the frame, as near as may be. */
export function broughtIn(places: readonly Point[], frame: Size, drawing: Size): Lie {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit = fitOf(frame, drawing)
  const room = Math.min(frame.width / (right - left + 2 * AROUND), frame.height / (bottom - top + 2 * AROUND))
  const scale = Math.min(NEAR_ENOUGH, Math.max(1, room / fit))
  const unit = fit * scale
  return { scale, x: frame.width / 2 - ((left + right) / 2) * unit, y: frame.height / 2 - ((top + bottom) / 2) * unit }
}

export const shifted = ({ scale, x, y }: Lie, by: Point): Lie => ({ scale, x: x + by.x, y: y + by.y })

/** A place of the drawing in the middle of the frame, and near. */
export function broughtNear({ scale }: Lie, place: Point, frame: Size, drawing: Size): Lie {
  const next = Math.max(scale, NEAR)
  const unit = fitOf(frame, drawing) * next
  return { scale: next, x: frame.width / 2 - place.x * unit, y: frame.height / 2 - place.y * unit }
}
