// A campaign as the page knows it: the server's last view, and what this device has already shown of it.
import * as api from '../lib/api'
import { language } from '../lib/i18n.svelte'
import { companies, keepKey, linkToOffice } from '../lib/keys'
import { attempt, problemText } from '../lib/problems'
import type { CampaignView, CompanyView, EditionInfo } from '../lib/protocol'
import { goTo } from '../lib/seating'
import { Follow } from './follow'
import { isClosed, keepSeen, type Moment, readSeen, unseen } from './timeline'

export class Office {
  view = $state.raw<CampaignView>()
  link = $state<'open' | 'lost' | 'refused'>('open')
  problem = $state('')
  busy = $state(false)
  seen = $state.raw<ReadonlySet<string>>(new Set())
  edition = $state.raw<EditionInfo>()
  readonly unseen = $derived<Moment[]>(this.view ? unseen(this.view, this.seen) : [])
  readonly closed = $derived(this.view ? isClosed(this.view, this.seen) : false)
  readonly own = $derived<CompanyView | undefined>(this.view?.companies.find(({ id }) => id === this.view!.company))
  #follow: Follow
  #pictures = new Map<string, Promise<string>>()
  #asked = false

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.seen = readSeen(id)
    this.#follow = new Follow(
      id,
      token,
      {
        view: (view) => this.#take(view),
        link: (state, problem) => {
          this.link = state
          if (problem) this.#refused(problem)
        },
      },
      language(),
    )
  }

  speak(): void {
    this.#follow.speak(language())
  }

  close(): void {
    this.#follow.close()
  }

  #take(view: CampaignView): void {
    // A request's answer may come after a newer view on the socket.
    if (this.view && view.number < this.view.number) return
    if (this.token) companies.trust(this.id)
    this.view = view
    void this.#cards()
  }

  /** What cards are called and look like: once is enough. */
  async #cards(): Promise<void> {
    if (!this.token || this.#asked) return
    this.#asked = true
    await attempt(
      async () => (this.edition = await api.campaignEdition(this.id, this.token!)),
      () => (this.#asked = false),
    )
  }

  #refused(problem: { code: string; text: string }): void {
    if (problem.code === 'wrong_token') {
      companies.doubt(this.id)
      if (companies.takeOther(this.id)) return location.reload()
    }
    this.problem = problemText(problem)
  }

  /** Ask for something; the answer is the campaign as it then is. */
  async ask(work: (token: string) => Promise<CampaignView>): Promise<boolean> {
    if (!this.token || this.busy) return false
    this.busy = true
    this.problem = ''
    const went = await attempt(
      async () => this.#take(await work(this.token!)),
      (text) => (this.problem = text),
    )
    this.busy = false
    return went
  }

  name(company: string): string {
    return this.view?.companies.find(({ id }) => id === company)?.name ?? ''
  }

  // --- what was seen --------------------------------------------------------------------------------------------------

  #mark(...ids: string[]): void {
    this.seen = new Set([...this.seen, ...ids])
    keepSeen(this.id, this.seen)
  }

  /** On to the next: the newest card of the story is turned for everybody, the others only here. */
  async goOn(moment: Moment): Promise<void> {
    if (moment.kind === 'card' && moment.newest && this.token) {
      const { id } = moment.card
      // If somebody else was faster it is read all the same, and stays to be gone on from here.
      if (!(await this.ask((token) => api.readCard(this.id, id, token))) && this.view?.todo?.card?.id === id) return
      this.problem = ''
    }
    this.#mark(moment.id)
  }

  /** Lay everything aside that others have read already. */
  skipAll(): void {
    this.#mark(...this.unseen.filter((moment) => moment.kind !== 'card' || !moment.newest).map(({ id }) => id))
  }

  isNew(postcard: string): boolean {
    return !this.seen.has(`postcard ${postcard}`)
  }

  sawPostcard(postcard: string): void {
    if (this.isNew(postcard)) this.#mark(`postcard ${postcard}`)
  }

  // --- pictures -------------------------------------------------------------------------------------------------------

  /** A card's picture: it is asked for once. */
  picture(name: string): Promise<string> {
    const kept = this.#pictures.get(name)
    if (kept) return kept
    const asked = api.campaignPicture(this.id, name, this.token)
    asked.catch(() => this.#pictures.delete(name))
    this.#pictures.set(name, asked)
    return asked
  }

  board(dark: boolean, before: boolean): Promise<string> {
    return api.campaignBoard(this.id, this.token, dark, before)
  }

  // --- the table ------------------------------------------------------------------------------------------------------

  /** To the table of the next game; whoever asks first makes it. */
  async toTheTable(): Promise<void> {
    if (!this.token || this.busy) return
    this.busy = true
    this.busy = await attempt(
      async () => {
        const begun = await api.beginGame(this.id, this.token!)
        keepKey(begun.table, begun.token)
        goTo(begun.table)
      },
      (text) => (this.problem = text),
    )
  }

  // --- links ----------------------------------------------------------------------------------------------------------

  get links(): Record<string, string> {
    return readLinks(this.id)
  }

  keyLink(): string {
    return linkToOffice(this.id, 'key', this.token ?? '')
  }
}

const LINKS = 'branchline links '

/** The invitations that this device has been given, by company. */
export function readLinks(campaign: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(LINKS + campaign) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export function keepLinks(campaign: string, links: readonly { company: string; link: string }[]): void {
  const kept = { ...readLinks(campaign), ...Object.fromEntries(links.map(({ company, link }) => [company, link])) }
  localStorage.setItem(LINKS + campaign, JSON.stringify(kept))
}
