// Where things are: the board as large as possible, the rest always in sight.
import type { TableInfo } from '../lib/protocol'

const BAR = 60 // with the gaps round it
const TRAY = 112
const NARROW = 348
const ASIDE = 420
const TWO_COLUMNS = 700

export interface Arrangement {
  kind: 'phone' | 'tablet' | 'under' | 'side' // under: the cards under the board
  boardWidth: number
  boardHeight: number // on a tablet
  wide: boolean // room for two columns beside the board
}

/** `shape`: how much wider than high the board is. */
export function arrange(width: number, height: number, shape: number): Arrangement {
  const beside = Math.min(width - (height < 500 ? NARROW : ASIDE), (height - BAR) * shape)
  const above = Math.min(width - NARROW, (height - BAR - TRAY) * shape)
  const upright = height > width
  const flat = above > beside && height >= 600 ? 'under' : 'side'
  const kind = upright ? (width < 700 ? 'phone' : 'tablet') : flat
  return {
    kind,
    boardWidth: kind === 'side' ? beside : above,
    boardHeight: Math.min((width - 20) / shape, height - 2 * BAR - 330),
    wide: kind === 'side' && width - beside >= TWO_COLUMNS,
  }
}

export type Tab = 'waiting' | 'cards' | 'tickets' | 'scores' | 'log' | 'chat'

export function tabsOf(state: TableInfo['state'], { kind, wide }: Arrangement): Tab[] {
  if (state === 'open') return ['waiting', 'chat']
  if (state === 'over') return ['scores', 'log', 'chat']
  if (kind === 'phone') return ['cards', 'tickets', 'log', 'chat']
  return wide ? ['tickets', 'chat'] : ['tickets', 'log', 'chat'] // where there is room the log has a place of its own
}

const HEIGHTS = ['low', 'middle', 'high'] as const
/** How far the panel is pulled up, on a phone. */
export type Height = (typeof HEIGHTS)[number]
const PULL = 12 // pixels: less is a tap

export const isTap = (way: number): boolean => Math.abs(way) < PULL

/** After it was pulled so many pixels upwards. */
export function pulled(height: Height, way: number): Height {
  if (isTap(way)) return height
  return HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(height) + Math.sign(way)))]!
}
