// The lessons of the first game: each comes when the server tells what it is about, and says it shortly.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type {
  EditionInfo,
  GameEvent,
  LegalMove,
  PlayerView,
  Refusals,
  RouteInfo,
  SeatView,
  SheetView,
  TicketView,
  TicketWay,
} from '../src/lib/protocol'
import type { TableState } from '../src/lib/table.svelte'
import { Coach } from '../src/teach/coach.svelte'
import { factOf, nearFact, waysFact } from '../src/teach/facts'
import { LEGENDS } from '../src/teach/legends'
import { LESSONS } from '../src/teach/lessons'
import type { Scene, Target } from '../src/teach/scene'
import { beginLessons, decline, isNewTo, hasLearned, progressOf, unfinishedTable } from '../src/teach/progress'

// --- a small New York --------------------------------------------------------------------------------------------------------
const city = (id: string, landmark = false) => ({ id, name: id.toUpperCase(), x: 0, y: 0, landmark })
const route = (id: string, ends: [number, number], length: number, points: number): RouteInfo => ({
  id,
  ends,
  color: null,
  length,
  cards: length,
  piece: 0,
  points,
  symbols: 0,
  waves: 0,
  tunnel: false,
  bridge: false,
  bed: false,
})
const ticket = (id: string, ends: [number, number], points: number) => ({ id, name: id, ends, points, long: false })
const edition = {
  cards: ['blue', 'red', 'taxi'],
  piece_counts: [15],
  cities: [city('a', true), city('b'), city('c', true), city('d')],
  routes: [
    route('ab', [0, 1], 1, 1),
    route('bc', [1, 2], 2, 2),
    route('bc-2', [2, 1], 2, 2),
    route('cd', [2, 3], 4, 7),
  ],
  tickets: [ticket('a-c', [0, 2], 3), ticket('c-d', [2, 3], 5), ticket('a-b', [0, 1], 1), ticket('b-d', [1, 3], 4)],
} as unknown as EditionInfo
const JOKER = 2
const player = { cards: 2, tickets: 2, pieces: [15], turns_left: null, company: null } as unknown as PlayerView
const way = (ticket: number, pieces: number | null, routes: number[], finished_by: number[] = []): TicketWay => ({
  ticket,
  pieces,
  routes,
  shares: [],
  finished_by,
})
const held = (ticket: number, done: boolean): TicketView => ({ ticket, done }) as TicketView

/** A position, as far as the lessons look at it. */
const view = (change: Partial<SeatView> = {}): SeatView =>
  ({
    seat: 0,
    decider: 0,
    phase: 'turn',
    turns_left: null,
    display: [0, 1, 0, 1, 0],
    owners: [null, null, null, null],
    players: [player, player],
    hand: [1, 1, 0],
    tickets: [held(0, false), held(1, false)],
    offer: [],
    ways: [way(0, 3, [0, 1]), way(1, 4, [3])],
    legal: [],
    refusals: {},
    event: null,
    action_cards: 0,
    postcards: [],
    ...change,
  }) as unknown as SeatView
const move = (kind: LegalMove['kind'], more: Partial<LegalMove> = {}): LegalMove => ({
  action: 1,
  kind,
  ...more,
})
const event = (kind: GameEvent['kind'], seat: number, details: GameEvent['details'] = {}): GameEvent => ({
  kind,
  seat,
  details,
  text: kind,
})
const scene = (change: Partial<SeatView> = {}, events: GameEvent[] = [], sheets: SheetView[] | null = null): Scene => ({
  edition,
  view: view(change),
  events,
  sheets,
  names: ['Ann', 'Ada'],
  card: (source) => (source === 7 ? { title: 'Blue', text: 'Two dollars.', color: 0, lightning: false } : NO_CARD),
})
const NO_CARD = { title: '', text: '', color: null, lightning: false }
const fitting = (one: Scene): string[] => LESSONS.filter(({ when }) => when(one)).map(({ id }) => id)
const lesson = (id: string) => LESSONS.find((one) => one.id === id)!
const targets = (id: string, one: Scene): string[] =>
  lesson(id)
    .at(one)
    .map(({ what, which }: Target) => (which === undefined ? what : `${what} ${which}`))

