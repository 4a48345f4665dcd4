// What is shown of the game besides its position: marks on the board, and a moment of the past.
import type { ReplayStep } from '../lib/protocol'

export interface Told {
  totals: ReadonlyMap<number, number> // by seat, so far
  seats: readonly number[] // whom it is about just now
}

export class Shown {
  tickets = $state.raw<number[]>([]) // ringed, and the ways they need
  found = $state<number | null>(null) // a city that was searched for
  path = $state.raw<number[]>([])
  borrowed = $state.raw<number[]>([])
  told = $state.raw<Told | null>(null) // of the scores, while they are told
  steps = $state.raw<ReplayStep[] | null>(null) // of a finished game that is looked at again
  step = $state(0)

  get past(): ReplayStep | null {
    return this.steps?.[this.step] ?? null
  }
}
