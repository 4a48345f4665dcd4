// How the drawing lies in its frame, and what fingers do with it.
import { describe, expect, it } from 'vitest'
import { Fingers } from '../src/board/fingers'
import {
  broughtIn,
  broughtNear,
  CLOSEST,
  fitOf,
  keptInside,
  type Lie,
  type Point,
  shifted,
  wheelFactor,
  zoomedAt,
} from '../src/board/zoom'
import { Zoom } from '../src/board/zoom.svelte'

const frame = { width: 800, height: 600 }
const drawing = { width: 1600, height: 800 } // twice as wide as the frame, less high
const whole: Lie = { scale: 1, x: 0, y: 0 }
const placeUnder = ({ scale, x, y }: Lie, at: Point): Point => {
  const unit = fitOf(frame, drawing) * scale
  return { x: (at.x - x) / unit, y: (at.y - y) / unit }
}

describe('the drawing in its frame', () => {
  it('fits as a whole, and lies in the middle of the room that is left', () => {
    expect(fitOf(frame, drawing)).toBe(0.5)
    expect(keptInside(whole, frame, drawing)).toEqual({ scale: 1, x: 0, y: 100 })
  })

  it('keeps what is pointed at where it is', () => {
    const at = { x: 300, y: 250 }
    const before = { scale: 1.5, x: -40, y: 20 }
    const after = zoomedAt(before, 1.2, at)
    expect(after.scale).toBeCloseTo(1.8)
    expect(placeUnder(after, at).x).toBeCloseTo(placeUnder(before, at).x)
    expect(placeUnder(after, at).y).toBeCloseTo(placeUnder(before, at).y)
  })

  it('is never smaller than whole nor nearer than four times', () => {
    expect(zoomedAt(whole, 0.1, { x: 0, y: 0 }).scale).toBe(1)
    expect(zoomedAt(whole, 9, { x: 0, y: 0 }).scale).toBe(CLOSEST)
  })

  it('leaves no gap at any side when it is larger than the frame', () => {
    const twice = { scale: 2, x: 0, y: 0 } // 1600 by 800 pixels
    expect(keptInside(shifted(twice, { x: 50, y: 50 }), frame, drawing)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(keptInside(shifted(twice, { x: -9999, y: -9999 }), frame, drawing)).toEqual({ scale: 2, x: -800, y: -200 })
  })

  it('brings a place into the middle, and keeps a zoom that is nearer already', () => {
    const near = broughtNear(whole, { x: 800, y: 400 }, frame, drawing)
    expect(near).toEqual({ scale: 2, x: -400, y: -100 })
    expect(broughtNear({ ...whole, scale: 3 }, { x: 800, y: 400 }, frame, drawing).scale).toBe(3)
  })
})

describe('the zoom of a board', () => {
  const zoom = (): Zoom => Object.assign(new Zoom(() => drawing), frame)

  it('goes there and back', () => {
    const board = zoom()
    board.by(1.5)
    expect([board.isWhole, board.isClosest]).toEqual([false, false])
    const place = board.toDrawing({ x: 123, y: 456 })
    expect(board.toFrame(place).x).toBeCloseTo(123)
    expect(board.toFrame(place).y).toBeCloseTo(456)
    board.reset()
    expect([board.scale, board.x, board.y]).toEqual([1, 0, 100])
  })

  it('moves and stretches at once', () => {
    const board = zoom()
    board.stretch({ x: 10, y: 0 }, 2, { x: 400, y: 300 })
    expect([board.scale, board.x, board.y]).toEqual([2, -380, -200])
  })
})

describe('fingers', () => {
  it('that tremble do not move the board', () => {
    const fingers = new Fingers()
    fingers.down(1, { x: 0, y: 0 })
    expect(fingers.move(1, { x: 3, y: 3 })).toBeNull()
    expect(fingers.moved).toBe(false)
    expect(fingers.move(1, { x: 6, y: 0 })).toEqual({ by: { x: 6, y: 0 }, stretch: null })
    expect(fingers.moved).toBe(true)
    expect(fingers.move(1, { x: 7, y: 0 })).toEqual({ by: { x: 1, y: 0 }, stretch: null })
  })

  it('that are two stretch it round their middle', () => {
    const fingers = new Fingers()
    fingers.down(1, { x: 0, y: 0 })
    fingers.down(2, { x: 100, y: 0 })
    expect(fingers.move(2, { x: 200, y: 0 })).toEqual({
      by: { x: 50, y: 0 },
      stretch: { factor: 2, at: { x: 100, y: 0 } },
    })
  })

  it('that were lifted mean nothing, and the next one begins anew', () => {
    const fingers = new Fingers()
    fingers.down(1, { x: 0, y: 0 })
    fingers.move(1, { x: 50, y: 0 })
    fingers.up(1)
    expect(fingers.move(1, { x: 90, y: 0 })).toBeNull()
    expect(fingers.count).toBe(0)
    fingers.down(2, { x: 0, y: 0 })
    expect(fingers.moved).toBe(false)
  })
})

describe('a wheel', () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false): number => wheelFactor({ deltaY, deltaMode, ctrlKey })

  it('enlarges a little with each notch, whatever it counts', () => {
    expect(turn(-100)).toBeCloseTo(1.2)
    expect(turn(100)).toBeCloseTo(1 / 1.2)
    expect(turn(-3, 1)).toBeCloseTo(1.2)
  })

  it('follows the fingers on a trackpad', () => {
    expect(turn(-4) ** 6).toBeLessThan(1.06) // six small events are no more than they say
    expect(turn(-4, 0, true) ** 6).toBeGreaterThan(1.15) // a pinch is quicker
    expect(turn(-4, 0, true) ** 6).toBeLessThan(1.5)
  })

  it('never leaps', () => {
    expect(turn(-5000)).toBeLessThan(2)
  })
})

describe('places that are brought into the frame', () => {
  it('all lie in it, in the middle, as near as may be', () => {
    const places = [
      { x: 1000, y: 300 },
      { x: 1300, y: 500 },
    ]
    const lie = broughtIn(places, frame, drawing)
    expect(lie.scale).toBeGreaterThan(1.3)
    for (const { x, y } of places) {
      const unit = fitOf(frame, drawing) * lie.scale
      expect(x * unit + lie.x).toBeGreaterThan(0)
      expect(x * unit + lie.x).toBeLessThan(frame.width)
      expect(y * unit + lie.y).toBeLessThan(frame.height)
    }
    expect(broughtIn([places[0]!], frame, drawing).scale).toBe(2.2)
  })
})