const offer: Partial<SeatView> = { phase: 'choose_tickets', offer: [0, 1], legal: [move('keep', { tickets: [0] })] }
const drew = event('drew_card', 0)
const built = event('claimed', 0, { route: 0 })
const lost = event('claimed', 1, { route: 1 })

describe('a lesson comes when it matters', () => {
  test('the goal and the tickets, when the first tickets are on offer', () => {
    expect(fitting(scene(offer))).toEqual(['goal', 'tickets'])
    expect(targets('tickets', scene(offer))).toEqual(['offer', 'city 0', 'city 2', 'city 2', 'city 3'])
    expect(fitting(scene({ ...offer, phase: 'keep_tickets' }))).toEqual([])
  })
  test('two tickets that end in one city are said to share it', () => {
    expect(lesson('tickets').values!(scene(offer))).toEqual({ city: 'C', shared: 'yes' })
    expect(lesson('tickets').values!(scene({ ...offer, offer: [0, 3] }))).toEqual({ city: '', shared: 'no' })
  })
  test('drawing, at the first turn; colours, once something was drawn', () => {
    expect(fitting(scene())).toEqual(['draw'])
    expect(fitting(scene({ phase: 'second_card' }, [drew]))).toEqual(['colours'])
    expect(fitting(scene({ hand: [0, 0, 0] }, [drew]))).toEqual([]) // there are none to point at
  })
  test('claiming, when the server lists a claim: what is on the way of a ticket, or none', () => {
    const claims = (...list: number[]) => scene({ legal: list.map((route) => move('claim', { route })) })
    expect(fitting(claims(1, 3, 2))).toContain('claim')
    expect(targets('claim', claims(2, 1))).toEqual(['route 1'])
    expect(lesson('claim').fact!(claims(2, 1))).toEqual({ kind: 'claim', ticket: 0, route: 1 })
    expect(targets('claim', claims(2))).toEqual([])
    expect(lesson('claim').fact!(claims(2))).toEqual({ kind: 'off-way' })
    expect(fitting(scene({ legal: [move('draw')] }))).not.toContain('claim')
  })
  test('jokers, where one lies open or in the hand', () => {
    expect(targets('jokers', scene({ display: [0, 1, JOKER, 0, 0] }))).toEqual(['card 2'])
    expect(fitting(scene({ display: [0, 1, JOKER, 0, 0] }))).toContain('jokers')
    expect(targets('jokers', scene({ hand: [0, 0, 1] }))).toEqual(['hand'])
    expect(fitting(scene({ hand: [0, 0, 1] }))).toContain('jokers')
    expect(fitting(scene())).not.toContain('jokers')
  })
  test('being blocked, after the first route of the other; with the parallel one the server calls closed', () => {
    const refusals: Refusals = { routes: { parallel_closed: [0, 2], cannot_pay: [3] } }
    expect(targets('blocked', scene({ refusals }, [lost]))).toEqual(['route 1', 'route 2'])
    expect(fitting(scene({}, [lost]))).toContain('blocked')
    expect(fitting(scene({}, [built]))).not.toContain('blocked')
  })
  test('length and stars, after the first route of one’s own', () => {
    expect(fitting(scene({}, [drew, built]))).toEqual(['colours', 'length', 'landmarks'])
    expect(lesson('length').values!(scene())).toEqual({ points: '1\u00a0→\u00a01, 2\u00a0→\u00a02, 4\u00a0→\u00a07' })
    expect(targets('length', scene({ ways: [way(0, 3, [0, 1])] }))).toEqual(['route 1'])
    expect(targets('length', scene({ ways: [way(0, null, [])] }))).toEqual(['route 3'])
    expect(lesson('length').fact!(scene({ ways: [] }))).toEqual({ kind: 'longest-free', route: 3 })
    expect(targets('landmarks', scene())).toEqual(['city 0', 'city 2'])
  })
  test('a fulfilled ticket, and more tickets once all are', () => {
    const [done, open] = [held(0, true), held(1, false)]
    const legal = [move('tickets')]
    expect(fitting(scene({ tickets: [done, open], legal }, [drew]))).toEqual(['colours', 'fulfilled'])
    expect(fitting(scene({ tickets: [done], legal }, [drew]))).toEqual(['colours', 'more'])
    expect(fitting(scene({ tickets: [done], legal: [] }, [drew]))).toEqual(['colours'])
  })
  test('counting, when either has few pieces left', () => {
    for (const players of [
      [player, { ...player, pieces: [7] }],
      [{ ...player, pieces: [7] }, player],
    ]) {
      expect(fitting(scene({ players }, [drew]))).toEqual(['colours', 'ending'])
    }
    expect(fitting(scene({ players: [player, { ...player, pieces: [8] }] }, [drew]))).toEqual(['colours'])
  })
  test('the last turn alone, and then the scores', () => {
    expect(fitting(scene({ turns_left: 2, legal: [move('claim', { route: 0 })] }, [drew, built, lost]))).toEqual([
      'last',
    ])
    expect(fitting(scene({ phase: 'over', decider: null, turns_left: 0 }, [drew, built, lost], []))).toEqual(['scores'])
  })
})

