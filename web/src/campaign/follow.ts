// The socket of one campaign: the whole view whenever something happens. It comes back by itself.
import {
  type CampaignClientMessage,
  type CampaignServerMessage,
  type CampaignView,
  type Problem,
  PROTOCOL,
} from '../lib/protocol'
import type { Language } from '../lib/i18n.svelte'

const FIRST_WAIT = 200
const LONGEST_WAIT = 2000
const PING_EVERY = 8000
const PATIENCE = 6000 // without any sign of life after a ping
const DOUBTS = 4 // times a key is offered again that was not known: companies come to each server a moment later

export interface Follower {
  view(view: CampaignView): void
  link(state: 'open' | 'lost' | 'refused', problem?: Problem): void
}

export class Follow {
  #socket: WebSocket | undefined
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #lastSign = 0
  #doubts = 0
  #refused = false
  #closed = false

  constructor(
    readonly campaign: string,
    readonly token: string | null,
    readonly follower: Follower,
    private language: Language,
  ) {
    addEventListener('online', this.#soon)
    addEventListener('offline', this.#drop)
    this.#open()
  }

  /** The texts in another language. */
  speak(language: Language): void {
    if (language === this.language) return
    this.language = language
    this.#hello()
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

  #drop = (): void => {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    this.#socket = undefined
    socket.close()
    this.#lost()
  }

  #post(message: CampaignClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hello(): void {
    this.#post({ type: 'hello', protocol: PROTOCOL, token: this.token, language: this.language })
  }

  #open(): void {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/campaigns/${encodeURIComponent(this.campaign)}/follow`,
    )
    this.#socket = socket
    socket.onopen = () => {
      this.#hello()
      this.#lastSign = Date.now()
      clearInterval(this.#pulse)
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as CampaignServerMessage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #beat(): void {
    if (Date.now() - this.#lastSign > PING_EVERY + PATIENCE) this.#drop()
    else this.#post({ type: 'ping', at: Date.now() })
  }

  #lost(): void {
    clearInterval(this.#pulse)
    if (this.#closed || this.#refused) return
    this.follower.link('lost')
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.6 + 0.4 * Math.random())) // not everybody at once
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6)
  }

  #receive(message: CampaignServerMessage): void {
    this.#lastSign = Date.now()
    if (message.type === 'campaign') {
      this.#wait = FIRST_WAIT
      this.#doubts = 0
      this.follower.view(message)
      this.follower.link('open')
    } else if (message.type === 'error') {
      if (message.code === 'wrong_token' && this.#doubts < DOUBTS) this.#doubts += 1
      else if (message.code !== 'unavailable') {
        this.#refused = true
        this.follower.link('refused', message)
      }
    }
  }
}
