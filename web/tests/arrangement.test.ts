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

describe('every window', () => {
  it.each([568, 667, 720, 844, 1000, 1024, 1280, 1366, 1920, 2560, 3840])(
    'of %i pixels leaves a board to play on and a column to choose in',
    (width) => {
      for (const height of [320, 375, 450, 568, 600, 720, 900, 1080, 1440, 2160])
        for (const shape of [EUROPE, NEW_YORK])
          for (const players of [2, 5]) {
            const { kind, boardWidth, tabbed, history, wide } = arrange(width, height, shape, players)
            if (kind === 'phone' || kind === 'tablet') continue
            expect(boardWidth).toBeGreaterThan(150)
            expect(width - boardWidth).toBeGreaterThanOrEqual(249)
            expect(tabbed && (history || wide)).toBe(false)
          }
    },
  )

  it('has the cards behind a tab where five players leave no room for tickets below them', () => {
    expect(arrange(1024, 720, NEW_YORK, 5).tabbed).toBe(true)
    expect(arrange(1280, 860, NEW_YORK, 2).tabbed).toBe(false)
    expect(arrange(844, 390, EUROPE, 2)).toMatchObject({ tabbed: true, strip: true })
  })

  it('keeps its arrangement when letters are larger', () => {
    const [usual, large] = [arrange(1920, 1080, EUROPE, 4), arrange(3840, 2160, EUROPE, 4, 2)]
    expect({ ...large, boardWidth: 0, boardHeight: 0 }).toEqual({ ...usual, boardWidth: 0, boardHeight: 0 })
    expect(large.boardWidth).toBeCloseTo(2 * usual.boardWidth)
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
