// What is printed on the cards and stickers of a table, as far as this device has been shown it: the server sends it, in
// the reader's language, when something new is on the table. The page itself knows none of it.
import * as api from './api'
import { language, t } from './i18n.svelte'
import type { CardInfo, GameEvent, SeatView, TableCards, Thing } from './protocol'

const NOTHING: TableCards = { cards: [], tokens: {}, markers: {} }
const AGAIN = 1500 // milliseconds: another process of the server may not have heard of it yet
const TRIES = 4

/** The sources of effects that views and events speak of. */
export function sourcesIn(views: readonly SeatView[], events: readonly GameEvent[]): Set<number> {
  const found = views.flatMap((view) => [
    view.event,
    view.choice?.source ?? null,
    ...view.events_past,
    ...view.in_force,
    ...view.postcards,
    ...view.players.map((player) => player.company),
  ])
  const told = events.map(({ details }) => (typeof details['source'] === 'number' ? details['source'] : null))
  return new Set([...found, ...told].filter((source) => source !== null))
}

export class Book {
  #shown = $state.raw<TableCards>(NOTHING)
  #language = ''
  #wanted: ReadonlySet<number> = new Set()
  #asking = false

  constructor(
    readonly table: string,
    readonly token: () => string | null,
  ) {}

  get cards(): readonly CardInfo[] {
    return this.#shown.cards
  }

  of = (source: number | null | undefined): CardInfo | undefined =>
    this.#shown.cards.find((card) => card.source === source)

  kind = (kind: CardInfo['kind']): CardInfo[] => this.#shown.cards.filter((card) => card.kind === kind)

  goods = (name: string): Thing => this.#shown.tokens[name] ?? { title: name, picture: null }

  marker = (name: string): Thing => this.#shown.markers[name] ?? { title: name, picture: null }

  /** What an option says, by the number of its effect. */
  option = (effect: number | null | undefined): string | undefined =>
    this.#shown.cards.map((card) => card.options[String(effect)]).find((text) => text !== undefined)

  /** What a source is called: with its step, where it acts in one. */
  name = (source: number | null | undefined): string => {
    const card = this.of(source)
    if (!card) return t('by-the-rules')
    if (card.kind === 'postcard') return t('postcard-number', { n: card.number ?? 0 })
    return card.kind === 'step' ? t('step-name', { n: card.number ?? 0, title: card.title }) : card.title
  }

  /** Make sure that all of these are known, in the language that is spoken now. */
  async need(sources: ReadonlySet<number>): Promise<void> {
    this.#wanted = sources
    if (this.#asking || !sources.size) return
    this.#asking = true
    try {
      for (let tries = 0; tries < TRIES && !this.#isEnough(); tries += 1) {
        if (tries > 1) await new Promise((done) => setTimeout(done, AGAIN))
        await this.#ask()
      }
    } catch {
      // The words of the server's own messages stand in; the next update asks again.
    } finally {
      this.#asking = false
    }
  }

  async #ask(): Promise<void> {
    const wanted = language()
    this.#shown = await api.cardsAt(this.table, wanted, this.token())
    this.#language = wanted
  }

  #isEnough(): boolean {
    const known = new Set(this.#shown.cards.map((card) => card.source))
    return this.#language === language() && [...this.#wanted].every((source) => known.has(source))
  }
}
