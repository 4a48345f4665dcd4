// How the scores are told: line by line, and ticket by ticket, as at the table.
import { t } from '../lib/i18n.svelte'
import type { EditionInfo, SheetView } from '../lib/protocol'
import { lineName, ticketName } from '../lib/words'

export interface Step {
  line: string // of the score sheet
  points: (sheet: SheetView) => number
  text: string
  seats: number[] // whom it is about
  ticket?: number
  path?: number[]
  borrowed?: number[]
}

type Name = (seat: number) => string

const pointsOn = ({ lines }: SheetView, line: string): number => lines[line] ?? 0

const FIRST = ['money', 'pieces'] // as on a pay slip: what was earned in play, then tickets

/** The lines in which anybody scored, in their order. */
export const linesOf = (sheets: SheetView[]): string[] =>
  Object.keys(sheets[0]?.lines ?? {})
    .filter((line) => sheets.some((sheet) => pointsOn(sheet, line) !== 0))
    .toSorted((a, b) => Number(FIRST.includes(b)) - Number(FIRST.includes(a)))

export const winnersOf = (sheets: SheetView[]): number[] =>
  sheets.filter((sheet) => sheet.place === 1).map((sheet) => sheet.seat)

export const longestText = ({ seat, longest_length }: SheetView, name: Name): string =>
  t('longest-path-of', { name: name(seat), n: longest_length })

function lineStep(line: string, sheets: SheetView[], name: Name): Step {
  const best = line === 'longest' ? sheets.filter((sheet) => pointsOn(sheet, line) > 0) : []
  const text = best.length ? best.map((sheet) => longestText(sheet, name)).join('; ') : lineName(line)
  const seats = sheets.filter((sheet) => pointsOn(sheet, line) !== 0).map((sheet) => sheet.seat)
  return { line, points: (sheet) => pointsOn(sheet, line), text, seats, path: best[0]?.longest_path ?? [] }
}

const ticketSteps = (edition: EditionInfo, { seat, ticket_lines, borrowed }: SheetView, name: Name): Step[] =>
  ticket_lines.map(({ ticket, points, fulfilled }) => ({
    line: 'tickets',
    points: (other) => (other.seat === seat ? points : 0),
    seats: [seat],
    text: `${name(seat)}: ${fulfilled ? '✓' : '✗'} ${ticketName(edition, ticket)}`,
    ticket,
    borrowed: borrowed.flatMap(([, route]) => route ?? []),
  }))

export const stepsOf = (edition: EditionInfo, sheets: SheetView[], name: Name): Step[] =>
  linesOf(sheets).flatMap((line) =>
    line === 'tickets' ? sheets.flatMap((sheet) => ticketSteps(edition, sheet, name)) : [lineStep(line, sheets, name)],
  )

/** What somebody has so far, in one line or in all of them. */
export const sumOf = (told: Step[], sheet: SheetView, line: string | null = null): number =>
  told.reduce((total, step) => total + (line === null || step.line === line ? step.points(sheet) : 0), 0)
