// Painting on the server's drawing: pieces, outlines, rings, stations, a path.
import type { EditionInfo } from '../lib/protocol'
import { boxOf, type Drawing, isSpace, lineAlong, make, write } from './drawing'

export interface RouteLook {
  owner: number | null
  piece: string // what its owner puts there
  can: boolean // be claimed
  mine: boolean
  way: boolean // towards a ticket
  last: boolean // claimed last
  borrowed: boolean
  label: string
}

function mark(element: Element, marks: Record<string, boolean>): void {
  for (const [name, on] of Object.entries(marks))
    if (element.classList.contains(name) !== on) element.classList.toggle(name, on)
}

function asButton(group: SVGGElement, can: boolean, label: string): void {
  mark(group, { can })
  write(group, 'aria-label', label)
  write(group, 'role', can ? 'button' : 'img')
  if (can) write(group, 'tabindex', '0')
  else group.removeAttribute('tabindex')
}

/** A piece in the place of each space, with its player's sign in the place of whatever was printed there. */
function placePieces(group: SVGGElement, owner: number | null, piece: string): void {
  for (const part of group.querySelectorAll<SVGElement>('use, text')) {
    const drawn = part.dataset['drawn']!
    if (isSpace(drawn)) part.setAttribute('href', owner === null ? drawn : `#piece${owner}-${piece}`)
    else if (part.classList.contains('sign')) part.setAttribute('href', owner === null ? '' : `#p${owner}`)
    else part.setAttribute('visibility', owner === null ? 'visible' : 'hidden')
  }
}

export function paintRoute(drawing: Drawing, route: number, look: RouteLook): void {
  const group = drawing.routes[route]
  if (!group) return
  const { owner, piece, can, mine, way, last, borrowed, label } = look
  if (drawing.shown[route] !== owner) placePieces(group, owner, piece)
  drawing.shown[route] = owner
  mark(group, { mine, way })
  mark(drawing.halos[route]!, { can, last, way, borrowed })
  asButton(group, can, label)
}

export function paintCity(drawing: Drawing, city: number, can: boolean, label: string): void {
  const group = drawing.cities[city]
  if (group) asButton(group, can, label)
}

/** The cities that stand out while the rest is dimmed. */
export function ringCities(drawing: Drawing, ringed: ReadonlySet<number>): void {
  for (const parts of [drawing.labels, drawing.cities])
    parts.forEach((part, city) => part && mark(part, { ringed: ringed.has(city) }))
}

export const ringAt = (edition: EditionInfo, city: number, kind: 'ticket' | 'found'): SVGElement =>
  make('circle', { cx: edition.cities[city]!.x, cy: edition.cities[city]!.y, r: 22, class: kind })

/** A stroke that moves along routes. */
export function strokeAlong(edition: EditionInfo, drawing: Drawing, routes: number[]): SVGElement[] {
  const d = lineAlong(edition, routes, drawing.spaces)
  return [make('path', { d, class: 'bed' }), make('path', { d, class: 'stroke', pathLength: 1 })]
}

export function stationAt(edition: EditionInfo, city: number, seat: number, label: string): SVGElement {
  const [x, y] = edition.cities[city]!.station
  const look = edition.player_looks[seat]!
  const house = make('g', { transform: `translate(${x} ${y})`, role: 'img', 'aria-label': label })
  const walls = 'M-13 2L0-13 13 2V12H-13Z'
  house.append(
    make('path', { d: walls, fill: 'none', stroke: '#fffaf0', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    make('path', { d: walls, fill: look.fill, stroke: '#16130f', 'stroke-width': 2 }),
    make('path', { d: look.symbol, fill: '#fff', transform: 'translate(0 3)scale(.8)' }),
  )
  return house
}

/** A number where a good move is. */
export function rankAt({ x, y }: { x: number; y: number }, rank: number): SVGElement {
  const badge = make('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, class: `rank rank${rank}` })
  const text = make('text', { 'text-anchor': 'middle', dy: '0.36em', 'font-weight': 700 })
  text.textContent = String(rank)
  badge.append(make('circle', { r: 15, class: 'badge' }), text)
  return badge
}

/** On top of the drawing; gives how to take it away again. */
export function overlay(drawing: Drawing, marks: SVGElement[]): () => void {
  const layer = make('g', { class: 'marks' })
  layer.append(...marks)
  drawing.svg.append(layer)
  return () => layer.remove()
}

/** Round cities, under their names; gives how to take it away again. */
export function ringAround(drawing: Drawing, marks: SVGElement[]): () => void {
  const layer = make('g', { class: 'marks around' })
  layer.append(...marks)
  drawing.svg.querySelector('.labels')?.before(layer)
  return () => layer.remove()
}

/** Under the routes; gives how to take it away again. */
export function underlay(drawing: Drawing, marks: SVGElement[]): () => void {
  const layer = make('g', { class: 'glows' })
  layer.append(...marks)
  drawing.svg.querySelector('.routes')?.before(layer)
  return () => layer.remove()
}

/** A light round each space of a route. */
export const glowAlong = (drawing: Drawing, route: number, color: string): SVGElement[] =>
  drawing.spaces[route]!.map((space) => make('rect', { ...boxOf(space, 7), class: 'glow', stroke: color }))

export const glowAt = ([x, y]: readonly [number, number], color: string): SVGElement =>
  make('circle', { cx: x, cy: y, r: 26, class: 'glow', stroke: color })

/** A route of one's plan. */
export const planAlong = (drawing: Drawing, route: number): SVGElement[] =>
  drawing.spaces[route]!.map((space) => make('rect', { ...boxOf(space, 6), class: 'planned', 'data-planned': route }))

/** A locomotive that runs along routes once, and waits at their end. */
export function trainAlong(edition: EditionInfo, drawing: Drawing, routes: number[]): SVGElement {
  const train = make('g', { class: 'runs' })
  const run = make('animateMotion', {
    dur: '2.4s',
    begin: 'indefinite',
    fill: 'freeze',
    rotate: 'auto',
    path: lineAlong(edition, routes, drawing.spaces),
  })
  train.append(
    make('rect', {
      x: -20,
      y: -11,
      width: 40,
      height: 22,
      rx: 7,
      fill: '#16130f',
      stroke: '#fffaf0',
      'stroke-width': 3,
    }),
    make('circle', { cx: 12, r: 5, fill: '#ffd23f' }),
    run,
  )
  requestAnimationFrame(() => run.beginElement())
  return train
}
