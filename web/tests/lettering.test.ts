// Names at least twelve pixels high, wherever they have room.
import { expect, test } from 'vitest'
import { letter, type Name, READABLE } from '../src/board/lettering'

const SHEET = { width: 1600, height: 1000 }
const name = (x: number, y: number, rank = 0): Name => ({
  city: { x, y },
  middle: { x: x + 60, y },
  width: 5,
  lines: 1,
  size: 19,
  rank,
  needed: false,
})

test('a name that is large enough stands where it was drawn', () => {
  const [written] = letter([name(500, 500)], [], 1, SHEET)
  expect(written).toEqual({ size: 19, at: { x: 560, y: 500 } })
})

test('a small one grows to twelve pixels, away from its city', () => {
  const [written] = letter([name(500, 500)], [], 0.3, SHEET)
  expect(written!.size * 0.3).toBeCloseTo(READABLE)
  expect(written!.at.x - (5 * written!.size) / 2).toBeCloseTo(560 - (5 * 19) / 2)
})

test('where two have no room, the less important one waits', () => {
  const crowd = Array.from({ length: 30 }, (_, i) => name(600 + 12 * (i % 6), 500 + 12 * Math.floor(i / 6), 30 - i))
  const written = letter(crowd, [], 0.25, SHEET)
  expect(written.at(-1)).not.toBeNull()
  expect(written.filter((one) => one === null).length).toBeGreaterThan(10)
})

test('no name covers a space, a city, another name, or leaves the sheet', () => {
  const names = Array.from({ length: 40 }, (_, i) => name(40 + 190 * (i % 8), 40 + 190 * Math.floor(i / 8)))
  const discs = names.map(({ city }) => ({ x: city.x + 95, y: city.y, r: 12 }))
  const boxes = letter(names, discs, 0.4, SHEET).flatMap((one) =>
    one ? [{ ...one.at, width: 5 * one.size, height: one.size * 1.157 }] : [],
  )
  expect(boxes.length).toBeGreaterThan(20)
  for (const [i, a] of boxes.entries()) {
    expect(Math.min(a.x - a.width / 2, a.y - a.height / 2)).toBeGreaterThan(0)
    for (const b of boxes.slice(0, i))
      expect(Math.abs(a.x - b.x) * 2 >= a.width + b.width || Math.abs(a.y - b.y) * 2 >= a.height + b.height).toBe(true)
    for (const { x, y } of discs)
      expect(Math.abs(a.x - x) >= a.width / 2 || Math.abs(a.y - y) >= a.height / 2).toBe(true)
  }
})

test('a name that is needed stands on a space rather than nowhere', () => {
  const crowd = Array.from({ length: 400 }, (_, i) => ({
    x: 300 + 20 * (i % 20),
    y: 300 + 20 * Math.floor(i / 20),
    r: 8,
  }))
  expect(letter([name(500, 500)], crowd, 0.4, SHEET)[0]).toBeNull()
  const few = [...crowd.keys()].filter((i) => i % 7 === 0).map((i) => crowd[i]!)
  expect(letter([{ ...name(500, 500), needed: true }], few, 0.4, SHEET)[0]).not.toBeNull()
})

test('what is left of a city that is looked at closely is drawn as it was', () => {
  const written = letter([name(500, 500), undefined, name(700, 500)], [], 2, SHEET)
  expect(written[1]).toBeNull()
  expect(written[2]!.size).toBe(19)
})
