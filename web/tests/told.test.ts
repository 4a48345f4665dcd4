// What the server tells, as the page reads it: moves, refusals, events, scores.
import { describe, expect, it, test } from 'vitest'
import { findOnTable, onTable, ownLines, routesAt } from '../src/lib/edition'
import { cardsOf, type EventKind, factsOf, lastDeeds, turnedUp } from '../src/lib/events'
import * as moves from '../src/lib/moves'
import type { EditionInfo, GameEvent, LegalMove, SeatView, SheetView } from '../src/lib/protocol'
import { routeName } from '../src/lib/words'
import { linesOf, stepsOf, sumOf, winnersOf } from '../src/table/scoring'

const edition = {
  cards: ['blue', 'red', 'joker'],
  lines: ['routes', 'tickets', 'longest', 'tolls'],
  cities: [{ id: 'a', name: 'A' }, { id: 'b', name: 'B' }, null],
  routes: [{ id: 'ab', ends: [0, 1], color: null }, null, { id: 'ab-2', ends: [0, 1], color: null }],
  tickets: [{ id: 'a-b', name: 'A–B', points: 5 }, null],
} as unknown as EditionInfo
const [BLUE, RED, JOKER] = [0, 1, 2]

const event = (kind: EventKind, seat: number | null, details: GameEvent['details'] = {}): GameEvent => ({
  kind,
  seat,
  details,
  text: kind,
})

describe('moves', () => {
  const payment = { action: 90, color: RED, of_color: 2, jokers: 1, ferry_cards: 0 }
  const legal: LegalMove[] = [
    { action: 1, kind: 'claim', route: 1, payments: [payment] },
    { action: 2, kind: 'station', city: 0 },
    { action: 3, kind: 'take', slot: 4, card: RED },
    { action: 4, kind: 'draw' },
  ]
  const short = { route: 3, cards: 2, color: RED, jokers: 0 }
  const refusals = { routes: { parallel_closed: [0], cannot_pay: [3] }, short: [short] }
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
    expect(moves.routeReasons(undefined).size).toBe(0)
  })

  it('that are refused say why', () => {
    expect(moves.routeReasons(view).get(0)).toEqual({ refusal: 'parallel_closed' })
    expect(moves.routeReasons(view).get(3)).toEqual({ refusal: 'cannot_pay', short })
    expect(moves.routeReasons(view).get(1)).toBeUndefined()
    expect(moves.closedByParallel(view)).toEqual([0])
  })

  it('are choices where an effect asks something', () => {
    const asked = (kind: LegalMove['kind']): SeatView =>
      ({
        legal: [
          { action: 5, kind },
          { action: 6, kind },
        ],
      }) as unknown as SeatView
    for (const kind of ['player', 'card', 'option'] as const)
      expect(moves.choicesOf(asked(kind)).map(({ action }) => action)).toEqual([5, 6])
    expect(moves.choicesOf(view)).toEqual([])
    expect(moves.choicesOf(asked('keep'))).toEqual([])
  })

  it('are paid in the ways of the move, or of the phase', () => {
    expect(moves.paymentsFor(view, legal[0]!)).toEqual([payment])
    const paying = { legal: [{ action: 90, kind: 'pay', payment }] } as unknown as SeatView
    expect(moves.paymentsFor(paying, null)).toEqual([payment])
    expect(moves.cardsPaid(edition, payment)).toEqual([RED, RED, JOKER])
  })
})

describe('events', () => {
  it("name things by the edition's numbers", () => {
    const facts = factsOf(event('claimed', 0, { route: 2, points: 4 }))
    expect([facts.route, facts.count, facts.ticket, facts.hidden]).toEqual([2, 4, null, false])
    expect(factsOf(event('drew_card', 1, { card: null })).hidden).toBe(true)
    expect(factsOf(event('dealt_card', 1, { card: BLUE })).card).toBe(BLUE) // the first is one too
    expect(factsOf(event('gained', 1, { count: -3, line: 3 }))).toMatchObject({ count: -3, line: 3 })
  })

  it('show the cards they are about', () => {
    expect(cardsOf(edition, event('took_display', 0, { card: RED, slot: 0 }))).toEqual([RED])
    expect(cardsOf(edition, event('drew_card', 0, { card: null }))).toEqual([])
    const paid = event('paid', 0, { color: RED, of_color: 1, jokers: 1, ferry_cards: 0 })
    expect(cardsOf(edition, paid)).toEqual([RED, JOKER])
  })

  it('tell what each seat did last', () => {
    const log = [event('claimed', 0), event('drew_card', 1), event('paid', 1), event('passed', 0), event('ended', null)]
    expect([...lastDeeds(log)].map(([seat, { kind }]) => [seat, kind])).toEqual([
      [0, 'passed'],
      [1, 'drew_card'],
    ])
  })

  it('turn up cards for the last tunnel only', () => {
    const log = [
      event('paid', 0),
      event('revealed', null, { card: BLUE, matches: true }),
      event('paid', 1),
      event('revealed', null, { card: RED, matches: false }),
      event('revealed', null, { card: JOKER, matches: true }),
    ]
    expect(turnedUp(log)).toEqual([
      { card: RED, matches: false },
      { card: JOKER, matches: true },
    ])
  })
})

test('scores are told line by line, and ticket by ticket, until they are the total', () => {
  const ticket = { ticket: 0, points: -5, fulfilled: false }
  const sheets = [
    {
      seat: 0,
      place: 1,
      lines: { routes: 20, tickets: 0, stations: 0, longest: 10, tolls: 2 },
      ticket_lines: [],
      total: 32,
    },
    {
      seat: 1,
      place: 2,
      lines: { routes: 9, tickets: -5, stations: 0, longest: 0, tolls: -1 },
      ticket_lines: [ticket],
      total: 3,
    },
  ].map((sheet) => ({ ...sheet, borrowed: [], longest_path: [], longest_length: 7 })) as unknown as SheetView[]
  const steps = stepsOf(edition, sheets, (seat) => `player ${seat}`)
  expect(linesOf(sheets)).toEqual(['routes', 'tickets', 'longest', 'tolls'])
  expect(steps.map(({ line }) => line)).toEqual(['routes', 'tickets', 'longest', 'tolls'])
  expect(steps[1]!.text).toBe('player 1: ✗ A–B (5)')
  expect(sheets.map((sheet) => sumOf(steps, sheet))).toEqual(sheets.map((sheet) => sheet.total))
  expect(sumOf(steps.slice(0, 2), sheets[1]!, 'tickets')).toBe(-5)
  expect(steps[3]!.text).toBe('tolls') // there is no message for an edition's own line
  expect(winnersOf(sheets)).toEqual([0])
})

describe('what is not on the table', () => {
  it('is left out by whoever goes through a list, and moves no number', () => {
    expect(onTable(edition.routes).map(([route, { id }]) => [route, id])).toEqual([
      [0, 'ab'],
      [2, 'ab-2'],
    ])
    expect(findOnTable(edition.cities, ({ name }) => name === 'B')).toBe(1)
    expect(findOnTable(edition.cities, ({ name }) => name === 'C')).toBeNull()
    expect(routesAt(edition, 1)).toEqual([0, 2])
    expect(routeName(edition, 2)).toBe('A–B (color-grey 2)')
  })
})

test("an edition's own lines are the last of the sheet", () => {
  expect(ownLines(edition, 1)).toEqual(['tolls'])
  expect(ownLines(edition, 0)).toEqual([])
})
