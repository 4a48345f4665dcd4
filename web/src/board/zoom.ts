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

export const shifted = ({ scale, x, y }: Lie, by: Point): Lie => ({ scale, x: x + by.x, y: y + by.y })

/** A place of the drawing in the middle of the frame, and near. */
export function broughtNear({ scale }: Lie, place: Point, frame: Size, drawing: Size): Lie {
  const next = Math.max(scale, NEAR)
  const unit = fitOf(frame, drawing) * next
  return { scale: next, x: frame.width / 2 - place.x * unit, y: frame.height / 2 - place.y * unit }
}
