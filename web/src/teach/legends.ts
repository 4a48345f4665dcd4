// The lessons of a first game of Legends of the West: money, what a claim sets off, events. Of the campaign's secrets they
// know nothing: each lesson comes when the server has put on the table what it is about, and names only that.
import { onTable } from '../lib/edition'
import { claimable, keepsOf } from '../lib/moves'
import type { RouteInfo } from '../lib/protocol'
import { moneyText } from '../lib/words'
import { nearFact, possibleRoutes } from './facts'
import { atPlayers, BLOCKED, CLAIM, COLOURS, FULFILLED, lastTurn, moreTickets, nearlyOver, offered } from './lessons'
import * as scenes from './scene'
import type { Lesson, Scene, Target } from './scene'

const FEW_PIECES = 8
const ENOUGH_PIECES = 8
const SHOWN = 4 // lines of the table for trains that are left

const company = (scene: Scene): number | null => scene.view.players[scenes.own(scene)]!.company
const companyColor = (scene: Scene): number | null => scene.card(company(scene)).color

const printed = (scene: Scene, source: number | null): { title: string; text: string } => {
  const { title, text } = scene.card(source)
  return { title, text }
}

/** Routes of a kind: first those that can be claimed on the way of a ticket, then on its way, then any that is free. */
function best(scene: Scene, isMeant: (route: RouteInfo) => boolean): number[] {
  const meant = scenes.freeRoutes(scene).filter((route) => isMeant(scene.edition.routes[route]!))
  const [way, can] = [possibleRoutes(scene), claimable(scene.view)]
  const rank = (route: number): number => (way.includes(route) ? 0 : 2) + (can.includes(route) ? 0 : 1)
  return scenes.longest(scene, meant).toSorted((a, b) => rank(a) - rank(b))
}
const companyRoutes = (scene: Scene): number[] => {
  const color = companyColor(scene)
  return color === null ? [] : best(scene, (route) => route.color === color)
}

const largeCities = ({ edition }: Scene): number[] =>
  onTable(edition.cities).flatMap(([city, { large }]) => (large ? [city] : []))

/** What trains that are left bring, as `0 → $16, 1 → $12, …`. */
const forTrains = ({ edition }: Scene): string =>
  edition
    .money!.pieces_left.slice(0, SHOWN)
    .map((dollars, n) => `${n}\u00a0→\u00a0${moneyText(dollars)}`)
    .join(', ')

export const LEGENDS: Lesson[] = [
  {
    id: 'money',
    when: scenes.firstTickets,
    at: (scene) => [{ what: 'player', which: scenes.own(scene) }],
    values: (scene) => ({
      money: moneyText(scene.edition.money!.start),
      n: scenes.pieces(scene, scenes.own(scene)),
    }),
  },
  {
    id: 'west-tickets',
    when: scenes.firstTickets,
    at: offered,
    values: ({ view }) => ({ n: Math.min(...keepsOf(view).map(({ tickets }) => tickets.length)) }),
    atOnce: true,
  },
  {
    id: 'west-draw',
    when: (scene) => scenes.atTurn(scene) && !scenes.hasDrawn(scene),
    at: () => [{ what: 'display' }],
  },
  COLOURS,
  {
    id: 'event',
    when: (scene) => scenes.drawing(scene) && scene.view.event !== null && scene.card(scene.view.event).title !== '',
    at: () => [{ what: 'event' }],
    values: (scene) => ({
      ...printed(scene, scene.view.event),
      once: scene.card(scene.view.event).lightning ? 'yes' : 'no',
    }),
  },
  {
    id: 'actions',
    when: (scene) => scenes.atTurn(scene) && scenes.hasDrawn(scene) && scene.view.action_cards > 0,
    at: () => [{ what: 'event' }],
    values: ({ view }) => ({ n: view.action_cards }),
  },
  CLAIM,
  {
    id: 'company',
    when: (scene) => scenes.atTurn(scene) && scenes.hasDrawn(scene) && companyRoutes(scene).length > 0,
    at: (scene): Target[] => scenes.routes(companyRoutes(scene).slice(0, 1)),
    values: (scene) => printed(scene, company(scene)),
  },
  {
    id: 'large',
    when: (scene) =>
      scenes.atTurn(scene) &&
      largeCities(scene).length > 0 &&
      claimable(scene.view).some((route) =>
        scene.edition.routes[route]!.ends.some((city) => largeCities(scene).includes(city)),
      ),
    at: (scene) => largeCities(scene).map((city) => ({ what: 'city', which: city })),
    values: (scene) => ({ n: largeCities(scene).length }),
  },
  BLOCKED,
  {
    id: 'postcards',
    when: (scene) => scenes.atTurn(scene) && scene.view.postcards.length > 0,
    at: () => [{ what: 'postcards' }],
  },
  {
    id: 'trains',
    when: nearlyOver(FEW_PIECES),
    at: atPlayers,
    values: (scene) => {
      const seat = scenes.nearestToTheEnd(scene)
      return {
        name: scene.names[seat]!,
        others: scenes.pieces(scene, seat),
        n: scenes.pieces(scene, scenes.own(scene)),
        money: forTrains(scene),
      }
    },
    fact: nearFact,
    atOnce: true,
  },
  FULFILLED,
  moreTickets('west-more', ENOUGH_PIECES),
  lastTurn('west-last', nearFact),
  { id: 'slip', when: ({ sheets }) => sheets !== null, at: () => [{ what: 'scores' }], atOnce: true },
]
