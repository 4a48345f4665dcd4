// What lies on the board and on no name: the button in its corner, and stations. In the drawing's units.
import type { EditionInfo } from '../lib/protocol'
import type { Box } from './lettering'
import type { Zoom } from './zoom.svelte'

const BUTTON = 56 // pixels, with the gap round it
const STATION = 32 // units, with the gap round it

/** What the button covers; nothing where one looks closer, since the board is moved under it then. */
export function buttonBoxes(zoom: Zoom): Box[] {
  if (!zoom.isWhole) return []
  const { x, y } = zoom.toDrawing({ x: zoom.width - BUTTON / 2, y: zoom.height - BUTTON / 2 })
  return [{ x, y, width: BUTTON / zoom.unit, height: BUTTON / zoom.unit }]
}

/** What stations in these cities cover. */
export const stationBoxes = (edition: EditionInfo, cities: readonly number[]): Box[] =>
  cities.map((city) => {
    const [x, y] = edition.cities[city]!.station
    return { x, y, width: STATION, height: STATION }
  })
