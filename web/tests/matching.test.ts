// Which tables a quick match tries.
import { expect, test, vi } from 'vitest'
import type { LobbyEntry } from '../src/lib/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('localStorage', { getItem: () => null })
const { matching } = await import('../src/start/matching')

const table = (id: string, more: object = {}): LobbyEntry =>
  ({
    id,
    setup: { edition: 'europe', variant: 'classic' },
    state: 'open',
    open_seats: 1,
    created: 10,
    ...more,
  }) as LobbyEntry

test("open tables of that board, those that can begin soonest first, none of one's own", () => {
  const tables = [
    table('three', { open_seats: 3, created: 1 }),
    table('new', { created: 20 }),
    table('old', { created: 5 }),
    table('mine'),
    table('full', { open_seats: 0 }),
    table('playing', { state: 'playing' }),
    table('other', { setup: { edition: 'italy', variant: 'classic' } }),
    table('mega', { setup: { edition: 'europe', variant: 'mega' }, open_seats: 2 }),
  ]
  const tried = (variant: string): string[] =>
    matching(tables, { edition: 'europe', variant }, ['mine']).map(({ id }) => id)
  expect(tried('')).toEqual(['old', 'new', 'mega', 'three'])
  expect(tried('mega')).toEqual(['mega'])
})
