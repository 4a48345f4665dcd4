// The socket of one table: it comes back by itself, and sends again what was not acknowledged, with the same id.
import { Lifeline } from './lifeline'
import { randomHex } from './random'
import {
  type AskHint,
  type ClientMessage,
  type Hint,
  type ChooseAhead,
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

const DOUBTS = 4 // times a key is offered again that was not known: seats come to each server a moment later

type Wish = Move | ChooseAhead | Say | TakeBack | AskHint | Mute | OpenSeal
type Unsent<T> = T extends Wish ? Omit<T, 'id'> : never
export type Answer = { ok: true; hint?: Hint } | { ok: false; problem: Problem }

export interface Listener {
  snapshot(message: Snapshot): void
  update(message: Update): void
  presence(message: Presence): void
  state(state: 'connecting' | 'open' | 'lost' | 'refused', problem?: Problem): void
}

export class Connection {
  #line: Lifeline
  #waiting = new Map<string, { message: ClientMessage; done: (answer: Answer) => void }>()
  #number = -1
  #doubts = 0
  #again = false // the server closes, and shall be asked once more

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    this.#line = new Lifeline(`/api/tables/${encodeURIComponent(table)}/play`, {
      connecting: () => listener.state('connecting'),
      open: () => this.#post({ type: 'hello', protocol: PROTOCOL, token }),
      message: (message) => this.#receive(message as ServerMessage),
      lost: () => listener.state('lost'),
      comesBack: (code) => this.#comesBack(code),
    })
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
    this.#line.close()
  }

  #post(message: ClientMessage): void {
    this.#line.post(message)
  }

  #comesBack(code: number): boolean {
    const again = this.#again
    this.#again = false
    return again || code < 4400 || code >= 4410 // the server knows no such table or key: trying again would not help
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.#number = message.number
      this.#line.settled()
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
