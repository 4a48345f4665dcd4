// What a player hears and is called by.
import { notify } from './app'
import { t } from './i18n.svelte'
import type { GameEvent } from './protocol'
import { isCalm, settings } from './settings.svelte'
import { play } from './sound'

/** The sound of what happened: of several things the one that matters most. */
export function soundOf(events: readonly GameEvent[]): void {
  const kinds = new Set(events.map((event) => event.kind))
  if (kinds.has('ended')) play('over')
  else if (kinds.has('last_round')) play('last_round')
  else if (kinds.has('claimed')) play('claim')
  else if (kinds.has('took_display') || kinds.has('drew_card')) play('card')
}

/** It is the player's turn: a sound, and a notice if the page is not looked at. */
export function callPlayer(): void {
  play('turn')
  if (document.hidden && settings.notify) void notify(t('your-turn'), isCalm()).catch(() => undefined)
}
