// Opens a table for two in New York against a bot, and goes there.
import * as api from '../lib/api'
import { enter, introduce } from '../lib/seating'
import { beginLessons } from './progress'

const PACE = 1.6 // seconds for each decision of the bot: slow enough to be followed

export async function openTable({ level, lessons }: { level: 'easy' | 'normal'; lessons: boolean }): Promise<void> {
  const seated = await api.create({
    edition: 'new-york',
    ...introduce(),
    seats: [{ kind: 'open' }, { kind: 'bot', level }],
    options: lessons ? { pace: PACE } : {},
  })
  if (lessons) beginLessons(seated.table.id)
  await enter(seated)
}