describe('what is said of a position is true of it', () => {
  const can = [move('claim', { route: 1 }), move('claim', { route: 3 })]
  const last = [{ ...player, turns_left: 1 }, player]
  const lost: TicketWay[] = [way(0, null, []), way(1, null, [])]
  test('a ticket is to be finished only by a claim that finishes it', () => {
    const ways = [way(0, 3, [0, 1]), way(1, 4, [3], [3])]
    expect(factOf(scene({ legal: can, ways }))).toEqual({ kind: 'finish', ticket: 1, route: 3 })
    expect(factOf(scene({ legal: can }))).toEqual({ kind: 'claim', ticket: 1, route: 3 })
    expect(factOf(scene({ legal: can, ways, decider: 1 }))).toBeNull()
  })
  test('what is missing is what the server misses; an open card of it is pointed at', () => {
    const refusals: Refusals = { short: [{ route: 1, cards: 2, color: 0, jokers: 0 }] }
    expect(factOf(scene({ refusals }))).toMatchObject({ kind: 'collect', ticket: 0, route: 1 })
    const legal = [move('take', { slot: 2 })]
    expect(factOf(scene({ refusals, legal }))).toMatchObject({ kind: 'take', slot: 2, card: 0 })
  })
  test('a ticket without a way is lost, and in the last turn one that no claim finishes', () => {
    expect(factOf(scene({ ways: lost, legal: can }))).toEqual({ kind: 'lost', ticket: 1 })
    expect(waysFact(scene({ ways: [way(0, null, []), way(1, 4, [3])] }))).toEqual({ kind: 'lost', ticket: 0 })
    expect(waysFact(scene())).toEqual({ kind: 'possible' })
    expect(nearFact(scene())).toEqual({ kind: 'needs', ticket: 1, pieces: 4 })
    expect(nearFact(scene({ players: last, turns_left: 1 }))).toEqual({ kind: 'lost', ticket: 1 })
    const ways = [way(0, 3, [0, 1]), way(1, 4, [3], [3])]
    expect(factOf(scene({ players: last, turns_left: 1, legal: can }))).toEqual({ kind: 'spend', route: 3 })
    expect(factOf(scene({ players: last, turns_left: 1, legal: can, ways }))).toMatchObject({ kind: 'finish' })
  })
  test('nothing is lacking once every ticket is fulfilled', () => {
    expect(factOf(scene({ tickets: [held(0, true)], legal: can }))).toEqual({ kind: 'done' })
  })
})

