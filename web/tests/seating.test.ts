// The way to a table: what is asked for, what is kept, when the game starts.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Seated } from '../src/lib/protocol'

const kept = vi.hoisted(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('location', { href: '', origin: 'http://here', hash: '' })
  return items
})

import { keyOf, linkTo } from '../src/lib/keys'
import { enter } from '../src/lib/seating'
import { usual, wishFor } from '../src/start/wish'

const seated = (...kinds: string[]): Seated =>
  ({ table: { id: 'T', seats: kinds.map((kind) => ({ kind })) }, token: 'secret', seats: [0] }) as unknown as Seated
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  kept.clear()
  location.href = ''
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response('{}'))
  })
})

test("a full table of one's own is started", async () => {
  await enter(seated('human', 'bot'))
  expect(keyOf('T')).toBe('secret')
  expect(asked).toEqual(['/api/tables/T/start'])
  expect(location.href).toBe('/?table=T')
  expect(linkTo('T', 'secret')).toBe('http://here/?table=T#key=secret')
})

test.each([
  ['somebody is missing', seated('human', 'open'), true],
  ["it is another's to start", seated('human', 'human'), false],
])('a table waits as long as %s', async (_, table, ours) => {
  await enter(table, ours)
  expect(asked).toEqual([])
  expect(location.href).toBe('/?table=T')
})

test('what is chosen on the start page becomes a table', () => {
  const bots = wishFor({ ...usual, players: 3, opponents: 'hard', open: true })
  expect(bots.seats).toEqual([{ kind: 'open' }, { kind: 'bot', level: 'hard' }, { kind: 'bot', level: 'hard' }])
  expect(bots.options?.public).toBe(false) // only friends can be joined
  const friends = wishFor({ ...usual, opponents: 'friends', open: true, gameMinutes: 20, variant: 'mega' })
  expect(friends.seats).toEqual([{ kind: 'open' }, { kind: 'open' }])
  expect([friends.variant, friends.options?.public]).toEqual(['mega', true])
  expect(friends.options?.clock).toEqual({ turn_seconds: null, game_seconds: 1200 })
})
