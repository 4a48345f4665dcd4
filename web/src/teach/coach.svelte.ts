// The coach of one table: which lesson is open, and what the learner made of it.
import { byAction } from '../lib/moves'
import type { LegalMove } from '../lib/protocol'
import type { TableState } from '../lib/table.svelte'
import { LESSONS, type Lesson, type Scene, type Target } from './lessons'
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
    }
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
    if (!scene || this.progress.paused || this.progress.off || !(this.game.yourTurn || this.over)) return null
    const quiet = this.#quietAt === this.moment
    return (
      LESSONS.find(({ id, when, atOnce }) => !this.progress.done.includes(id) && (!quiet || atOnce) && when(scene)) ??
      null
    )
  }

  /** What the search would do here, if it was asked. */
  get advice(): LegalMove | null {
    const best = this.game.hint?.thoughts[0]
    return (best && byAction(this.game.view, best.action)) ?? null
  }

  /** What to point at: the move advised, else what the lesson is about. */
  get targets(): Target[] {
    const { scene, advice } = this
    if (!scene || this.progress.paused || this.progress.off) return []
    return advice ? pointAt(advice) : (this.lesson?.at(scene) ?? [])
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
