// A table as this device knows it: what the server last said, and nothing of our own but what is shown of it.
import { Book, sourcesIn } from './book.svelte'
import { Connection, type Answer, type Listener } from './connection'
import type {
  ChatLine,
  EditionInfo,
  GameEvent,
  Hint,
  Presence,
  Problem,
  Say,
  SeatView,
  SheetView,
  Snapshot,
  TableInfo,
  Update,
} from './protocol'
import { t } from './i18n.svelte'
import { dealOf } from './deal'
import { factsOf } from './events'
import { doubtKey, takeOtherKey, trustKey } from './keys'
import { Plan } from './plan.svelte'
import { isReplaced, withPresence } from './presence'
import { problemText } from './problems'
import { heardByAll, inPublic } from './secrets'
import { withoutMoves } from './moves'
import { justFulfilled } from './tickets'
import { callPlayer, soundOf } from './calling'
import { play } from './sound'
import { notesOf, told } from './telling'
import { isolated } from './words'

interface Told {
  number: number
  event: GameEvent
}

export class TableState implements Listener {
  table = $state.raw<TableInfo>()
  views = $state.raw<SeatView[]>([])
  seats = $state.raw<number[]>([])
  host = $state(false)
  log = $state.raw<Told[]>([])
  chat = $state.raw<ChatLine[]>([])
  sheets = $state.raw<SheetView[] | null>(null)
  link = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting')
  problem = $state('')
  notice = $state('')
  hint = $state.raw<Hint | null>(null)
  lastRoute = $state<number | null>(null)
  news = $state.raw<GameEvent[]>([]) // what has just happened, as far as it may be seen here
  busy = $state(false)
  pending = $state<number | null>(null) // the action that was asked for and is not answered yet
  uncovered = $state<number | null>(null) // on one device: whose hand may be seen
  muted = $state.raw<ReadonlySet<number>>(new Set())
  heardAt = $state(Date.now()) // when the table was last told about
  announcement = $state('') // for screen readers: what the others just did
  noTakeBack = $state<string | null>('nothing_to_take_back') // why not, or null
  celebrated = $state.raw<ReadonlySet<number>>(new Set()) // tickets that have just been fulfilled
  readonly plan: Plan // for whoever holds the device, and nobody else
  taken: DOMRect | null = null // where the card that is being drawn lay
  #position = 0
  #nonceTold = false
  #isPersonal = false // the notice is for one player only
  #idle: (() => void)[] = []
  #connection: Connection
  #token: string | null
  readonly book: Book

