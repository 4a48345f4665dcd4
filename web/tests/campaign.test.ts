// What an office shows and asks for: the order of reading, what this device has seen, who plays, and a file's companies.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readDocument } from '../src/campaign/brought'
import { choose, isEnough, usualChoices, wishOf } from '../src/campaign/plan'
import { isClosed, keepSeen, readSeen, timeline, unseen } from '../src/campaign/timeline'
import { yearOf } from '../src/campaign/years'
import type { BoxView, CampaignView, CardView, GameResult } from '../src/lib/protocol'

const card = (id: string, game: number, at: 'before' | 'after' = 'before', box: string | null = null): CardView => ({
  id,
  kind: 'story',
  title: id,
  text: id,
  picture: id,
  game,
  at,
  box,
})
const box = (id: string, since: number): BoxView => ({
  id,
  title: id,
  text: id,
  picture: id,
  since,
  resting: false,
  board: id,
})
const result = (game: number): GameResult => ({
  game,
  year: yearOf(game),
  boards: [],
  companies: [],
  events: [],
  table: null,
  earlier: false,
})
const view = (parts: Partial<CampaignView>): CampaignView =>
  ({ cards: [], boxes: [], results: [], todo: null, ...parts }) as CampaignView
const ids = (parts: Partial<CampaignView>): string[] => timeline(view(parts)).map(({ id }) => id)

describe('the order of reading', () => {
  const read = [card('opening', 1), card('end', 1, 'after'), card('sheet', 2, 'before', 'florida'), card('next', 2)]

  it('has pay slips before what is read after their game, and a box before its card', () => {
    expect(ids({ cards: read, boxes: [box('florida', 2)], results: [result(1)] })).toEqual([
      'card opening',
      'game 1',
      'card end',
      'box florida',
      'card sheet',
      'card next',
    ])
  })

  it('has pay slips of a game after which nothing has been read', () => {
    expect(ids({ cards: [card('opening', 1)], results: [result(1)] })).toEqual(['card opening', 'game 1'])
  })

  it('ends with the card that is turned for everybody, and knows it', () => {
    const newest = card('end', 1, 'after')
    const told = timeline(
      view({
        cards: [card('opening', 1)],
        results: [result(1)],
        todo: { kind: 'read', card: newest, left: 1, decision: null },
      }),
    )
    expect(told.map(({ id }) => id)).toEqual(['card opening', 'game 1', 'card end'])
    expect(told.map((moment) => moment.kind === 'card' && moment.newest)).toEqual([false, false, true])
  })

  it('leaves out what this device has shown', () => {
    const now = view({ cards: read, boxes: [box('florida', 2)], results: [result(1)] })
    const seen = new Set(['card opening', 'game 1', 'card end', 'card sheet'])
    expect(unseen(now, seen).map(({ id }) => id)).toEqual(['box florida', 'card next'])
    expect(isClosed(now, seen)).toBe(true)
    expect(isClosed(now, new Set([...seen, 'box florida']))).toBe(false)
    expect(isClosed(view({}), new Set())).toBe(false)
  })
})

describe('what was seen', () => {
  const items = new Map<string, string>()
  beforeEach(() => {
    items.clear()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => items.set(name, value),
    })
  })

  it('is kept for each campaign', () => {
    keepSeen('a', new Set(['card opening']))
    expect([...readSeen('a')]).toEqual(['card opening'])
    expect([...readSeen('b')]).toEqual([])
  })

  it('is nothing if what was kept cannot be read', () => {
    items.set('branchline seen a', '{')
    expect([...readSeen('a')]).toEqual([])
  })
})

describe('who plays', () => {
  const companies = ['company-blue', 'company-red', 'company-green', 'company-yellow', 'company-black']

  it('begins with oneself and two bots', () => {
    expect(usualChoices(companies).map(({ who }) => who)).toEqual(['me', 'normal', 'normal', 'nobody', 'nobody'])
  })

  it('gives one company to oneself', () => {
    const mine = choose(usualChoices(companies), 'company-black', 'me')
    expect(mine.map(({ who }) => who)).toEqual(['normal', 'normal', 'normal', 'nobody', 'me'])
  })

  it('needs two companies', () => {
    const alone = usualChoices(companies).map((one) => ({
      ...one,
      who: one.who === 'me' ? one.who : ('nobody' as const),
    }))
    expect(isEnough(alone)).toBe(false)
    expect(isEnough(choose(alone, 'company-red', 'friend'))).toBe(true)
  })

  it('asks the server for persons with names and bots with levels', () => {
    const choices = choose(choose(usualChoices(companies), 'company-red', 'friend'), 'company-green', 'hard')
    const named = choices.map((one) => (one.company === 'company-red' ? { ...one, name: ' Bob ' } : one))
    expect(wishOf(named, 'Ann', 0.8)).toEqual({
      companies: [
        { company: 'company-blue', name: 'Ann', kind: 'person' },
        { company: 'company-red', name: 'Bob', kind: 'person' },
        { company: 'company-green', kind: 'bot', level: 'hard' },
      ],
      own: 'company-blue',
      options: { pace: 0.8 },
    })
  })
})

describe('a file', () => {
  it('says whose companies are in it', () => {
    const document = { entries: [{ entry: 'founded', companies: [['company-red', 'Ann']] }] }
    expect(readDocument(JSON.stringify(document))).toEqual({
      document,
      companies: [{ id: 'company-red', player: 'Ann' }],
    })
  })

  it.each(['', '[]', '{}', '{"entries":[]}', '{"entries":[{"companies":[1]}]}'])('like %j is no campaign', (text) => {
    expect(readDocument(text)).toBeNull()
  })
})
