// How the scores are told: line by line, and ticket by ticket, as at the table.
import { t } from '../lib/i18n.svelte'
import type { EditionInfo, SheetView } from '../lib/protocol'
import { ticketName } from '../lib/words'

const LINES = ['routes', 'tickets', 'stations', 'longest', 'regions', 'landmarks'] as const
export type Line = (typeof LINES)[number]

export interface Step {
  line: Line
  points: (sheet: SheetView) => number
  text: string
  ticket?: number
  path?: number[]
  borrowed?: number[]
}

type Name = (seat: number) => string

/** The lines in which anybody scored. */
export const linesOf = (sheets: SheetView[]): Line[] =>
  LINES.filter((line) => sheets.some((sheet) => sheet[line] !== 0))

export const winnersOf = (sheets: SheetView[]): number[] =>
  sheets.filter((sheet) => sheet.place === 1).map((sheet) => sheet.seat)

export const longestText = ({ seat, longest_length }: SheetView, name: Name): string =>
  t('longest-path-of', { name: name(seat), n: longest_length })

function lineStep(line: Line, sheets: SheetView[], name: Name): Step {
  const best = line === 'longest' ? sheets.filter((sheet) => sheet.longest > 0) : []
  const text = best.length ? best.map((sheet) => longestText(sheet, name)).join('; ') : t(`score-${line}`)
  return { line, points: (sheet) => sheet[line], text, path: best[0]?.longest_path ?? [] }
}

const ticketSteps = (edition: EditionInfo, { seat, ticket_lines, borrowed }: SheetView, name: Name): Step[] =>
  ticket_lines.map(({ ticket, points, fulfilled }) => ({
    line: 'tickets',
    points: (other) => (other.seat === seat ? points : 0),
    text: `${name(seat)}: ${fulfilled ? '✓' : '✗'} ${ticketName(edition, ticket)}`,
    ticket,
    borrowed: borrowed.flatMap(([, route]) => route ?? []),
  }))

export const stepsOf = (edition: EditionInfo, sheets: SheetView[], name: Name): Step[] =>
  linesOf(sheets).flatMap((line) =>
    line === 'tickets' ? sheets.flatMap((sheet) => ticketSteps(edition, sheet, name)) : [lineStep(line, sheets, name)],
  )

/** What somebody has so far, in one line or in all of them. */
export const sumOf = (told: Step[], sheet: SheetView, line: Line | null = null): number =>
  told.reduce((total, step) => total + (line === null || step.line === line ? step.points(sheet) : 0), 0)
