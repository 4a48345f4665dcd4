// Looking closer at the board, as a state.
import {
  broughtIn,
  broughtNear,
  CLOSEST,
  fitOf,
  keptInside,
  type Lie,
  type Point,
  shifted,
  type Size,
  zoomedAt,
} from './zoom'

export class Zoom {
  width = $state(1000) // of the frame on the screen
  height = $state(700)
  #lie = $state.raw<Lie>({ scale: 1, x: 0, y: 0 })

  // Each for itself: who wants to know how near one is, is not told that the board was moved.
  readonly scale = $derived(this.#lie.scale)
  readonly x = $derived(this.#lie.x)
  readonly y = $derived(this.#lie.y)
  readonly fit = $derived.by(() => fitOf(this, this.drawing()))
  readonly unit = $derived(this.fit * this.scale) // pixels for a unit of the drawing
  readonly isClosest = $derived(this.scale >= CLOSEST)
  readonly isWhole = $derived(this.scale <= 1)

  constructor(readonly drawing: () => Size) {}

  /** From the frame's pixels to the drawing's units. */
  toDrawing({ x, y }: Point): Point {
    return { x: (x - this.x) / this.unit, y: (y - this.y) / this.unit }
  }

  toFrame({ x, y }: Point): Point {
    return { x: x * this.unit + this.x, y: y * this.unit + this.y }
  }

  /** Zoom where something points at; else in the middle. */
  by(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#lay(zoomedAt(this.#lie, factor, at))
  }

  shift(by: Point): void {
    this.#lay(shifted(this.#lie, by))
  }

  /** Two fingers move and stretch it at once. */
  stretch(by: Point, factor: number, at: Point): void {
    this.#lay(zoomedAt(shifted(this.#lie, by), factor, at))
  }

  bringNear(place: Point): void {
    this.#lay(broughtNear(this.#lie, place, this, this.drawing()))
  }

  show(places: readonly Point[]): void {
    this.#lay(broughtIn(places, this, this.drawing()))
  }

  reset(): void {
    this.#lay({ ...this.#lie, scale: 1 })
  }

  keepInside(): void {
    this.#lay(this.#lie)
  }

  #lay(lie: Lie): void {
    this.#lie = keptInside(lie, this, this.drawing())
  }
}
