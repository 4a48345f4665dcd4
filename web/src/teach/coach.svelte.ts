// The coach of one table: which lesson is open, and what the learner made of it.
import { type Advice, adviceOf } from '../lib/hints'
import type { LegalMove } from '../lib/protocol'
import type { TableState } from '../lib/table.svelte'
import { type Fact, factOf, factTargets } from './facts'
import { LEGENDS } from './legends'
import { LESSONS } from './lessons'
import { type Lesson, possible, type Scene, type Target } from './scene'
import { keepProgress, type Progress, progressOf } from './progress'

export class Coach {
  progress = $state.raw<Progress>()!
  thinking = $state(false)
  #quietAt = $state(-1) // the moment at which a lesson was closed: the next one waits for a move
  #shown: { id: string; moment: number } | null = null

  constructor(
    readonly table: string,
    readonly game: TableState,
  ) {
    this.progress = progressOf(table)!
  }

  get scene(): Scene | null {
    const { view, table } = this.game
    if (!view || !table || this.game.seats.length !== 1) return null
    return {
      edition: this.game.edition,
      view,
      events: this.game.log.map((told) => told.event),
      sheets: this.game.sheets,
      names: table.seats.map((seat) => seat.name),
      card: (source) => {
        const { title = '', text = '', color = null, lightning = false } = this.game.book.of(source) ?? {}
        return { title, text, color, lightning }
      },
    }
  }

  get #lessons(): Lesson[] {
    return this.progress.course === 'legends' ? LEGENDS : LESSONS
  }

  get #silent(): boolean {
    return this.progress.paused || this.progress.off
  }

  /** Everything that happens is told, so this grows with each decision and with nothing else. */
  get moment(): number {
    return this.game.log.length
  }

  get over(): boolean {
    return this.game.sheets !== null
  }

  /** The open lesson. None while another has to decide: the learner should watch, and the table waits for the learner. */
  get lesson(): Lesson | null {
    const { scene } = this
    if (!scene || this.#silent || !(this.game.yourTurn || this.over)) return null
    const quiet = this.#quietAt === this.moment
    const fitting = this.#lessons.filter(
      ({ id, when, atOnce }) => !this.progress.done.includes(id) && (!quiet || atOnce) && when(scene),
    )
    // One that is being read stays, whatever else comes to be known meanwhile.
    const open = fitting.find(({ id }) => this.#shown?.moment === this.moment && this.#shown.id === id)
    return open ?? fitting[0] ?? null
  }

  /** What the search would do here, if it was asked, and why. */
  get advice(): (Advice & { move: LegalMove }) | null {
    const [best] = adviceOf(this.game.view, this.game.hint)
    return best?.move ? { ...best, move: best.move } : null
  }

  /** What is true of the position and matters now: what the lesson means here, else what the turn is about. */
  get fact(): Fact | null {
    const { scene, lesson } = this
    if (!scene || this.#silent || !this.game.yourTurn) return null
    return lesson ? (lesson.fact?.(scene) ?? null) : factOf(scene)
  }

  /** The tickets whose ways are drawn: all that can still be fulfilled. While tickets are chosen, those on offer are. */
  get guided(): number[] {
    const { scene } = this
    if (!scene || this.#silent || this.over || scene.view.offer.length) return []
    return possible(scene).map(({ ticket }) => ticket)
  }

  /** What to point at: the move advised, else what the lesson or the turn is about. */
  get targets(): Target[] {
    const { scene, advice, lesson } = this
    if (!scene || this.#silent) return []
    if (advice) return pointAt(advice.move)
    return lesson ? lesson.at(scene) : factTargets(this.fact)
  }

  /** Call whenever the table or the lesson has changed: a lesson that was open when the learner acted is done. */
  follow(): void {
    const { lesson, moment } = this
    if (this.#shown && this.#shown.moment !== moment) this.#finish(this.#shown.id)
    this.#shown = lesson && { id: lesson.id, moment }
    if (this.over && !this.progress.over) this.#keep({ over: true })
  }

  next(): void {
    if (!this.lesson) return
    this.#finish(this.lesson.id)
    this.#quietAt = this.moment
  }

  pause(paused: boolean): void {
    this.#keep({ paused })
  }

  turnOff(off: boolean): void {
    this.#keep({ off, paused: false })
  }

  async ask(): Promise<void> {
    this.thinking = true
    try {
      await this.game.askHint()
    } finally {
      this.thinking = false
    }
  }

  #finish(id: string): void {
    if (!this.progress.done.includes(id)) this.#keep({ done: [...this.progress.done, id] })
  }

  #keep(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change }
    keepProgress(this.table, this.progress)
  }
}

function pointAt(move: LegalMove): Target[] {
  switch (move.kind) {
    case 'claim':
      return [{ what: 'route', which: move.route! }]
    case 'take':
      return [{ what: 'card', which: move.slot! }]
    case 'draw':
      return [{ what: 'pile' }]
    case 'tickets':
      return [{ what: 'ticket-pile' }]
    case 'keep':
      return [{ what: 'offer' }]
    default:
      return []
  }
}
