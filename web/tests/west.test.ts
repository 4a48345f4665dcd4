// Legends of the West in words: what events say, what is asked, what cards are called, in every language.
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { Book, sourcesIn } from '../src/lib/book.svelte'
import { factsOf, noted } from '../src/lib/events'
import { loadLanguage } from '../src/lib/i18n.svelte'
import { choicesOf, costNow } from '../src/lib/moves'
import type { EditionInfo, GameEvent, LegalMove, SeatView, SheetView, TableCards } from '../src/lib/protocol'
import { eventText, markedName, moneyText, moveText, optionText, worthText } from '../src/lib/words'
import { linesOf } from '../src/table/scoring'

const [STEP, EVENT, COMPANY, POSTCARD] = [3, 5, 7, 9]
const card = (source: number, kind: 'step' | 'event' | 'company' | 'postcard', more: object) => ({
  source,
  kind,
  number: null,
  title: '',
  text: '',
  secret: null,
  lightning: false,
  color: null,
  options: {},
  picture: null,
  ...more,
})
const CARDS: TableCards = {
  cards: [
    card(STEP, 'step', { number: 7, title: 'Timber' }),
    card(EVENT, 'event', { title: 'Snow', options: { 40: 'Stay at home' } }),
    card(COMPANY, 'company', { title: 'Lakes', color: 1 }),
    card(POSTCARD, 'postcard', { number: 12, text: 'Dear Director', secret: 'Six dollars' }),
  ],
  tokens: { logs: { title: 'Logs', picture: null } },
  markers: { gang: { title: 'The gang', picture: null } },
}
const edition = {
  cards: ['blue', 'red', 'locomotive'],
  lines: ['routes', 'tickets', 'money', 'pieces'],
  effects: ['', ''],
  cities: [{ id: 'a', name: 'Albany' }],
  routes: [{ id: 'aa', ends: [0, 0], color: null }],
  tickets: [],
  money: { start: 5, pieces_left: [4, 2, 0] },
} as unknown as EditionInfo
const name = (seat: number | null): string => (seat === null ? '' : ['Ann', 'Bob'][seat]!)
const event = (kind: GameEvent['kind'], seat: number | null, details: GameEvent['details'] = {}): GameEvent => ({
  kind,
  seat,
  details,
  text: 'in English',
})

let book: Book
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CARDS)))
  book = new Book('t', () => null)
  await loadLanguage('en')
  await book.need(new Set([STEP]))
})
const told = (one: GameEvent): string => eventText(edition, one, name, book)

const HAPPENED: [GameEvent, string][] = [
  [event('action_card', null), 'An action card comes off the pile'],
  [event('turned_up_event', null, { source: EVENT }), 'A new event: Snow'],
  [event('banished_event', 0, { source: EVENT }), 'Ann banishes the event Snow'],
  [event('shows_mark', null, { slot: 2, mark: 'skull' }), 'The card in place 3 bears a skull'],
  [event('drew_mark', 1, { mark: 'pickaxe' }), "Bob's new card bears a pickaxe"],
  [event('paid_marks', 0, { count: 2, mark: 'pickaxe' }), 'Ann pays with 2× pickaxe'],
  [event('gained_money', 0, { count: 2, source: STEP }), 'Ann: step 7: Timber, +$2'],
  [event('gained_money', 1, { count: -3, source: COMPANY }), 'Bob: Lakes, −$3'],
  [event('took_tokens', 0, { count: 2, token: 'logs', source: STEP }), 'Ann: step 7: Timber, +2× Logs'],
  [event('sold_tokens', 0, { count: 2, token: 'logs' }), 'Ann sells 2× Logs'],
  [event('moved_marker', null, { marker: 'gang', city: 0 }), 'The gang: now in Albany'],
  [event('trains_back', 0, { count: 1 }), 'Ann takes one train back'],
  [event('shows_postcard', 1, { source: POSTCARD }), 'Bob shows postcard 12'],
  [event('has_another_turn', 0), 'Ann has another turn'],
  [event('bridged', 0, { route: 0 }), 'Ann is the first to bridge Albany–Albany'],
  [event('chose_option', 0, { option: 40 }), 'Ann chooses: Stay at home'],
]

