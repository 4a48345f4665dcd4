// The key of a seat cannot be had again: whatever a server says, it is not thrown away at once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { reload } = vi.hoisted(() => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
    clear: () => items.clear(),
  }
  const reload = vi.fn()
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  vi.stubGlobal('location', { hash: '', host: 'here', protocol: 'http:', pathname: '/', search: '', reload })
  vi.stubGlobal('history', { replaceState: () => (location.hash = '') })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', { title: '', documentElement: {} })
  return { reload }
})

interface Sent {
  type: string
  token?: string | null
  nonce?: string
}

class Socket {
  static OPEN = 1
  static all: Socket[] = []
  readyState = 1
  sent: Sent[] = []
  onopen = (): void => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined
  constructor() {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {
    this.readyState = 3
  }
  /** Connected, and the server says something. */
  say(message: object): void {
    this.onopen()
    this.onmessage({ data: JSON.stringify(message) })
  }
  refuse(code = 'wrong_token'): void {
    this.say({ type: 'error', id: null, code, text: '' })
    this.onclose({ code: code === 'wrong_token' ? 4400 : 1012 })
  }
}
vi.stubGlobal('WebSocket', Socket)

import { keepDeal, newPart, sha256 } from '../src/lib/deal'
import { doubtKey, isDoubted, keepKey, keyOf, ownTables, trustKey } from '../src/lib/keys'
import type { EditionInfo } from '../src/lib/protocol'
import { TableState } from '../src/lib/table.svelte'

const SEAL = '62be8830f110e2b5ee99924edd218e5ad10d4b24714a298f94b31c9fa50ce9bf' // as tests/attack/test_dealing.py has it
const last = (): Socket => Socket.all.at(-1)!
const snapshot = (seats: number[]): object => ({
  type: 'snapshot',
  number: 1,
  seats,
  table: { seats: [] },
  views: [],
  events: [],
  chat: [],
  muted: [],
})
let table: TableState | undefined

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  Socket.all.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  table?.close()
  vi.useRealTimers()
})

function open(): TableState {
  table = new TableState('T', keyOf('T'), {} as EditionInfo)
  return table
}

test('a seat that one server does not know yet is asked for again', () => {
  keepKey('T', 'mine')
  const state = open()
  last().refuse()
  vi.advanceTimersByTime(2000)
  expect(Socket.all).toHaveLength(2)
  last().say(snapshot([0]))
  expect(last().sent[0]!.token).toBe('mine')
  expect(state.link).toBe('open')
  expect([keyOf('T'), isDoubted('T')]).toEqual(['mine', false])
})

test('a key that is never known lets its holder watch, and is kept', () => {
  keepKey('T', 'mine')
  const state = open()
  for (let turn = 0; turn < 5; turn += 1) {
    last().refuse()
    vi.advanceTimersByTime(2000)
  }
  last().say(snapshot([]))
  expect(last().sent[0]!.token).toBe(null)
  expect(state.notice).not.toBe('')
  expect([keyOf('T'), isDoubted('T'), ownTables()]).toEqual(['mine', true, ['T']])
})

test('a database that is away says nothing about a key', () => {
  keepKey('T', 'mine')
  const state = open()
  for (let turn = 0; turn < 20; turn += 1) {
    last().refuse('unavailable')
    vi.advanceTimersByTime(2000)
  }
  last().say(snapshot([0]))
  expect([last().sent[0]!.token, state.problem, isDoubted('T')]).toEqual(['mine', '', false])
})

test('a link with a key that opens nothing does not cost the key that was there', () => {
  keepKey('T', 'mine')
  location.hash = '#key=wrong'
  open()
  for (let turn = 0; turn < 5; turn += 1) {
    last().refuse()
    vi.advanceTimersByTime(2000)
  }
  expect(reload).toHaveBeenCalledOnce()
  expect(keyOf('T')).toBe('mine')
})

test('a sealed part of the deal is told when the game is about to start, and once', async () => {
  vi.useRealTimers()
  const part = await newPart()
  expect(part.seal).toBe(await sha256('branchline nonce 1', part.nonce))
  expect(await sha256('branchline nonce 1', '5a'.repeat(16))).toBe(SEAL)
  keepKey('T', 'mine')
  keepDeal('T', { nonce: '5a'.repeat(16), seal: SEAL, commitment: 'c' })
  const about = (opening: boolean): object => ({ opening, seats: [{ seal: SEAL, opened: false }] })
  open()
  last().say({ ...snapshot([0]), table: about(false) })
  expect(last().sent.map((message) => message.type)).toEqual(['hello'])
  const update = { type: 'update', what: 'opened', seats: [0], table: about(true) }
  for (const number of [2, 3]) last().onmessage({ data: JSON.stringify({ ...update, number }) })
  expect(last().sent.map((message) => message.type)).toEqual(['hello', 'open'])
  expect(last().sent[1]!.nonce).toBe('5a'.repeat(16))
})

test('a key is forgotten after a month of doubt, and not by one answer', () => {
  keepKey('T', 'mine')
  doubtKey('T')
  doubtKey('T')
  expect(keyOf('T')).toBe('mine')
  trustKey('T')
  vi.advanceTimersByTime(31 * 24 * 3600 * 1000)
  doubtKey('T')
  expect(keyOf('T')).toBe('mine')
  vi.advanceTimersByTime(31 * 24 * 3600 * 1000)
  doubtKey('T')
  expect(keyOf('T')).toBe(null)
})
