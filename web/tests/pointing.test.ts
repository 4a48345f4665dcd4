// What is meant by a click or a tap on the board.
import { describe, expect, it } from 'vitest'
import type { Space } from '../src/board/drawing'
import { cityNear, reachOf, routesNear } from '../src/board/pointing'

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
  it('come nearest first', () => {
    expect(routesNear(spaces, free, { x: 100, y: 113 }, 1, 16)).toEqual([0, 1]) // 1 and 5 units away
    expect(routesNear(spaces, free, { x: 100, y: 117 }, 1, 16)).toEqual([1, 0])
  })

  it('are those within reach on the screen: fewer when the board is enlarged', () => {
    const between = { x: 100, y: 115 }
    expect(routesNear(spaces, free, between, 1, 16)).toHaveLength(2)
    expect(routesNear(spaces, free, between, 6, 16)).toEqual([])
    expect(routesNear(spaces, free, { x: 700, y: 700 }, 1, 16)).toEqual([])
  })

  it('leave out those that are taken, unless there is no other', () => {
    const taken =
      (...routes: number[]) =>
      (route: number) =>
        !routes.includes(route)
    expect(routesNear(spaces, taken(0), { x: 100, y: 113 }, 1, 16)).toEqual([1])
    expect(routesNear(spaces, taken(0, 1), { x: 100, y: 113 }, 1, 16)).toEqual([0, 1])
  })
})

describe('a city near a tap', () => {
  const cities = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ]

  it('is one where something can be done', () => {
    expect(cityNear(cities, new Set([0, 1]), { x: 5, y: 5 }, 1, 16)).toBe(0)
    expect(cityNear(cities, new Set([1]), { x: 5, y: 5 }, 1, 16)).toBeNull()
    expect(cityNear(cities, new Set([1]), { x: 40, y: 5 }, 1, 16)).toBe(1)
  })
})