  constructor(
    readonly id: string,
    token: string | null,
    readonly edition: EditionInfo,
  ) {
    this.#token = token
    this.book = new Book(id, () => this.#token)
    this.plan = new Plan(id)
    this.#connection = new Connection(id, token, this)
  }

  // --- what follows: who reads it is told when it changes, not whenever anything is heard of the table -----------------------

  readonly #own = $derived.by((): SeatView | undefined => {
    const decider = this.views[0]?.decider
    const wanted = this.seats.includes(decider ?? -1) ? decider : (this.uncovered ?? this.seats[0] ?? null)
    return this.views.find((view) => view.seat === wanted) ?? this.views[0]
  })
  /** Whoever holds the device now may be another in a moment, and reads the log of them all. */
  readonly #isShared = $derived(this.seats.length > 1 && this.table?.state === 'playing')
  /** Several players on one device: the hand is covered until the right one looks. */
  readonly covered = $derived(this.#isShared && this.#own?.seat !== this.uncovered)
  /** A bot plays for the player of that view: the page asks nothing that the bot decides. */
  readonly #isReplaced = $derived(this.seats.length > 0 && isReplaced(this.table, this.#own?.seat))
  /** The view to show: of the own seat that decides, or the one shown last; nothing secret while it is covered. */
  readonly view = $derived.by((): SeatView | undefined => {
    if (!this.#own) return undefined
    if (this.covered) return inPublic(this.#own)
    return this.#isReplaced ? withoutMoves(this.#own) : this.#own
  })
  readonly yourTurn = $derived.by(() => {
    const decider = this.views[0]?.decider ?? -1
    return this.seats.includes(decider) && !isReplaced(this.table, decider)
  })
  /** In the order of the seats, as one text: the same as long as nobody comes or goes. */
  readonly #names = $derived(this.table?.seats.map((seat) => seat.name).join('\n') ?? '')
  /** Everything that happened, as far as it may be shown here. */
  readonly events = $derived(this.log.map(({ event }) => event))

  #heard(number: number, events: readonly GameEvent[]): Told[] {
    return (this.#isShared ? heardByAll(events) : events).map((event) => ({ number, event }))
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? '' : isolated(this.#names.split('\n')[seat] ?? '')
  }

  /** Have what is printed on everything that is on the table: once more where the reader speaks another language. */
  async readCards(): Promise<void> {
    if (this.edition.money) await this.book.need(sourcesIn(this.views, this.events))
  }

  /** Say what came of it, where it acts, once the words for it are there. */
  async #note(events: readonly GameEvent[]): Promise<void> {
    await this.readCards()
    const text = notesOf(this, events)
    if (text) this.#announce(text)
  }

  close(): void {
    this.#connection.close()
  }
  // --- asking -----------------------------------------------------------------------------------------------------------

  async move(...actions: number[]): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.pending = actions[0]!
    const wish = this.view?.ahead // first tickets, before one's turn
      ? { type: 'choose_ahead' as const, action: actions[0]! }
      : { type: 'move' as const, number: this.#position, actions: actions as [number] }
    try {
      return this.#tell(await this.#connection.send(wish))
    } finally {
      this.busy = false
      this.pending = null
      for (const resume of this.#idle.splice(0)) resume()
    }
  }

  /** Resolved once the last move has been answered: what is pressed in between is not lost. */
  whenIdle(): Promise<void> {
    return this.busy ? new Promise((resume) => this.#idle.push(resume)) : Promise.resolve()
  }
  async say(what: Omit<Say, 'type' | 'id'>): Promise<void> {
    this.#tell(await this.#connection.send({ type: 'say', ...what }))
  }

  async takeBack(): Promise<void> {
    this.#tell(await this.#connection.send({ type: 'take_back' }))
  }
  async askHint(): Promise<void> {
    const answer = await this.#connection.send({ type: 'hint' })
    if (this.#tell(answer) && answer.ok && answer.hint) this.hint = answer.hint
  }

  async mute(seat: number, on: boolean): Promise<void> {
    if (!this.#tell(await this.#connection.send({ type: 'mute', seat, on }))) return
    this.muted = new Set([...this.muted].filter((one) => one !== seat).concat(on ? [seat] : []))
  }

  #tell(answer: Answer): boolean {
    this.problem = answer.ok ? '' : problemText(answer.problem)
    return answer.ok
  }

  // --- being told ---------------------------------------------------------------------------------------------------------

  state(state: 'connecting' | 'open' | 'lost' | 'refused', problem?: Problem): void {
    if (state !== 'connecting' || this.link !== 'lost') this.link = state // lost until the table is there again
    if (problem?.code === 'wrong_token') this.#watch()
    else if (problem) this.problem = problemText(problem)
  }

  /** The key opens no seat here: go on without one, and try it again when the table is opened anew. */
  #watch(): void {
    if (takeOtherKey(this.id)) return location.reload()
    doubtKey(this.id)
    this.notice = t('seat-not-known')
    this.#connection.close()
    this.#token = null
    this.#connection = new Connection(this.id, null, this)
  }

  snapshot(message: Snapshot): void {
    if (message.seats.length) trustKey(this.id)
    this.seats = message.seats
    this.host = message.host
    this.chat = message.chat
    this.muted = new Set(message.muted)
    this.sheets = message.sheets
    this.noTakeBack = message.take_back
    this.#show(message.number, message.table, message.views)
    this.log = this.#heard(message.number, message.events)
    void this.readCards()
    this.lastRoute = null // what was taken back did not happen
    this.#lookBack(message.events)
  }

  update(message: Update): void {
    const before = this.views
    const wasYours = this.yourTurn
    if (this.seats.length && !message.seats.length) {
      doubtKey(this.id)
      this.notice = t('seat-lost')
    }
    this.seats = message.seats
    this.noTakeBack = message.take_back
    this.#show(message.number, message.table, message.views ?? [])
    if (message.events?.length) {
      this.log = [...this.log, ...this.#heard(message.number, message.events)]
      void this.#note(message.events)
      this.#lookBack(message.events)
      soundOf(message.events)
      this.news = this.#heard(message.number, message.events).map(({ event }) => event)
      const others = message.events.filter((event) => event.seat !== null && !this.seats.includes(event.seat))
      this.announcement = others.map((event) => told(this, event)).join('. ')
    }
    if (message.said) this.chat = [...this.chat, message.said]
    if (message.sheets) this.sheets = message.sheets
    if (message.views?.length) this.hint = null
    if (message.what === 'took_back') this.#connection.resync() // what was told of that move did not happen
    this.#celebrate(before)
    if (this.covered) this.#hide()
    if (this.yourTurn && !wasYours) callPlayer()
  }

  /** The device goes to another player: what was said to the one before goes away. */
  #hide(): void {
    this.problem = ''
    this.hint = null
    this.plan.marking = false
    if (this.#isPersonal) this.notice = ''
    this.celebrated = new Set()
  }

  presence(message: Presence): void {
    if (this.table) this.table = withPresence(this.table, message, (Date.now() - this.heardAt) / 1000)
  }

  /** The game is about to start: tell our part of the deal, now that everybody has sealed theirs. */
  #openSeal(table: TableInfo): void {
    if (!table.opening || this.#nonceTold) return
    const deal = dealOf(this.id)
    const ours = this.seats.map((seat) => table.seats[seat]!).find((seat) => seat.seal && seat.seal === deal?.seal)
    if (!deal || !ours || ours.opened) return
    this.#nonceTold = true
    void this.#connection.send({ type: 'open', nonce: deal.nonce })
  }

  #show(number: number, table: TableInfo, views: SeatView[]): void {
    if (table.gets_nowhere && !this.table?.gets_nowhere) this.notice = t('gets-nowhere')
    if (table.practice && this.table && !this.table.practice) this.#announce(t('practice-now'))
    this.table = table
    this.#openSeal(table)
    this.heardAt = Date.now()
    if (views.length) {
      this.views = views
      this.#position = number
    }
    document.title = this.yourTurn ? `● ${t('your-turn')} – Branchline` : 'Branchline'
  }

  #lookBack(events: GameEvent[]): void {
    for (const event of events) {
      if (event.kind === 'claimed') this.lastRoute = factsOf(event).route
      if (event.kind === 'last_round' && this.table?.state === 'playing')
        this.#announce(t('last-round', { name: this.name(event.seat) }))
      if (event.kind === 'ended') this.#announce('')
    }
  }

  #announce(text: string): void {
    this.notice = text
    this.#isPersonal = false
  }

  /** A ticket of one's own that has just been fulfilled. */
  #celebrate(before: SeatView[]): void {
    for (const ticket of this.covered ? [] : justFulfilled(before, this.views)) {
      this.notice = t('ticket-done', { ticket: this.edition.tickets[ticket]!.name })
      this.#isPersonal = true
      this.celebrated = new Set([...this.celebrated, ticket])
      setTimeout(() => (this.celebrated = new Set([...this.celebrated].filter((one) => one !== ticket))), 4000)
      play('ticket')
    }
  }
}
