// The board's drawing as places one can point at: the spaces of each route, and lines along them.
import type { EditionInfo } from '../lib/protocol'

export interface Space {
  x: number
  y: number
  turn: number // degrees
  scale: number
}

const LENGTH = 56 // of a space with its light edge, in the drawing's units
const WIDTH = 24
const PLACE = /translate\(([-\d.]+) ([-\d.]+)\)(?:rotate\(([-\d.]+)\))?(?:scale\(([-\d.]+)\))?/
const SVG = 'http://www.w3.org/2000/svg'

export function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

/** Write it, if it is not there yet: a browser paints anew what was written, even if nothing is different. */
export function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Is this part of a route a space for a piece, as it was drawn? */
export const isSpace = (href: string): boolean => href.startsWith('#slot') || href.startsWith('#tunnel')

function spacesOf(group: SVGGElement): Space[] {
  return [...group.querySelectorAll('use')].flatMap((use) => {
    const place = isSpace(use.getAttribute('href') ?? '') ? PLACE.exec(use.getAttribute('transform') ?? '') : null
    return place
      ? [{ x: Number(place[1]), y: Number(place[2]), turn: Number(place[3] ?? 0), scale: Number(place[4] ?? 1) }]
      : []
  })
}

/** A box so much larger than a space, in its place. */
export const boxOf = ({ x, y, turn, scale }: Space, more: number): Record<string, string | number> => ({
  x: -LENGTH / 2 - more,
  y: -WIDTH / 2 - more,
  width: LENGTH + 2 * more,
  height: WIDTH + 2 * more,
  rx: 5 + more,
  transform: `translate(${x} ${y})rotate(${turn})scale(${scale})`,
})

/** An outline round each space of a route. */
function outline(spaces: Space[]): SVGGElement {
  const group = make('g', { class: 'halo' })
  for (const space of spaces) group.append(make('rect', boxOf(space, 2)))
  return group
}

export interface Drawing {
  svg: SVGSVGElement
  routes: (SVGGElement | undefined)[] // by the edition's numbers, as all of these
  spaces: Space[][]
  shown: (number | null)[] // whose pieces stand on each route in the drawing
  halos: SVGGElement[] // outlines under the routes: what can be claimed, what was claimed last, ways
  cities: (SVGGElement | undefined)[]
  labels: (SVGTextElement | undefined)[]
}

/** The parts of the drawing by the edition's numbers; what is not on this table goes out of it. */
function onlyThose<Part extends Element>(
  list: readonly ({ id: string } | null)[],
  drawn: ReadonlyMap<string, Part | undefined>,
): (Part | undefined)[] {
  const found = list.map((one) => (one ? drawn.get(one.id) : undefined))
  const wanted = new Set(found)
  for (const part of drawn.values()) if (!wanted.has(part)) part?.remove()
  return found
}

/** The server's drawing, made ready to be played on. */
export function readDrawing(text: string, edition: EditionInfo): Drawing {
  const read = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const svg = document.importNode(read, true) as unknown as SVGSVGElement
  // Its size is the frame's; and a picture would hide from screen readers what can be chosen in it.
  for (const name of ['width', 'height', 'role', 'aria-label']) svg.removeAttribute(name)
  for (const title of svg.querySelectorAll('.route title')) title.remove() // the page's own tip says more
  const named = (kind: string): Map<string, SVGGElement> =>
    new Map([...svg.querySelectorAll<SVGGElement>(`.${kind}`)].map((group) => [group.dataset[kind]!, group]))
  const [byRoute, byCity] = [named('route'), named('city')]
  const texts = [...svg.querySelectorAll<SVGTextElement>('.labels text')] // in the order of the cities
  const byLabel = new Map([...byCity.keys()].map((id, at) => [id, texts[at]]))
  const routes = onlyThose(edition.routes, byRoute)
  const cities = onlyThose(edition.cities, byCity)
  const labels = onlyThose(edition.cities, byLabel)
  const spaces = routes.map((group) => (group ? spacesOf(group) : []))
  const halos = spaces.map((all) => outline(all))
  // A place for its owner's sign on every space, whatever is printed there.
  spaces.forEach((all, route) =>
    routes[route]?.append(
      ...all.map(({ x, y, scale }) => make('use', { class: 'sign', transform: `translate(${x} ${y})scale(${scale})` })),
    ),
  )
  for (const part of svg.querySelectorAll<SVGElement>('.route use, .route text'))
    part.dataset['drawn'] = part.getAttribute('href') ?? ''
  const layer = make('g', { class: 'halos' })
  layer.append(...halos)
  svg.querySelector('.routes')?.before(layer)
  for (const city of cities) city?.prepend(make('circle', { class: 'hit', r: 15 }))
  return {
    svg,
    routes,
    spaces,
    shown: routes.map(() => null),
    halos,
    cities,
    labels,
  }
}

/** How far a point is from a space, in the drawing's units; 0 inside. */
export function distance(space: Space, x: number, y: number): number {
  const turn = (-space.turn * Math.PI) / 180
  const [dx, dy] = [x - space.x, y - space.y]
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - (LENGTH / 2) * space.scale
  const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - (WIDTH / 2) * space.scale
  return Math.hypot(Math.max(0, along), Math.max(0, across))
}

/** One line along routes that follow each other, from city to city. */
export function lineAlong(edition: EditionInfo, routes: number[], spaces: Space[][]): string {
  const ends = (at: number): readonly [number, number] => edition.routes[routes[at]!]!.ends
  if (!routes.length) return ''
  const [first, other] = ends(0)
  let city = routes.length > 1 && ends(1).includes(first) && !ends(1).includes(other) ? other : first
  const line: { x: number; y: number }[] = [edition.cities[city]!]
  routes.forEach((route, at) => {
    const [a, b] = ends(at)
    const next = a === city ? b : a
    const way = [...spaces[route]!]
    const start = edition.cities[city]!
    const near = (space: Space): number => Math.hypot(space.x - start.x, space.y - start.y)
    if (way.length > 1 && near(way[0]!) > near(way.at(-1)!)) way.reverse()
    line.push(...way, edition.cities[next]!)
    city = next
  })
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