describe('Legends', () => {
  const money = { start: 5, pieces_left: [16, 12, 9, 7, 6, 0] }
  const cities = edition.cities.map((one, at) => ({ ...one!, large: at === 2 }))
  const routes = edition.routes.map((one, at) => ({ ...one!, color: at === 3 ? 0 : null }))
  const west = (change: Partial<SeatView> = {}, events: GameEvent[] = []): Scene => ({
    ...scene(change, events),
    edition: { ...edition, money, cities, routes },
  })
  const fits = (one: Scene): string[] => LEGENDS.filter(({ when }) => when(one)).map(({ id }) => id)
  test('speaks of what is on the table, when it is there', () => {
    expect(fits(west(offer))).toEqual(['money', 'west-tickets'])
    expect(fits(west({}, [drew]))).toEqual(['colours'])
    expect(fits(west({ action_cards: 6 }, [drew]))).toEqual(['colours', 'actions'])
    expect(fits(west({ event: 7 }, [drew]))).toEqual(['colours', 'event'])
    expect(fits(west({ event: 8 }, [drew]))).toEqual(['colours']) // what is printed on it has not come yet
    expect(fits(west({ postcards: [3] }, [drew]))).toEqual(['colours', 'postcards'])
    expect(fits(west({ legal: [move('claim', { route: 0 })] }, [drew]))).toEqual(['colours', 'claim'])
    expect(fits(west({ legal: [move('claim', { route: 3 })] }, [drew]))).toEqual(['colours', 'claim', 'large'])
    expect(fits(west({ players: [{ ...player, company: 7 }, player] }, [drew]))).toEqual(['colours', 'company'])
    expect(fits(west({ turns_left: 1 }, [drew]))).toEqual(['west-last'])
  })
})

// --- the coach ---------------------------------------------------------------------------------------------------------------
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      Object.assign(storage, { [key]: value }) // as the keys of a real one are
    },
  }
  vi.stubGlobal('localStorage', storage)
})

interface Table {
  view: SeatView
  yourTurn: boolean
  log: { event: GameEvent }[]
  sheets: SheetView[] | null
}

function sit(change: Partial<SeatView>, events: GameEvent[] = []): { coach: Coach; table: Table } {
  const table: Table = { view: view(change), yourTurn: true, log: events.map((one) => ({ event: one })), sheets: null }
  const rest = {
    edition,
    seats: [0],
    table: { seats: [{ name: 'Ann' }, { name: 'Ada' }] },
    hint: null,
    book: { of: () => undefined },
  }
  if (!progressOf('t')) beginLessons('t')
  const coach = new Coach('t', Object.assign(table, rest) as unknown as TableState)
  coach.follow()
  return { coach, table }
}

/** Something was decided, and this is the new position. */
function happen(
  { coach, table }: { coach: Coach; table: Table },
  change: Partial<SeatView>,
  ...events: GameEvent[]
): void {
  table.view = view(change)
  table.log = [...table.log, ...events.map((one) => ({ event: one }))]
  coach.follow()
}

