// What a plan still takes.
import { beforeEach, expect, test, vi } from 'vitest'
import { needsOf, Plan } from '../src/lib/plan.svelte'
import type { EditionInfo, SeatView } from '../src/lib/protocol'

const [RED, BLUE, JOKER] = [0, 1, 2]
const route = (color: number | null, cards: number, more: object = {}) => ({
  color,
  cards,
  length: cards,
  piece: 0,
  points: cards,
  symbols: 0,
  waves: 0,
  ...more,
})
const edition = {
  cards: ['red', 'blue', 'locomotive'],
  routes: [route(RED, 3), route(RED, 2), route(null, 4), route(BLUE, 4, { symbols: 1 }), null, route(BLUE, 6)],
} as unknown as EditionInfo
const view = {
  seat: 1,
  owners: [null, null, null, null, null, 0],
  players: [{ pieces: [20] }, { pieces: [12] }],
  hand: [4, 0, 2],
} as unknown as SeatView

test('a plan counts cards, jokers that must be, and pieces left', () => {
  const needs = needsOf(edition, view, [0, 1, 2, 3, 5])
  expect(needs.open).toEqual([0, 1, 2, 3])
  expect(needs.lost).toEqual([5])
  expect(needs.pieces).toEqual([-1])
  expect(needs.cards).toEqual([
    { kind: RED, need: 5, have: 4 },
    { kind: BLUE, need: 3, have: 0 },
    { kind: JOKER, need: 1, have: 1 },
  ])
  expect(needs.any).toEqual([4])
  expect(needs.jokers).toBe(1) // one more than the ferry takes
  expect(needs.points).toBe(13)
})

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('a plan is kept on the device, for each seat by itself', () => {
  const plan = new Plan('t1')
  plan.toggle(0, 3)
  plan.add(0, [3, 5])
  plan.toggle(1, 7)
  expect(new Plan('t1').of(0)).toEqual([3, 5])
  expect(new Plan('t1').of(1)).toEqual([7])
  expect(new Plan('t2').of(0)).toEqual([])
  plan.clear(0)
  plan.toggle(1, 7)
  expect(kept.size).toBe(0)
})
