// What the server tells, as the page reads it: moves, refusals, events, scores.
import { describe, expect, it, test } from 'vitest'
import { cardsOf, factsOf, lastDeeds, turnedUp } from '../src/lib/events'
import * as moves from '../src/lib/moves'
import type { EditionInfo, GameEvent, LegalMove, SeatView, SheetView } from '../src/lib/protocol'
import { linesOf, stepsOf, sumOf, winnersOf } from '../src/table/scoring'

const edition = {
  cards: ['blue', 'red', 'joker'],
  cities: [{ id: 'a' }, { id: 'b' }],
  routes: [
    { id: 'ab', ends: [0, 1] },
    { id: 'ab-2', ends: [0, 1] },
  ],
  tickets: [{ id: 'a-b', name: 'A–B', points: 5 }],
} as unknown as EditionInfo
const [RED, JOKER] = [1, 2]

const event = (kind: string, seat: number | null, details: GameEvent['details'] = {}): GameEvent => ({
  kind,
  seat,
  details,
  text: kind,
})

describe('moves', () => {
  const payment = { action: 90, text: '', color: RED, of_color: 2, jokers: 1, ferry_cards: 0 }
  const legal: LegalMove[] = [
    { action: 1, kind: 'claim', text: '', route: 1, payments: [payment] },
    { action: 2, kind: 'station', text: '', city: 0 },
    { action: 3, kind: 'take', text: '', slot: 4 },
    { action: 4, kind: 'draw', text: '' },
  ]
  const refusals = [{ action: 0, route: 0, code: 6, text: 'closed' }]
  const view = { legal, refusals } as unknown as SeatView

  it('are found by what they are made with', () => {
    expect(moves.claimable(view)).toEqual([1])
    expect(moves.claimOf(view, 1)?.action).toBe(1)
    expect(moves.claimOf(view, 0)).toBeUndefined()
    expect(moves.stationCities(view)).toEqual([0])
    expect(moves.stationAt(view, 0)?.action).toBe(2)
    expect(moves.takeOf(view, 4)?.action).toBe(3)
    expect(moves.moveOf(view, 'draw')?.action).toBe(4)
    expect(moves.byAction(view, null)).toBeUndefined()
    expect(moves.choosesTickets(view)).toBe(false)
  })

  it('are none before there is a view', () => {
    expect(moves.claimable(undefined)).toEqual([])
    expect(moves.refusals(undefined).size).toBe(0)
  })

  it('that are refused say why', () => {
    expect(moves.refusals(view).get(0)?.text).toBe('closed')
    expect(moves.closedByParallel(view)).toEqual([0])
  })

  it('are paid in the ways of the move, or of the phase', () => {
    expect(moves.paymentsFor(view, legal[0]!)).toEqual([payment])
    const paying = { legal: [{ action: 90, kind: 'pay', text: '', payment }] } as unknown as SeatView
    expect(moves.paymentsFor(paying, null)).toEqual([payment])
    expect(moves.cardsPaid(edition, payment)).toEqual([RED, RED, JOKER])
  })
})

describe('events', () => {
  it("name things by the edition's numbers", () => {
    const facts = factsOf(edition, event('claimed', 0, { route: 'ab-2', points: 4 }))
    expect([facts.route, facts.count, facts.ticket, facts.hidden]).toEqual([1, 4, null, false])
    expect(factsOf(edition, event('drew_card', 1, { card: null })).hidden).toBe(true)
  })

  it('show the cards they are about', () => {
    expect(cardsOf(edition, event('took_display', 0, { card: 'red', slot: 0 }))).toEqual([RED])
    expect(cardsOf(edition, event('drew_card', 0, { card: null }))).toEqual([])
    const paid = event('paid', 0, { color: 'red', of_color: 1, jokers: 1, ferry_cards: 0 })
    expect(cardsOf(edition, paid)).toEqual([RED, JOKER])
  })

  it('tell what each seat did last', () => {
    const log = [event('claimed', 0), event('drew_card', 1), event('turn', 1), event('passed', 0), event('dealt', null)]
    expect([...lastDeeds(log)].map(([seat, { kind }]) => [seat, kind])).toEqual([
      [0, 'passed'],
      [1, 'drew_card'],
    ])
  })

  it('turn up cards for the last tunnel only', () => {
    const log = [
      event('paid', 0),
      event('revealed', null, { card: 'blue', matches: true }),
      event('paid', 1),
      event('revealed', null, { card: 'red', matches: false }),
      event('revealed', null, { card: 'joker', matches: true }),
    ]
    expect(turnedUp(edition, log)).toEqual([
      { card: RED, matches: false },
      { card: JOKER, matches: true },
    ])
  })
})

test('scores are told line by line, and ticket by ticket, until they are the total', () => {
  const none = { stations: 0, regions: 0, landmarks: 0, borrowed: [], longest_path: [] }
  const ticket = { ticket: 0, points: -5, fulfilled: false }
  const sheets = [
    { ...none, seat: 0, place: 1, routes: 20, tickets: 0, longest: 10, longest_length: 7, ticket_lines: [], total: 30 },
    {
      ...none,
      seat: 1,
      place: 2,
      routes: 9,
      tickets: -5,
      longest: 0,
      longest_length: 3,
      ticket_lines: [ticket],
      total: 4,
    },
  ] as unknown as SheetView[]
  const steps = stepsOf(edition, sheets, (seat) => `player ${seat}`)
  expect(linesOf(sheets)).toEqual(['routes', 'tickets', 'longest'])
  expect(steps.map(({ line }) => line)).toEqual(['routes', 'tickets', 'longest'])
  expect(steps[1]!.text).toBe('player 1: ✗ A–B (5)')
  expect(sheets.map((sheet) => sumOf(steps, sheet))).toEqual(sheets.map((sheet) => sheet.total))
  expect(sumOf(steps.slice(0, 2), sheets[1]!, 'tickets')).toBe(-5)
  expect(winnersOf(sheets)).toEqual([0])
})
