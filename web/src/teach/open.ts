// Opens a table for two in New York against a bot, and goes there.
import * as api from '../lib/api'
import { t } from '../lib/i18n.svelte'
import { keepKey } from '../lib/keys'
import { settings } from '../lib/settings.svelte'
import { beginLessons } from './progress'

const PACE = 1.6 // seconds for each decision of the bot: slow enough to be followed

export async function openTable({ level, lessons }: { level: 'easy' | 'normal'; lessons: boolean }): Promise<void> {
  const seated = await api.create({
    edition: 'new-york',
    name: settings.name.trim() || t('guest'),
    nonce: api.randomHex(16),
    seats: [{ kind: 'open' }, { kind: 'bot', level }],
    options: lessons ? { pace: PACE } : {},
  })
  keepKey(seated.table.id, seated.token)
  if (lessons) beginLessons(seated.table.id)
  await api.start(seated.table.id, seated.token)
  location.href = `/?table=${seated.table.id}`
}
