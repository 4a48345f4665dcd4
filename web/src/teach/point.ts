// Where things are on the screen: found by names and roles, so that the page may be laid out anew without asking the coach.
import { t } from '../lib/i18n.svelte'
import type { EditionInfo } from '../lib/protocol'
import type { Target } from './scene'

/** A box on the screen, turned round its middle. */
export interface Ring {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const LEAST = 3 // pixels: less is not seen

const section = (title: string): Element[] => {
  const found = document.getElementById(title)?.closest('section')
  return found ? [found] : []
}
const all = (selector: string, within: ParentNode = document): Element[] => [...within.querySelectorAll(selector)]
const nth = (elements: Element[], which: number): Element[] => elements.slice(which, which + 1)

/** The open cards and the pile: what can be taken is a button, a hand is not. */
function displayCards(): Element[] {
  const card = document.querySelector('button.card')
  return card ? all('.card', card.closest('section') ?? card.parentElement!) : []
}

/** The tab behind which a part of the page may be on a small screen. */
const TABS: Partial<Record<Target['what'], string>> = {
  offer: 'tickets',
  tickets: 'tickets',
  display: 'cards',
  card: 'cards',
  pile: 'cards',
  hand: 'cards',
  'ticket-pile': 'cards',
  scores: 'scores',
  event: 'cards',
  postcards: 'tickets',
}

/** The elements of a target, which get one ring together; the tab to open, if it is behind one. */
export function elementsOf(target: Target, edition: EditionInfo): Element[] {
  const found = find(target, edition)
  const tab = found.length ? null : document.getElementById(`tab-${TABS[target.what]}`)
  return tab ? [tab] : found
}

function find({ what, which = 0 }: Target, edition: EditionInfo): Element[] {
  switch (what) {
    case 'offer':
      return section('offer-title')
    case 'display':
      return displayCards()
    case 'card':
      return nth(displayCards(), which)
    case 'pile':
      return all('button.card.pile')
    case 'hand':
      return section('hand-title')
    case 'tickets':
      return section('tickets-title')
    case 'ticket-pile':
      return all('button').filter((button) => button.textContent.includes(t('move-tickets')))
    case 'route':
      return all(`.route[data-route="${edition.routes[which]!.id}"]`)
    case 'city':
      return all(`.city[data-city="${edition.cities[which]!.id}"]`)
    case 'player':
      return nth(
        section('players-title').flatMap((list) => all('li', list)),
        which,
      )
    case 'scores':
      return section('scores-title')
    case 'event':
      return all('button.event')
    case 'postcards':
      return section('postcards-title')
  }
}

/** The cities it lies between, if it is on the board. */
export function citiesOf({ what, which = 0 }: Target, edition: EditionInfo): number[] {
  return what === 'route' ? [...edition.routes[which]!.ends] : what === 'city' ? [which] : []
}

export function boxOf(elements: Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

/** Round what can be seen of it. */
export function ringOf(target: Target, elements: Element[], edition: EditionInfo): Ring | null {
  const seen = seenOf(elements)
  if (!seen) return null
  const along = target.what === 'route' ? ringAlong(elements[0]!, edition.routes[target.which!]!.length) : null
  if (along) return along
  const { left, top, right, bottom } = seen
  const room = target.what === 'city' ? 5 : 4
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + 2 * room,
    height: bottom - top + 2 * room,
    angle: 0,
  }
}

/** A ring that lies along the spaces of a route, as a box round a slanted one would hold half the map. */
function ringAlong(group: Element, length: number): Ring | null {
  const centres = all('use', group).map((use) => {
    const { left, right, top, bottom } = use.getBoundingClientRect()
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  })
  const first = centres[0]
  if (!first || length < 2) return null
  const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
  const last = centres.reduce((best, one) => (far(one, first) > far(best, first) ? one : best))
  const distance = far(first, last)
  if (distance === 0) return null
  const [dx, dy] = [(last.x - first.x) / distance, (last.y - first.y) / distance]
  const bend = Math.max(...centres.map((one) => Math.abs((one.x - first.x) * dy - (one.y - first.y) * dx)))
  const space = distance / (length - 1)
  return {
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2,
    width: distance + space + 10,
    height: space * 0.5 + 2 * bend + 10,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  }
}

/** What of it can be seen: what scrolls or cuts off round it shows only a part. */
export function seenOf(elements: Element[]): Box | null {
  const box = boxOf(elements)
  for (let outer = elements[0]!.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue
    const frame = outer.getBoundingClientRect()
    box.left = Math.max(box.left, frame.left)
    box.top = Math.max(box.top, frame.top)
    box.right = Math.min(box.right, frame.right)
    box.bottom = Math.min(box.bottom, frame.bottom)
  }
  return box.right - box.left > LEAST && box.bottom - box.top > LEAST ? box : null
}
