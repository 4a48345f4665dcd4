// Where things are on the screen: found by names and roles, so that the page may be laid out anew without asking the coach.
import { t } from '../lib/i18n.svelte'
import type { EditionInfo } from '../lib/protocol'
import type { Target } from './lessons'

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
  }
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

export function ringOf(target: Target, elements: Element[], edition: EditionInfo): Ring {
  const along = target.what === 'route' ? ringAlong(elements[0]!, edition.routes[target.which!]!.length) : null
  if (along) return along
  const { left, top, right, bottom } = boxOf(elements)
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

/** Can the middle of it be seen, or does it lie off the screen or under something that is not the coach? */
export function isSeen(elements: Element[], coach: Element | undefined): boolean {
  const { left, top, right, bottom } = boxOf(elements)
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const above = document.elementsFromPoint(x, y).find((element) => !coach?.contains(element))
  return !above || elements.some((element) => element.contains(above) || above.contains(element))
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** What can be used now and whose turn it is, and then the board: they are hidden only where there is no other place. */
export function usefulBoxes(): Box[] {
  const wanted = all('main button:enabled, main input, main select, main label, main .route.can, main .status')
  const board = all('main .route, main .city')
  return [...wanted, ...wanted, ...wanted, ...board].map((element) => element.getBoundingClientRect())
}

const SIDE = 8
const FIRST = 1000 // the first of the boxes comes before all others
const USEFUL = 0.001 // of the weight of what is pointed at
const AMIDST = 60 // as if so much more were hidden: the middle of the page is for those who find no room at its edges

interface Size {
  width: number
  height: number
}
interface Place {
  x: number
  y: number
}

/** Where a card of that size hides nothing of the boxes, and little else; at the bottom if it is all the same. */
export function placeBeside(boxes: Box[], useful: Box[], size: Size, screen: Size): Place {
  const right = Math.max(SIDE, screen.width - size.width - SIDE)
  const bottom = Math.max(SIDE, screen.height - size.height - SIDE)
  const middle = (SIDE + bottom) / 2
  const places = [bottom, SIDE, middle].flatMap((y) => [SIDE, right, (SIDE + right) / 2].map((x) => ({ x, y })))
  const hidden = (place: Place): number =>
    FIRST * hiddenArea(boxes.slice(0, 1), place, size) +
    hiddenArea(boxes, place, size) +
    USEFUL * hiddenArea(useful, place, size) +
    (place.y === middle ? AMIDST : 0)
  return places
    .map((place) => ({ place, cost: hidden(place) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).place
}

const ROOM = 14 // a ring reaches so far beyond what it goes round

/** What a ring round the box takes up. */
export const around = ({ left, top, right, bottom }: Box): Box => ({
  left: left - ROOM,
  top: top - ROOM,
  right: right + ROOM,
  bottom: bottom + ROOM,
})

export const hiddenArea = (boxes: Box[], { x, y }: Place, { width, height }: Size): number =>
  boxes.reduce((sum, box) => sum + overlap(box, { left: x, top: y, right: x + width, bottom: y + height }), 0)
