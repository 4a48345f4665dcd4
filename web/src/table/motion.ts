// Motion that tells what happened and where. Nobody waits for it, and who wants none gets none.
import { factsOf } from '../lib/events'
import type { EditionInfo, GameEvent, Look } from '../lib/protocol'
import { make } from '../board/drawing'

const ROLL = { way: 70, each: 110, lasts: 420 } // the drawing's units; milliseconds
const FLIGHT = 520
const EASE = 'cubic-bezier(.2,.7,.3,1)'
const TURN = /rotate\(([-\d.]+)\)/

/** The pieces of a route roll onto it one by one, along the track. */
export function rollOn(edition: EditionInfo, route: number): void {
  const group = document.querySelector(`.frame g.route[data-route="${CSS.escape(edition.routes[route]!.id)}"]`)
  const pieces = group?.querySelectorAll<SVGElement>('use[href^="#piece"]') ?? []
  const signs = group?.querySelectorAll<SVGElement>('use.sign') ?? []
  pieces.forEach((piece, at) => {
    const turn = (Number(TURN.exec(piece.getAttribute('transform') ?? '')?.[1] ?? 0) * Math.PI) / 180
    const from = `${(-ROLL.way * Math.cos(turn)).toFixed(1)}px ${(-ROLL.way * Math.sin(turn)).toFixed(1)}px`
    const timing = { duration: ROLL.lasts, delay: at * ROLL.each, easing: EASE, fill: 'backwards' as const }
    for (const part of [piece, signs[at]])
      part?.animate(
        [
          { translate: from, opacity: 0 },
          { translate: '0px 0px', opacity: 1 },
        ],
        timing,
      )
  })
}

/** A card as a small picture: its face, or its back. */
function cardOf(look: Look | undefined): SVGSVGElement {
  const card = make('svg', { viewBox: '0 0 44 62', class: 'flying', 'aria-hidden': 'true' })
  card.append(
    make('rect', { x: 0.75, y: 0.75, width: 42.5, height: 60.5, rx: 5, fill: '#fffaf0', stroke: '#24211c' }),
    make('rect', { x: 4, y: 4, width: 36, height: 54, rx: 3, fill: look?.fill ?? '#3c5a6b' }),
  )
  if (look) card.append(make('path', { d: look.symbol, transform: 'translate(22 31)', fill: '#1d1a16' }))
  return card
}

/** A card goes from one place of the page to another. */
function fly(look: Look | undefined, from: Element | null, to: Element | null, delay = 0): void {
  if (!from || !to) return
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (!start.width || !end.width) return // behind a tab
  const card = cardOf(look)
  document.body.append(card)
  const place = ({ left, top, width, height }: DOMRect): string =>
    `${(left + width / 2 - 20).toFixed(0)}px ${(top + height / 2 - 28).toFixed(0)}px`
  const motion = card.animate(
    [
      { translate: place(start), scale: 1, opacity: 1 },
      { translate: place(end), scale: 0.55, opacity: 0.2 },
    ],
    { duration: FLIGHT, delay, easing: EASE, fill: 'backwards' },
  )
  const away = (): void => card.remove()
  motion.finished.then(away, away)
}

const panelOf = (seat: number | null): Element | null =>
  seat === null ? null : (document.querySelectorAll('.players li')[seat] ?? null)

/** What has just happened, shown where it happened; one's own cards have their own way to the hand. */
export function show(edition: EditionInfo, events: readonly GameEvent[], own: readonly number[]): void {
  const display = document.querySelectorAll('.cards .display > .card')
  for (const event of events) {
    const { route, card, slot, payment } = factsOf(event)
    const mine = event.seat !== null && own.includes(event.seat)
    if (event.kind === 'claimed' && route !== null) rollOn(edition, route)
    else if (event.kind === 'took_display' && !mine)
      fly(edition.looks[card ?? -1], display.item(slot), panelOf(event.seat))
    else if (event.kind === 'drew_card' && !mine)
      fly(undefined, document.querySelector('.cards .pile'), panelOf(event.seat))
    else if (event.kind === 'paid') {
      const from = (mine ? document.querySelector('.hand') : null) ?? panelOf(event.seat)
      for (let at = 0; at < payment.of_color + payment.jokers; at++)
        fly(
          edition.looks[at < payment.of_color ? (payment.color ?? -1) : edition.looks.length - 1],
          from,
          document.querySelector('.cards .pile') ?? document.querySelector('.frame'),
          70 * at,
        )
    }
  }
}
