// What is shown of the game besides its position: marks on the board, and a moment of the past.
import type { GameEvent, ReplayStep } from '../lib/protocol'
import { turnEnds } from '../lib/turns'

export interface Told {
  totals: ReadonlyMap<number, number> // by seat, so far
  seats: readonly number[] // whom it is about just now
}

export class Shown {
  tickets = $state.raw<number[]>([]) // ringed, and the ways they need
  guided = $state.raw<number[]>([]) // tickets of one's own whose ways the coach draws
  found = $state<number | null>(null) // a city that was searched for
  path = $state.raw<number[]>([])
  borrowed = $state.raw<number[]>([])
  told = $state.raw<Told | null>(null) // of the scores, while they are told
  steps = $state.raw<ReplayStep[] | null>(null) // of a finished game that is looked at again
  step = $state(0)

  #ends = $derived(turnEnds(this.steps ?? []))

  /** The steps at which turns end, of the game that is looked at again. */
  get ends(): number[] {
    return this.#ends
  }

  /** What has happened in the turn that is looked at, so far. */
  get happened(): GameEvent[] {
    const before = this.#ends.findLast((end) => end < this.step) ?? -1
    return this.steps?.slice(before + 1, this.step + 1).flatMap(({ events }) => events) ?? []
  }

  get past(): ReplayStep | null {
    return this.steps?.[this.step] ?? null
  }
}
