// A board's drawing, as soon as it and the letters it is written with are there.
import { boardDrawing } from '../lib/api'
import type { EditionInfo } from '../lib/protocol'
import { type Drawing, readDrawing } from './drawing'
import { lettersReady, type Names, readNames } from './names'

export async function loadBoard(edition: EditionInfo, dark: boolean): Promise<{ drawing: Drawing; names: Names }> {
  const [text] = await Promise.all([boardDrawing(edition, dark), lettersReady()])
  const drawing = readDrawing(text, edition)
  return { drawing, names: readNames(drawing, edition.cities) }
}
