// Small facts about editions.
import type { EditionInfo, PlayerView } from './protocol'

/** The kind of card that stands for any colour: the last one. */
export const joker = (edition: EditionInfo): number => edition.cards.length - 1

/** An edition's title, or its name where the server does not offer it any more. */
export const titleOf = (editions: EditionInfo[], name: string): string =>
  editions.find((edition) => edition.name === name)?.title ?? name

/** What of an edition's cities, routes or tickets is on the table, each with its number. Whoever goes through a list asks
 * here; what the server speaks of by number is on the table. */
export const onTable = <Thing>(list: readonly (Thing | null)[]): [number, Thing][] =>
  list.flatMap((thing, number) => (thing === null ? [] : [[number, thing]]))

/** The first on the table that is meant. */
export const findOnTable = <Thing>(
  list: readonly (Thing | null)[],
  isMeant: (thing: Thing, number: number) => boolean,
): number | null => onTable(list).find(([number, thing]) => isMeant(thing, number))?.[0] ?? null

/** The routes that end at a city. */
export const routesAt = (edition: EditionInfo, city: number): number[] =>
  onTable(edition.routes).flatMap(([route, { ends }]) => (ends.includes(city) ? [route] : []))

/** The lines of the score sheet that only this edition has. */
export const ownLines = ({ lines }: EditionInfo, count: number): string[] => lines.slice(lines.length - count)

/** What the routes of one owner are worth. */
const pointsOfRoutes = (edition: EditionInfo, owners: readonly (number | null)[], seat: number): number =>
  onTable(edition.routes).reduce((sum, [route, { points }]) => sum + (owners[route] === seat ? points : 0), 0)

/** What somebody has so far: money or points; an edition that counts routes at the end only has told none yet. */
export const worthOf = (
  edition: EditionInfo,
  player: PlayerView,
  owners: readonly (number | null)[],
  seat: number,
): number => (edition.money ? player.money : player.points || pointsOfRoutes(edition, owners, seat))

/** Does it not matter which of two routes is claimed? */
export function areAlike(edition: EditionInfo, one: number, other: number): boolean {
  const [a, b] = [edition.routes[one]!, edition.routes[other]!]
  const sameEnds = a.ends.every((end) => b.ends.includes(end))
  const facts = ['color', 'length', 'cards', 'piece', 'points', 'symbols', 'waves', 'tunnel', 'bridge', 'bed'] as const
  return sameEnds && facts.every((fact) => a[fact] === b[fact])
}
