// What effects put on the map: figures that stand in cities, and who was first over a bridge.
import type { EditionInfo, ReplayStep } from '../lib/protocol'
import { t } from '../lib/i18n.svelte'
import type { TableState } from '../lib/table.svelte'
import { make } from './drawing'

const INK = '#7a1f1a'
const PAPER = '#fffaf0'
const APART = 44 // in the drawing's units

/** A figure above the dot of its city; several stand side by side. */
function figureAt(edition: EditionInfo, city: number, picture: string, label: string, before: number): SVGElement {
  const { x, y } = edition.cities[city]!
  const place = `translate(${x + APART * before} ${y - 33})`
  const figure = make('g', { transform: place, role: 'img', 'aria-label': label, class: 'figure' })
  figure.append(
    make('path', { d: 'M-9 15 0 28 9 15Z', fill: INK }),
    make('circle', { r: 21, fill: PAPER, stroke: INK, 'stroke-width': 3 }),
    make('path', { d: picture, fill: INK, 'fill-rule': 'evenodd', transform: 'scale(1.25)' }),
  )
  return figure
}

/** All figures on the map, now or at a moment of a finished game. */
export function figuresOf({ edition, view, book }: TableState, past: ReplayStep | null): SVGElement[] {
  return Object.entries((past ?? view)?.markers ?? {}).flatMap(([name, city], at, all) => {
    const before = all.slice(0, at).filter(([, other]) => other === city).length
    const { title, picture } = book.marker(name)
    return picture ? [figureAt(edition, city, picture, `${title}: ${edition.cities[city]!.name}`, before)] : []
  })
}

/** Who was first over the bridge of a route. */
export function bridgeText(game: TableState, route: number, past: ReplayStep | null): string {
  const seat = (past ?? game.view)?.bridges[String(route)]
  return seat === undefined ? '' : t('bridged-by', { name: game.name(seat) })
}
