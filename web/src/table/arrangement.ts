// Where things are: the board as large as possible, the rest always in sight.
import type { TableInfo } from '../lib/protocol'

// Pixels, where letters have their usual size.
const BAR = 60 // with the gaps round it
const NARROW = 348
const ASIDE = 420
const TWO_COLUMNS = 700
const TRAY = { line: 116, slim: 116, two: 196, narrow: 196, column: 268 } // how high the cards are: below the board, or in a column
export const EVENT = 68 // a card above them, where there are events
const PANEL = 210 // the least in which tickets can be chosen
const STRIP = 60 // the players in one row
const PAIR = 86 // two of them, one beside the other
const FLAT = 560 // lower windows have no room for more than a strip of players

export interface Arrangement {
  kind: 'phone' | 'tablet' | 'under' | 'side' // under: the cards under the board
  boardWidth: number
  boardHeight: number // on a tablet
  wide: boolean // room for two columns beside the board
  tabbed: boolean // the cards are behind a tab
  strip: boolean // the players in one row
  history: boolean // the log has a place of its own
  spread: 'line' | 'slim' | 'two' | 'narrow' // under: all in one line; with signs for words; the hand in a second; more there
  stacked: boolean // tablet: the cards above the panel, not beside it
}

/** `shape`: how much wider than high the board is; `letters`: how much larger than usual they are; `above`: what stands
 * above the cards, in pixels; `dock`: what stands below the board. */
export function arrange(
  width: number,
  height: number,
  shape: number,
  players = 2,
  letters = 1,
  above = 0,
  dock = 0,
): Arrangement {
  const [across, down] = [width / letters, height / letters]
  const spread =
    across - NARROW >= 1250 ? 'line' : across - NARROW >= 960 ? 'slim' : across - NARROW >= 900 ? 'two' : 'narrow'
  const column = down < FLAT ? Math.min(NARROW, Math.max(across * 0.44, 250)) : Math.min(ASIDE, across * 0.5)
  const beside = Math.min(across - column, (down - BAR - (down < FLAT ? 0 : dock)) * shape)
  const over = Math.min(across - NARROW, (down - BAR - TRAY[spread] - above - dock) * shape)
  const upright = down > across
  const flat = over > beside && down >= 600 ? 'under' : 'side'
  const kind = upright ? (across < 700 ? 'phone' : 'tablet') : flat
  const wide = kind === 'side' && across - beside >= TWO_COLUMNS
  const strip = upright || down < FLAT
  const crowd = strip ? STRIP : PAIR * Math.ceil(players / 2)
  const left = down - BAR - crowd - TRAY.column - above // in the column of the cards, below them
  const boardHeight = Math.min((across - 20) / shape + dock, down - 2 * BAR - 330 - above)
  return {
    kind,
    boardWidth: letters * (kind === 'side' ? beside : over),
    boardHeight: letters * boardHeight,
    wide: wide && left >= 0,
    tabbed: kind === 'phone' || (kind === 'side' && left < (wide ? 0 : PANEL)),
    strip,
    history: wide && left >= PANEL / 2,
    spread,
    stacked: kind === 'tablet' && down - 2 * BAR - boardHeight >= 500,
  }
}

export type Tab = 'waiting' | 'cards' | 'tickets' | 'scores' | 'log' | 'chat'

export function tabsOf(state: TableInfo['state'], { tabbed, history }: Arrangement): Tab[] {
  if (state === 'open') return ['waiting', 'chat']
  if (state === 'over') return ['scores', 'log', 'chat']
  const cards: Tab[] = tabbed ? ['cards'] : []
  return history ? ['tickets', 'chat'] : [...cards, 'tickets', 'log', 'chat']
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
