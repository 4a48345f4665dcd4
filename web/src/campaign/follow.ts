// The socket of one campaign: the whole view whenever something happens.
import type { Language } from '../lib/i18n.svelte'
import { Lifeline } from '../lib/lifeline'
import {
  type CampaignClientMessage,
  type CampaignServerMessage,
  type CampaignView,
  type Problem,
  PROTOCOL,
} from '../lib/protocol'

const DOUBTS = 4 // times a key is offered again that was not known: companies come to each server a moment later

export interface Follower {
  view(view: CampaignView): void
  link(state: 'open' | 'lost' | 'refused', problem?: Problem): void
}

export class Follow {
  #line: Lifeline
  #doubts = 0
  #refused = false

  constructor(
    readonly campaign: string,
    readonly token: string | null,
    readonly follower: Follower,
    private language: Language,
  ) {
    this.#line = new Lifeline(`/api/campaigns/${encodeURIComponent(campaign)}/follow`, {
      open: () => this.#hello(),
      message: (message) => this.#receive(message as CampaignServerMessage),
      lost: () => follower.link('lost'),
      comesBack: () => !this.#refused,
    })
  }

  /** The texts in another language. */
  speak(language: Language): void {
    if (language === this.language) return
    this.language = language
    this.#hello()
  }

  close(): void {
    this.#line.close()
  }

  #hello(): void {
    const { token, language } = this
    const hello: CampaignClientMessage = { type: 'hello', protocol: PROTOCOL, token, language }
    this.#line.post(hello)
  }

  #receive(message: CampaignServerMessage): void {
    if (message.type === 'campaign') {
      this.#line.settled()
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
