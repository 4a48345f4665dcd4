// Where the parts of a table are, on screens of every size.
import { describe, expect, it, test } from 'vitest'
import { arrange, pulled, tabsOf } from '../src/table/arrangement'

const EUROPE = 1.55 // times as wide as high
const NEW_YORK = 0.75

describe('a table', () => {
  it.each([
    [390, 844, EUROPE, 'phone'],
    [844, 390, EUROPE, 'side'], // a phone on its side
    [820, 1180, EUROPE, 'tablet'],
    [1280, 860, EUROPE, 'under'],
    [1280, 860, NEW_YORK, 'side'],
    [1900, 900, NEW_YORK, 'side'],
  ])('of %i by %i pixels with a board of %f is a %s', (width, height, shape, kind) => {
    expect(arrange(width, height, shape).kind).toBe(kind)
  })

  it('leaves room beside the board, and keeps its shape', () => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 860],
      [1900, 900],
      [2560, 1440],
    ] as const) {
      for (const shape of [EUROPE, NEW_YORK]) {
        const { boardWidth } = arrange(width, height, shape)
        expect(boardWidth).toBeLessThanOrEqual(width - 348)
        expect(boardWidth / shape).toBeLessThanOrEqual(height - 60)
      }
    }
  })

  it('has two columns beside a narrow board on a wide screen', () => {
    expect(arrange(1900, 900, NEW_YORK).wide).toBe(true)
    expect(arrange(1280, 860, NEW_YORK).wide).toBe(false)
    expect(arrange(390, 844, NEW_YORK).wide).toBe(false)
  })
})

test('the cards are a tab where they have no place of their own, and so is the log', () => {
  const [phone, narrow, wide] = [arrange(390, 844, EUROPE), arrange(1280, 860, NEW_YORK), arrange(1900, 900, NEW_YORK)]
  expect(tabsOf('playing', phone)).toEqual(['cards', 'tickets', 'log', 'chat'])
  expect(tabsOf('playing', narrow)).toEqual(['tickets', 'log', 'chat'])
  expect(tabsOf('playing', wide)).toEqual(['tickets', 'chat'])
  expect(tabsOf('open', phone)).toEqual(['waiting', 'chat'])
  expect(tabsOf('over', wide)).toEqual(['scores', 'log', 'chat'])
})

test('the panel of a phone is pulled one step at a time', () => {
  expect(pulled('middle', 40)).toBe('high')
  expect(pulled('middle', -40)).toBe('low')
  expect(pulled('high', 40)).toBe('high')
  expect(pulled('low', -40)).toBe('low')
  expect(pulled('middle', 5)).toBe('middle') // a tap
})
