// What is meant by a click or a tap on the board.
import { describe, expect, it } from 'vitest'
import type { Space } from '../src/board/drawing'
import { cityNear, meantBy, type Near, reachOf, routesNear } from '../src/board/pointing'

const space = (x: number, y: number): Space => ({ x, y, turn: 0, scale: 1 }) // 56 long, 24 wide
const spaces = [[space(100, 100), space(160, 100)], [space(100, 130)], [space(400, 400)], []]
const free = (): boolean => true

describe('the reach of a click', () => {
  it('is a fingertip for a finger, whatever the zoom', () => {
    expect(reachOf(true, true, 0.2)).toBe(16)
    expect(reachOf(true, true, 4)).toBe(16)
  })

  it('is nothing for a mouse, but where spaces are slim', () => {
    expect(reachOf(false, true, 1)).toBe(0)
    expect(reachOf(false, true, 0.3)).toBe(6)
    expect(reachOf(false, false, 0.3)).toBe(0) // a key means exactly what has the focus
  })
})

describe('routes near a tap', () => {
  const numbers = (...how: Parameters<typeof routesNear>): number[] => routesNear(...how).map(({ number }) => number)

  it('come nearest first', () => {
    expect(numbers(spaces, free, { x: 100, y: 113 }, 1, 16)).toEqual([0, 1]) // 1 and 5 units away
    expect(numbers(spaces, free, { x: 100, y: 117 }, 1, 16)).toEqual([1, 0])
  })

  it('are those within reach on the screen: fewer when the board is enlarged', () => {
    const between = { x: 100, y: 115 }
    expect(numbers(spaces, free, between, 1, 16)).toHaveLength(2)
    expect(numbers(spaces, free, between, 6, 16)).toEqual([])
    expect(numbers(spaces, free, { x: 700, y: 700 }, 1, 16)).toEqual([])
  })
})

describe('a city near a tap', () => {
  const cities = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ]

  it('is one where something can be done', () => {
    expect(cityNear(cities, new Set([0, 1]), { x: 5, y: 5 }, 1, 16)?.number).toBe(0)
    expect(cityNear(cities, new Set([1]), { x: 5, y: 5 }, 1, 16)).toBeNull()
    expect(cityNear(cities, new Set([1]), { x: 40, y: 5 }, 1, 16)?.number).toBe(1)
  })
})

describe('what a tap means', () => {
  const route = (number: number, far: number, can = true): Near => ({ kind: 'route', number, far, can })
  const city = (number: number, far: number): Near => ({ kind: 'city', number, far, can: true })
  const meant = (...near: Near[]): number[] => meantBy(near, (a, b) => a + b === 9).map(({ number }) => number)

  it('is the one that can be claimed, not those beside it that cannot', () => {
    expect(meant(route(1, 2, false), route(2, 9), route(3, 1, false))).toEqual([2])
    expect(meant(route(1, 0, false), route(2, 12))).toEqual([1]) // hit exactly: it is asked about
    expect(meant(route(1, 6, false), route(2, 12, false))).toEqual([1])
    expect(meant()).toEqual([])
  })

  it('is the nearest, if it is nearer by more than a finger trembles', () => {
    expect(meant(route(1, 0), route(2, 6))).toEqual([1])
    expect(meant(route(1, 12), route(2, 3))).toEqual([2])
  })

  it('is asked about only where it matters', () => {
    expect(meant(route(1, 2), route(2, 4))).toEqual([1, 2])
    expect(meant(route(4, 3), route(5, 4))).toEqual([4]) // twins
    expect(meant(route(1, 2), city(7, 1))).toEqual([7, 1])
    expect(meant(route(1, 9), city(7, 1))).toEqual([7])
  })
})