describe('the coach', () => {
  it('shows one lesson for each move, those that belong together at once', () => {
    const at = sit(offer)
    expect(at.coach.lesson?.id).toBe('goal')
    at.coach.next()
    expect(at.coach.lesson?.id).toBe('tickets')
    at.coach.next()
    expect(at.coach.lesson).toBeNull()
    happen(at, { legal: [move('claim', { route: 0 })] }, event('kept_ticket', 0))
    expect(at.coach.lesson?.id).toBe('draw')
    at.coach.next()
    expect(at.coach.lesson).toBeNull() // claiming waits for the next move
  })
  it('takes a lesson for read when the learner acts, and none comes twice', () => {
    const at = sit({})
    expect(at.coach.lesson?.id).toBe('draw')
    happen(at, { phase: 'second_card' }, drew)
    expect(at.coach.lesson?.id).toBe('colours')
    happen(at, {}, drew)
    expect(at.coach.lesson).toBeNull()
    expect(progressOf('t')?.done).toEqual(['draw', 'colours'])
  })
  it('stays with a lesson that is being read', () => {
    const display = [0, 1, JOKER, 0, 0]
    const at = sit({ display, hand: [0, 0, 0] }, [drew])
    expect(at.coach.lesson?.id).toBe('jokers')
    at.table.view = view({ display, hand: [0, 0, 0], legal: [move('claim', { route: 0 })] })
    at.coach.follow()
    expect(at.coach.lesson?.id).toBe('jokers')
    expect(sit({ display, legal: [move('claim', { route: 0 })], hand: [0, 0, 0] }, [drew]).coach.lesson?.id).toBe(
      'claim',
    )
  })
  it('waits while the other decides', () => {
    const at = sit({}, [drew])
    at.table.yourTurn = false
    expect(at.coach.lesson).toBeNull()
    at.table.yourTurn = true
    expect(at.coach.lesson?.id).toBe('colours')
  })
  it('is silent while paused or sent away, and then goes on where it was', () => {
    const { coach } = sit(offer)
    coach.pause(true)
    expect([coach.lesson, coach.targets]).toEqual([null, []])
    coach.pause(false)
    expect(coach.lesson?.id).toBe('goal')
    coach.turnOff(true)
    expect(coach.lesson).toBeNull()
    coach.turnOff(false)
    expect(coach.lesson?.id).toBe('goal')
  })
  it('remembers how far the learner is', () => {
    sit(offer).coach.next()
    expect(sit(offer).coach.lesson?.id).toBe('tickets')
    expect([unfinishedTable(), hasLearned()]).toEqual(['t', false])
    const { coach, table } = sit({ phase: 'over' })
    table.sheets = []
    coach.follow()
    expect([unfinishedTable(), hasLearned()]).toEqual([null, true])
  })
  it('goes on with the newest game that was not sent away', () => {
    vi.useFakeTimers()
    for (const table of ['t', 'u', 'v']) {
      vi.advanceTimersByTime(1000)
      beginLessons(table)
    }
    vi.useRealTimers()
    expect(unfinishedTable()).toBe('v')
    new Coach('v', {} as TableState).turnOff(true)
    expect(unfinishedTable()).toBe('u')
  })
  it('draws the ways of tickets that can still be fulfilled', () => {
    expect(sit({ ways: [way(0, 3, [0, 1]), way(1, null, [])] }).coach.guided).toEqual([0])
    expect(sit(offer).coach.guided).toEqual([]) // those on offer are drawn
  })
  it('is offered to who has neither learned nor declined', () => {
    expect(isNewTo('legends')).toBe(true)
    beginLessons('t')
    expect(isNewTo('legends')).toBe(true)
    decline('legends')
    expect(isNewTo('legends')).toBe(false)
  })
  it('points at the move it advises', () => {
    const { coach, table } = sit({ legal: [move('draw'), move('claim', { action: 7, route: 3 })] })
    Object.assign(table, { hint: { thoughts: [{ action: 7, win_chance: 0.5, reasons: [] }] } })
    expect(coach.targets).toEqual([{ what: 'route', which: 3 }])
  })
})

const files = import.meta.glob<string>('../src/messages/*.ftl', { query: '?raw', import: 'default', eager: true })
test.each(Object.keys(files))('a lesson in %s has at most 45 words', (file) => {
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(files[file]!))
  for (const { id } of [...LESSONS, ...LEGENDS]) {
    for (const shared of ['yes', 'no']) {
      const values = {
        shared,
        closed: shared,
        once: shared,
        joker: 'taxi',
        money: '$5',
        title: 'Blue Line',
        text: 'Two dollars.',
        name: 'Ada',
        city: 'Soho',
        n: 9,
        others: 7,
        points: '1-1, 2-2, 3-4, 4-7',
        route: 'Soho–Chelsea',
        ticket: 'Soho–Chelsea (3)',
      }
      const said = bundle.formatPattern(bundle.getMessage(`lesson-${id}`)!.value!, values)
      expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(45)
    }
  }
})
