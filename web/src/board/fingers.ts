// Fingers, or the mouse's button, on the board: what their moving means.
import type { Point } from './zoom'

export interface Motion {
  by: Point
  stretch: { factor: number; at: Point } | null // with two of them
}

const STEADY = 5 // pixels: no hand is steadier

export class Fingers {
  #at = new Map<number, Point>()
  #moved = false

  get count(): number {
    return this.#at.size
  }

  /** Has one moved since the first was put down? Then it was no click. */
  get moved(): boolean {
    return this.#moved
  }

  has(id: number): boolean {
    return this.#at.has(id)
  }

  down(id: number, at: Point): void {
    this.#at.set(id, at)
    if (this.count === 1) this.#moved = false
  }

  up(id: number): void {
    this.#at.delete(id)
  }

  /** What it means that one of them is somewhere else now; null: nothing. */
  move(id: number, now: Point): Motion | null {
    const before = this.#at.get(id)
    if (!before) return null
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (!this.#moved && this.count === 1 && Math.hypot(by.x, by.y) < STEADY) return null
    this.#moved = true
    this.#at.set(id, now)
    if (this.count !== 2) return { by, stretch: null }
    const other = [...this.#at].find(([one]) => one !== id)![1]
    const apart = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y) || 1
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    return { by: { x: by.x / 2, y: by.y / 2 }, stretch: { factor: apart(now) / apart(before), at: middle } }
  }
}
