import { expect, test } from 'vitest'
import { example, partRound, pointsTable, trainsLeft, twins } from '../src/lib/rulebook'
import type { EditionInfo } from '../src/lib/protocol'
import { blocks, plain } from '../src/lib/rules'

const route = (facts: object): object => ({
  ends: [0, 1], color: 0, length: 2, cards: 2, piece: 0, points: 2, symbols: 0, waves: 0, tunnel: false, ...facts,
}) // prettier-ignore
const edition = {
  pieces: ['tram', 'subway'],
  cities: [{ x: 10, y: 20 }, { x: 1500, y: 900 }, null],
  width: 1600,
  height: 1000,
  routes: [
    route({}),
    null, // not on this table
    route({ color: 1 }),
    route({ length: 4, cards: 4, points: 7, color: null }),
    route({ length: 1, cards: 3, points: 5, piece: 1 }),
    route({ ends: [0, 2], tunnel: true, length: 3, cards: 3, points: 4 }),
  ],
} as unknown as EditionInfo

test('things are explained by routes of this board, and only those it has', () => {
  expect(example(edition, 'colour')).toBe(0)
  expect(example(edition, 'grey')).toBe(3)
  expect(example(edition, 'subway')).toBe(4)
  expect(example(edition, 'tunnel')).toBe(5)
  expect(example(edition, 'ferry')).toBeNull()
  expect(example(edition, 'waves')).toBeNull()
  expect(twins(edition)).toEqual([0, 2])
})

test('points by spaces, and by cards where one piece costs several', () => {
  expect(pointsTable(edition)).toEqual([
    {
      piece: 0,
      bySubway: false,
      worth: [
        { size: 2, points: 2 },
        { size: 3, points: 4 },
        { size: 4, points: 7 },
      ],
    },
    { piece: 1, bySubway: true, worth: [{ size: 3, points: 5 }] },
  ])
})

test('the part of the board that is shown lies on the board', () => {
  const [x, y, width, height] = partRound(edition, 0).split(' ').map(Number)
  expect(x! >= 0 && y! >= 0 && x! + width! <= 1600 && y! + height! <= 1000).toBe(true)
})

test('ids of rules are not for readers', () => {
  const said = blocks('- EU-5 Parallel routes: only one (C-13).').map(plain)
  expect(said[0]!.words.map(({ text }) => text).join('')).toBe('Parallel routes: only one.')
})

test('trains left over that pay the same stand together', () => {
  const money = { start: 5, pieces_left: [16, 9, 4, 4, 0] }
  expect(trainsLeft({ ...edition, money })).toEqual([
    { size: '0', dollars: 16 },
    { size: '1', dollars: 9 },
    { size: '2–3', dollars: 4 },
    { size: '4+', dollars: 0 },
  ])
  expect(trainsLeft({ ...edition, money: null })).toEqual([])
})
