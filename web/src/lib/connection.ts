// The socket of one table: it comes back by itself, and sends again what was not acknowledged, with the same id.
import { randomHex } from './random'
import {
  type AskHint,
  type ClientMessage,
  type Hint,
  type Move,
  type Mute,
  type OpenSeal,
  type Presence,
  type Problem,
  PROTOCOL,
  type Say,
  type ServerMessage,
  type Snapshot,
  type TakeBack,
  type Update,
} from './protocol'

const FIRST_WAIT = 200
const LONGEST_WAIT = 1000
const PING_EVERY = 8000
const PATIENCE = 6000 // without any sign of life after a ping
const DOUBTS = 4 // times a key is offered again that was not known: seats come to each server a moment later

type Wish = Move | Say | TakeBack | AskHint | Mute | OpenSeal
type Unsent<T> = T extends Wish ? Omit<T, 'id'> : never
export type Answer = { ok: true; hint?: Hint } | { ok: false; problem: Problem }

export interface Listener {
  snapshot(message: Snapshot): void
  update(message: Update): void
  presence(message: Presence): void
  state(state: 'connecting' | 'open' | 'lost' | 'refused', problem?: Problem): void
}

export class Connection {
  #socket: WebSocket | undefined
  #waiting = new Map<string, { message: ClientMessage; done: (answer: Answer) => void }>()
  #number = -1
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #lastSign = 0
  #doubts = 0
  #again = false // the server closes, and shall be asked once more
  #closed = false

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#soon)
    addEventListener('offline', this.#drop)
    this.#open()
  }

  /** Ask for something; resolved when the server has kept it, or refused. */
  send(wish: Unsent<Wish>): Promise<Answer> {
    const message: Wish = { id: randomHex(8), ...wish }
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done })
      this.#post(message)
    })
  }

  /** Ask for everything anew. */
  resync(): void {
    this.#post({ type: 'resync' })
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#soon)
    removeEventListener('offline', this.#drop)
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    this.#socket?.close()
  }

  #soon = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.#open()
  }

  /** Nothing comes any more. Browsers take long to believe it; come back at once. */
  #drop = (): void => {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    this.#socket = undefined
    socket.close()
    this.#lost(1006)
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #open(): void {
    if (this.#closed) return
    this.listener.state('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/play`)
    this.#socket = socket
    socket.onopen = () => {
      this.#post({ type: 'hello', protocol: PROTOCOL, token: this.token })
      this.#lastSign = Date.now()
      clearInterval(this.#pulse)
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #beat(): void {
    if (Date.now() - this.#lastSign > PING_EVERY + PATIENCE) this.#drop()
    else this.#post({ type: 'ping', at: Date.now() })
  }

  #lost(code: number): void {
    clearInterval(this.#pulse)
    if (this.#closed) return
    if (code >= 4400 && code < 4410 && !this.#again) {
      this.#closed = true // the server knows no such table or key: trying again would not help
      return
    }
    this.#again = false
    this.listener.state('lost')
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.6 + 0.4 * Math.random())) // not everybody at once
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6)
  }

  #receive(message: ServerMessage): void {
    this.#lastSign = Date.now()
    if (message.type === 'snapshot') {
      this.#number = message.number
      this.#wait = FIRST_WAIT
      this.#doubts = 0
      this.listener.snapshot(message)
      this.listener.state('open')
      for (const { message: unsent } of this.#waiting.values()) this.#post(unsent)
    } else if (message.type === 'update') {
      if (message.number <= this.#number) return
      if (message.number > this.#number + 1) return this.resync()
      this.#number = message.number
      this.listener.update(message)
    } else if (message.type === 'presence') this.listener.presence(message)
    else if (message.type === 'ack') this.#settle(message.id, { ok: true })
    else if (message.type === 'hint') this.#settle(message.id, { ok: true, hint: message })
    else if (message.type === 'error') this.#refused(message)
  }

  #refused(problem: Problem): void {
    if (problem.id === null) this.#refusedAll(problem)
    else if (problem.code === 'unavailable') {
      const waiting = this.#waiting.get(problem.id) // the same id again: it cannot happen twice
      if (waiting) setTimeout(() => this.#post(waiting.message), 1000)
    } else this.#settle(problem.id, { ok: false, problem })
  }

  /** Not one wish, but the connection is refused. */
  #refusedAll(problem: Problem): void {
    if (problem.code === 'wrong_token' && this.#doubts < DOUBTS) {
      this.#doubts += 1
      this.#again = true
    } else if (problem.code !== 'unavailable') this.listener.state('refused', problem)
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.done(answer)
    this.#waiting.delete(id)
  }
}
