// Small facts about editions.
import type { EditionInfo } from './protocol'

/** The kind of card that stands for any colour: the last one. */
export const joker = (edition: EditionInfo): number => edition.cards.length - 1

/** An edition's title, or its name where the server does not offer it any more. */
export const titleOf = (editions: EditionInfo[], name: string): string =>
  editions.find((edition) => edition.name === name)?.title ?? name

/** The routes that end at a city. */
export const routesAt = (edition: EditionInfo, city: number): number[] =>
  edition.routes.flatMap(({ ends }, route) => (ends.includes(city) ? [route] : []))
