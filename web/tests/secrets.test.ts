// What a shared device shows between two players.
import { expect, test } from 'vitest'
import type { GameEvent, SeatView } from '../src/lib/protocol'
import { heardByAll, inPublic } from '../src/lib/secrets'

const event = (kind: GameEvent['kind'], details: GameEvent['details']): GameEvent => ({
  kind,
  seat: 0,
  details,
  text: `the secret of ${kind}`,
})

test('nobody hears of cards and tickets that only one player saw', () => {
  const told = heardByAll([
    event('drew_card', { card: 3 }),
    event('offered_ticket', { ticket: 7 }),
    event('kept_ticket', { ticket: 7 }),
    event('took_display', { card: 2, slot: 1 }),
  ])
  expect(told.map(({ kind }) => kind)).toEqual(['drew_card', 'offered_ticket', 'took_display'])
  expect(told[0]).toMatchObject({ details: { card: null }, text: '' })
  expect(told[1]).toMatchObject({ details: { ticket: null }, text: '' })
  expect(told[2]).toMatchObject({ details: { card: 2 } })
})

test('a covered position has nothing of the hand, nor what follows from it', () => {
  const view = {
    seat: 1,
    owners: [null, 0],
    hand: [1],
    hand_marks: { skull: [1] },
    postcards: [7],
    tickets: [{ ticket: 1 }],
    offer: [4],
    ways: [{ ticket: 1 }],
    legal: [{ kind: 'claim' }],
    refusals: { routes: { cards: [0] }, short: [{ route: 0 }] },
  } as unknown as SeatView
  expect(inPublic(view)).toEqual({
    seat: 1,
    owners: [null, 0],
    hand: [],
    hand_marks: {},
    postcards: [],
    tickets: [],
    offer: [],
    ways: [],
    legal: [],
    ahead: null,
    refusals: {},
  })
})
