// Quick match: a seat at any open table of that board, or a table of one's own that others find.
import * as api from '../lib/api'
import { ownTables } from '../lib/keys'
import type { LobbyEntry, Seated } from '../lib/protocol'
import { introduce } from '../lib/seating'
import { type Choices, wishFor } from './wish'

/** Tables of that board one could sit down at: those that can begin soonest first, then those that wait longest. */
export const matching = (
  tables: readonly LobbyEntry[],
  { edition, variant }: Pick<Choices, 'edition' | 'variant'>,
  own: readonly string[],
): LobbyEntry[] =>
  tables
    .filter(({ setup }) => setup.edition === edition && (!variant || setup.variant === variant))
    .filter(({ id, state, open_seats }) => state === 'open' && open_seats > 0 && !own.includes(id))
    .toSorted((a, b) => a.open_seats - b.open_seats || a.created - b.created)

/** Whoever comes too late for one table tries the next. Gives the seat, and whether the table is one's own. */
export async function quickMatch(choices: Choices): Promise<[Seated, boolean]> {
  for (const { id } of matching(await api.lobby(), choices, ownTables())) {
    try {
      return [await api.join(id, introduce()), false]
    } catch (error) {
      if (!(error instanceof api.Refusal) || !['full', 'started', 'opening', 'no_such_table'].includes(error.code))
        throw error
    }
  }
  return [await api.create(wishFor({ ...choices, opponents: 'friends', open: true })), true]
}
