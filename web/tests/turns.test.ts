// The log by turns.
import { describe, expect, it, test } from 'vitest'
import type { EventKind } from '../src/lib/events'
import type { GameEvent, ReplayStep } from '../src/lib/protocol'
import { turnEnds, turnFrom, turnsOf } from '../src/lib/turns'

const event = (kind: EventKind, seat: number | null = null): GameEvent => ({ kind, seat, details: {}, text: '' })
const log = (...told: [EventKind, (number | null)?][]): GameEvent[] => told.map(([kind, seat]) => event(kind, seat))

describe('a log', () => {
  const events = log(
    ...[0, 1].map((seat): [EventKind, number] => ['dealt_card', seat]),
    ['turned_up'],
    ['offered_ticket', 0],
    ['offered_ticket', 1],
    ['kept_ticket', 0],
    ['chose_tickets', 0],
    ['chose_tickets', 1],
    ['starts', 0],
    ['took_display', 0],
    ['turned_up'],
    ['drew_card', 0],
    ['chose_route', 1],
    ['paid', 1],
    ['revealed', 1],
    ['claimed', 1],
    ['gained', 0], // an effect of that claim
    ['last_round', 1],
    ['offered_ticket', 0],
    ['chose_tickets', 0],
    ['took_display', 0], // once more: the others have nothing to do
    ['drew_card', 0],
    ['ended'],
  )
  const turns = turnsOf(events)

  it('has a turn for each player, the set-up before them', () => {
    expect(turns.map(({ seat, deed, drawn }) => [seat, deed?.kind ?? null, drawn])).toEqual([
      [null, null, 0],
      [0, 'chose_tickets', 0],
      [1, 'chose_tickets', 0],
      [0, null, 2],
      [1, 'claimed', 0],
      [1, 'last_round', 0],
      [0, 'chose_tickets', 0],
      [0, null, 2],
      [null, 'ended', 0],
    ])
  })

  it('loses nothing', () => {
    expect(turns.flatMap(({ steps }) => steps)).toEqual(events)
    expect(turns.map(({ first }) => events[first])).toEqual(turns.map(({ steps }) => steps[0]))
  })

  it('may be empty', () => expect(turnsOf([])).toEqual([]))
})

test('a replay goes from turn to turn', () => {
  const step = (seat: number | null, ...told: GameEvent[]): ReplayStep => ({ seat, events: told }) as ReplayStep
  const steps = [
    step(null),
    step(0, event('drew_card', 0)),
    step(0, event('drew_card', 0)),
    step(1, event('chose_route', 1)),
    step(1, event('claimed', 1)),
    step(1, event('passed', 1)),
  ]
  const ends = turnEnds(steps)
  expect(ends).toEqual([0, 2, 4, 5])
  expect(turnFrom(ends, 0, 1)).toBe(2)
  expect(turnFrom(ends, 3, 1)).toBe(4)
  expect(turnFrom(ends, 3, -1)).toBe(2)
  expect(turnFrom(ends, 5, 1)).toBe(5)
  expect(turnFrom(ends, 0, -1)).toBe(0)
})
