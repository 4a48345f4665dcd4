// What a coach may say of a position: facts the server tells, and nothing that is guessed.
import { claimable, takeOf } from '../lib/moves'
import { t } from '../lib/i18n.svelte'
import type { EditionInfo, Shortage } from '../lib/protocol'
import { cardName, piecesText, reasonText, routeName, ticketName, worthText } from '../lib/words'
import { freeRoutes, longest, openWays, own, possible, type Scene, type Target } from './scene'

export type Fact =
  | { kind: 'finish' | 'claim'; ticket: number; route: number } // it can be claimed; it fulfils the ticket, or is on its way
  | { kind: 'take'; ticket: number; route: number; slot: number; card: number } // an open card that the way lacks
  | { kind: 'collect'; ticket: number; route: number; short: Shortage } // what a route of the way lacks
  | { kind: 'needs'; ticket: number; pieces: number }
  | { kind: 'lost'; ticket: number } // it cannot be fulfilled any more
  | { kind: 'possible' | 'done' | 'off-way' }
  | { kind: 'longest' | 'spend' | 'longest-free'; route: number }

const isLast = (scene: Scene): boolean => scene.view.players[own(scene)]!.turns_left === 1
const pointsOf = ({ edition }: Scene, route: number): number => edition.routes[route]!.points
const most = (scene: Scene, some: number[]): number | undefined =>
  longest(scene, some).toSorted((a, b) => pointsOf(scene, b) - pointsOf(scene, a))[0]

/** A claim that fulfils a ticket at once, of its way if that is among them. */
function finish(scene: Scene): Fact | null {
  for (const { ticket, routes, finished_by = [] } of possible(scene)) {
    const route = finished_by.find((one) => routes.includes(one)) ?? finished_by[0]
    if (route !== undefined) return { kind: 'finish', ticket, route }
  }
  return null
}

/** A claim on the way of a ticket. */
function step(scene: Scene): Fact | null {
  const can = claimable(scene.view)
  for (const { ticket, routes } of possible(scene)) {
    const [route] = longest(
      scene,
      routes.filter((one) => can.includes(one)),
    )
    if (route !== undefined) return { kind: 'claim', ticket, route }
  }
  return null
}

/** What the way of a ticket lacks least of; an open card of that colour. */
function lacking(scene: Scene): Fact | null {
  const { view } = scene
  const short = (view.refusals.short ?? []).toSorted((a, b) => a.cards + a.jokers - b.cards - b.jokers)
  for (const { ticket, routes } of possible(scene)) {
    const least = short.find(({ route }) => routes.includes(route))
    if (!least) continue
    const slot = least.cards ? view.display.findIndex((card, at) => card === least.color && takeOf(view, at)) : -1
    return slot < 0
      ? { kind: 'collect', ticket, route: least.route, short: least }
      : { kind: 'take', ticket, route: least.route, slot, card: least.color }
  }
  return null
}

/** A ticket that cannot be fulfilled any more. In the last turn nothing fulfils one but a claim that can be made now, unless
 * claims have effects of their own. */
export function lost(scene: Scene): Fact | null {
  const now = isLast(scene) && scene.view.phase === 'turn' && !scene.edition.money
  const gone = openWays(scene).find(({ pieces, finished_by = [] }) => pieces === null || (now && !finished_by.length))
  return gone ? { kind: 'lost', ticket: gone.ticket } : null
}

/** What matters most now to whoever has to take a turn. */
export function factOf(scene: Scene): Fact | null {
  if (scene.view.phase !== 'turn' || scene.view.decider !== own(scene)) return null
  if (isLast(scene)) return finish(scene) ?? spend(scene) ?? lost(scene)
  const found = finish(scene) ?? step(scene) ?? lacking(scene)
  if (found) return found
  if (!openWays(scene).length) return { kind: 'done' }
  return possible(scene).length ? null : lost(scene)
}

/** The claim that brings most, where nothing else is left to do. */
function spend(scene: Scene): Fact | null {
  const route = scene.edition.money ? undefined : most(scene, claimable(scene.view))
  return route === undefined ? null : { kind: 'spend', route }
}

/** Whether what can be claimed helps a ticket. */
export const claimFact = (scene: Scene): Fact => finish(scene) ?? step(scene) ?? { kind: 'off-way' }

/** After others have built: is there still a way? */
export const waysFact = (scene: Scene): Fact =>
  lost(scene) ?? (openWays(scene).length ? { kind: 'possible' } : { kind: 'done' })

/** How near a ticket is, towards the end. */
export function nearFact(scene: Scene): Fact | null {
  const [way] = possible(scene)
  const needs = way ? ({ kind: 'needs', ticket: way.ticket, pieces: way.pieces! } as const) : null
  return finish(scene) ?? lost(scene) ?? needs
}

/** The route that brings most: of the ways of one's tickets, or else of all that are free. */
export function longestFact(scene: Scene): Fact | null {
  const onWay = most(scene, possibleRoutes(scene))
  if (onWay !== undefined) return { kind: 'longest', route: onWay }
  const free = most(scene, freeRoutes(scene))
  return free === undefined ? null : { kind: 'longest-free', route: free }
}

/** All routes on the ways of tickets that can still be fulfilled. */
export const possibleRoutes = (scene: Scene): number[] => possible(scene).flatMap(({ routes }) => routes)

/** What a fact is about. */
export function factTargets(fact: Fact | null): Target[] {
  if (!fact) return []
  const card: Target[] = fact.kind === 'take' ? [{ what: 'card', which: fact.slot }] : []
  const route: Target[] = 'route' in fact ? [{ what: 'route', which: fact.route }] : []
  return [...card, ...route]
}

/** In the reader's words. */
export function factText(edition: EditionInfo, fact: Fact): string {
  const ticket = 'ticket' in fact ? ticketName(edition, fact.ticket) : ''
  const route = 'route' in fact ? routeName(edition, fact.route) : ''
  const worth = 'route' in fact ? worthText(edition, edition.routes[fact.route]!.points) : ''
  switch (fact.kind) {
    case 'finish':
      return t('now-finish', { route, ticket })
    case 'claim':
      return t('now-claim', { route, ticket })
    case 'take':
      return t('now-take', { route, ticket, card: cardName(edition, fact.card) })
    case 'collect':
      return t('now-collect', { route, ticket, missing: reasonText(edition, { refusal: '', short: fact.short }) })
    case 'needs':
      return t('now-needs', { ticket, pieces: piecesText(edition, fact.pieces) })
    case 'lost':
      return t('now-lost', { ticket })
    case 'possible':
      return t('now-possible')
    case 'done':
      return t('now-done')
    case 'off-way':
      return t('now-off-way')
    case 'longest':
      return t('now-longest', { route, worth })
    case 'longest-free':
      return t('now-longest-free', { route, worth })
    case 'spend':
      return t('now-spend', { route, worth })
  }
}
