// First tickets are chosen by everybody at the same time.
import type { TableState } from './table.svelte'

/** The others who have not chosen theirs. */
export const stillChoosing = (game: TableState): string =>
  (game.table?.choosing ?? [])
    .filter((seat) => !game.seats.includes(seat))
    .map((seat) => game.name(seat))
    .join(', ')
