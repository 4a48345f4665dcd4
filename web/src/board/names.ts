// The names in the drawing, written so that they can be read at every size; those without room wait for a closer look.
import { type Drawing, write } from './drawing'
import { type Box, letter, LINE, type Name, READABLE } from './lettering'
import type { Point, Size } from './zoom'

const NEEDED = -50 // a rank
const SPACE = { length: 53, width: 21 } // without its light edge

/** A name as it was drawn, and its lines on the page. */
interface Drawn {
  name: Omit<Name, 'rank' | 'needed'>
  lines: SVGTSpanElement[]
}

export interface Names {
  cities: (Drawn | undefined)[]
  others: { text: SVGTextElement; size: number }[] // of seas and areas, figures on the frame
  discs: { x: number; y: number; r: number }[]
  dot: number
}

const figure = (element: Element, name: string): number => Number(element.getAttribute(name))

const PATIENCE = 1500 // milliseconds; what is shown meanwhile has the same widths, or nearly so

/** Once the letters of maps are there, so that names are measured as they will be seen. */
export const lettersReady = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(['', 'bold ', 'italic '].map((style) => document.fonts.load(`${style}19px Alegreya`))),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ])

/** Read once, from the drawing as it came. */
export function readNames({ svg, labels, spaces }: Drawing, cities: readonly (Point | null)[]): Names {
  const pen = document.createElement('canvas').getContext('2d')!
  const family = svg.getAttribute('font-family') ?? 'serif'
  const widest = (text: SVGTextElement, lines: SVGTSpanElement[]): number => {
    pen.font = `${text.getAttribute('font-weight') ?? 'normal'} 100px ${family}`
    return Math.max(...lines.map((line) => pen.measureText(line.textContent).width)) / 100
  }
  const scale = spaces.flat()[0]?.scale ?? 1
  return {
    cities: labels.map((text, at) => {
      const city = cities[at]
      if (!text || !city) return undefined
      const lines = [...text.querySelectorAll('tspan')]
      const size = figure(text, 'font-size')
      const [top, bottom] = [figure(lines[0]!, 'y'), figure(lines.at(-1)!, 'y')]
      const middle = { x: figure(lines[0]!, 'x'), y: (top + bottom) / 2 - 0.33 * size }
      return { name: { city, middle, width: widest(text, lines), lines: lines.length, size }, lines }
    }),
    others: [...svg.querySelectorAll<SVGTextElement>('text')]
      .filter((text) => !text.closest('.labels, .route'))
      .map((text) => ({ text, size: figure(text, 'font-size') })),
    discs: spaces.flat().flatMap(({ x, y, turn, scale }) => {
      const way = (turn * Math.PI) / 180
      return [-1, -0.4, 0.4, 1].map((along) => {
        const step = along * (SPACE.length / 2 - SPACE.width / 2) * scale
        return { x: x + step * Math.cos(way), y: y + step * Math.sin(way), r: (SPACE.width / 2) * scale }
      })
    }),
    dot: 11 * scale,
  }
}

/** Write them for a drawing of which a unit has so many pixels. */
export function writeNames(
  names: Names,
  ranks: readonly number[], // of the cities
  unit: number,
  sheet: Size,
  closed: Box[],
): void {
  const wanted = names.cities.map(
    (one, city) => one && { ...one.name, rank: ranks[city]!, needed: ranks[city]! < NEEDED },
  )
  letter(wanted, names.discs, unit, sheet, names.dot, closed).forEach((written, city) => {
    const lines = names.cities[city]?.lines
    const text = lines?.[0]?.parentElement
    if (!lines || !text) return
    text.classList.toggle('waits', written === null)
    if (!written) return
    const { size, at } = written
    write(text, 'font-size', size.toFixed(2))
    const top = at.y - ((lines.length - 1) * LINE * size) / 2 + 0.33 * size
    lines.forEach((line, i) => {
      write(line, 'x', at.x.toFixed(1))
      write(line, 'y', (top + i * LINE * size).toFixed(1))
    })
  })
  for (const { text, size } of names.others) text.classList.toggle('waits', size * unit < READABLE)
}
