// What was chosen on the start page, as a table to ask the server for.
import type { NewTable, SeatPlan } from '../lib/protocol'
import { introduce } from '../lib/seating'
import { settings } from '../lib/settings.svelte'

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export const PACE = { instant: 0, quick: 0.8, calm: 1.6 } as const // seconds a bot takes at least for each decision

export interface Choices {
  edition: string
  variant: string // '': the usual one
  bonus: boolean
  players: number
  opponents: (typeof LEVELS)[number] | 'friends'
  open: boolean // anybody may join friends
  hints: boolean
  takeBack: boolean
  turnSeconds: number // 0: no clock
  gameMinutes: number
}

export const usual: Choices = {
  edition: 'new-york',
  variant: '',
  bonus: false,
  players: 2,
  opponents: 'normal',
  open: false,
  hints: true,
  takeBack: true,
  turnSeconds: 0,
  gameMinutes: 0,
}

const KEPT = 'branchline choices'

/** What was chosen last on this device, or what is usual. */
export function lastChoices(): Choices {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>) }
  } catch {
    return { ...usual }
  }
}

export const keepChoices = (choices: Choices): void => localStorage.setItem(KEPT, JSON.stringify(choices))

export function wishFor(choices: Choices): Partial<NewTable> {
  const { edition, variant, bonus, players, opponents, turnSeconds, gameMinutes } = choices
  const other: SeatPlan = opponents === 'friends' ? { kind: 'open' } : { kind: 'bot', level: opponents }
  return {
    edition,
    variant: variant || null,
    bonus,
    ...introduce(),
    seats: [{ kind: 'open' }, ...Array.from({ length: players - 1 }, () => other)] as never,
    options: {
      public: opponents === 'friends' && choices.open,
      hints: choices.hints,
      take_back: choices.takeBack,
      pace: PACE[settings.pace],
      clock: { turn_seconds: turnSeconds || null, game_seconds: gameMinutes * 60 || null },
    },
  }
}