describe('what happened', () => {
  it.each(HAPPENED)('%o', (one, text) => {
    expect(told(one)).toBe(text)
  })

  it('is told in every language, with what it is about', async () => {
    for (const language of ['de', 'nl'] as const) {
      await loadLanguage(language)
      for (const [one, english] of HAPPENED) {
        expect(told(one), one.kind).not.toMatch(/in English|[{}]/)
        if (one.seat !== null) expect(told(one)).toContain(name(one.seat))
        if (factsOf(one).source === STEP) expect(told(one)).toContain('7: Timber')
        else expect(told(one), one.kind).not.toBe(english.includes('Lakes') ? '' : english)
      }
    }
    await loadLanguage('en')
  })

  it('is noted where it acts: what came of one’s own deeds, and what is new for all', () => {
    const events = HAPPENED.map(([one]) => one)
    const kinds = noted(events, [0]).map(({ kind }) => kind)
    expect(kinds).toContain('turned_up_event')
    expect(kinds).toContain('shows_postcard')
    expect(kinds.filter((kind) => kind === 'gained_money')).toHaveLength(1)
    expect(kinds).not.toContain('moved_marker')
  })
})

test('money is written as the language does', async () => {
  expect([moneyText(3), moneyText(-3), worthText(edition, 1)]).toEqual(['$3', '−$3', 'one dollar'])
  await loadLanguage('de')
  expect(moneyText(3)).toBe('3 $')
  await loadLanguage('en')
  expect(worthText({ ...edition, money: null }, 2)).toBe('2 points')
})

test('what a claim costs is said where it is not what is printed', () => {
  const printed = { ...edition, routes: [{ cards: 3 }] } as unknown as EditionInfo
  const paid = (of_color: number, jokers: number) => [{ action: 1, color: 0, of_color, jokers, ferry_cards: 0 }]
  expect(costNow(printed, 0, paid(2, 1))).toBeNull()
  expect(costNow(printed, 0, paid(3, 1))).toBe(4)
  expect(costNow({ ...printed, money: null }, 0, paid(3, 1))).toBeNull()
  expect(costNow(printed, 0, [])).toBeNull()
})

test('a card says what it bears', () => {
  expect(markedName(edition, 1, 'skull')).toBe('red with a skull')
  expect(markedName(edition, 1, null)).toBe('red')
})

describe('a choice', () => {
  const moves: LegalMove[] = [
    { action: 1, kind: 'card', card: 0 },
    { action: 2, kind: 'decline' },
  ]
  it('of a card to sell may be declined, a tunnel’s surcharge is no choice', () => {
    const view = { legal: moves, phase: 'choose_card' } as unknown as SeatView
    expect(choicesOf(view).map(({ action }) => action)).toEqual([1, 2])
    expect(choicesOf({ ...view, phase: 'answer_tunnel' })).toHaveLength(1)
    expect(moveText(edition, moves[1]!, name, book, 'choose_card')).toBe('Keep all cards')
    expect(moveText(edition, moves[1]!, name, book, 'answer_tunnel')).toBe('Give up the tunnel')
  })
  it('has the words of its card, or the server’s', () => {
    expect(optionText({ action: 3, kind: 'option', effect: 40, text: 'x' }, book)).toBe('Stay at home')
    expect(optionText({ action: 3, kind: 'option', effect: 41, text: 'x' }, book)).toBe('x')
  })
})

test('a book asks again only for what it does not know', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json(CARDS)))
  vi.stubGlobal('fetch', asked)
  await book.need(new Set([STEP, POSTCARD]))
  expect(asked).not.toHaveBeenCalled()
  await loadLanguage('nl')
  await book.need(new Set([STEP]))
  expect(asked).toHaveBeenCalledOnce()
  await loadLanguage('en')
})

test('sources are those of the views and of what happened', () => {
  const view = {
    event: 1,
    choice: { source: 2 },
    events_past: [1],
    in_force: [3],
    postcards: [4],
    players: [{ company: 5 }, { company: null }],
  } as unknown as SeatView
  expect(sourcesIn([view], [event('gained_money', 0, { source: 6 })])).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('a pay slip begins with what was earned', () => {
  const sheet = { seat: 0, lines: { routes: 0, tickets: -3, money: 20, pieces: 4 } } as unknown as SheetView
  expect(linesOf([sheet])).toEqual(['money', 'pieces', 'tickets'])
})
