// A socket that comes back by itself: it notices that nobody answers any more, and when the network is there again.
const FIRST_WAIT = 200
const LONGEST_WAIT = 1000
const PING_EVERY = 8000
const PATIENCE = 6000 // without any sign of life after a ping

export interface Ends {
  connecting?(): void
  open(): void // it is for us to say hello
  message(message: unknown): void
  lost(): void
  comesBack(code: number): boolean // the other side has closed with this code: shall it be tried again?
}

export class Lifeline {
  #socket: WebSocket | undefined
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #lastSign = 0
  #closed = false

  constructor(
    readonly path: string,
    readonly ends: Ends,
  ) {
    addEventListener('online', this.#soon)
    addEventListener('offline', this.#drop)
    this.#open()
  }

  post(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** All is well again: the next time it is lost it shall come back soon. */
  settled(): void {
    this.#wait = FIRST_WAIT
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

  #open(): void {
    if (this.#closed) return
    this.ends.connecting?.()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`)
    this.#socket = socket
    socket.onopen = () => {
      this.ends.open()
      this.#lastSign = Date.now()
      clearInterval(this.#pulse)
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#lastSign = Date.now()
      this.ends.message(JSON.parse(event.data as string))
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #beat(): void {
    if (Date.now() - this.#lastSign > PING_EVERY + PATIENCE) this.#drop()
    else this.post({ type: 'ping', at: Date.now() })
  }

  #lost(code: number): void {
    clearInterval(this.#pulse)
    if (this.#closed) return
    if (!this.ends.comesBack(code)) {
      this.#closed = true
      return
    }
    this.ends.lost()
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.6 + 0.4 * Math.random())) // not everybody at once
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6)
  }
}
