// Names of things of an edition, in the reader's language where we have words for them.
import { joker, onTable } from './edition'
import { factsOf } from './events'
import { t } from './i18n.svelte'
import type { Reason } from './moves'
import type { EditionInfo, GameEvent, LegalMove, Payment, Thing } from './protocol'

type NameOf = (seat: number | null) => string

/** What is printed on the table's cards: see `Book`. */
export interface Printed {
  name: (source: number | null) => string
  option: (effect: number | null | undefined) => string | undefined
  goods: (token: string) => Thing
  marker: (marker: string) => Thing
}
const FROM_THE_RIGHT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u

/** A name that may be written from the right: what stands beside it in a sentence keeps its place. */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name)

const known = (id: string, otherwise: string, values: Parameters<typeof t>[1] = {}): string => {
  const text = t(id, values)
  return text === id ? otherwise : text
}

/** A word of the server as a part of a message's id. */
const dashed = (word: string): string => word.replaceAll('_', '-')

export const cardName = (edition: EditionInfo, kind: number): string => {
  const name = edition.cards[kind] ?? ''
  return known(`card-${name}`, name)
}

/** So many pieces of a kind. */
export const pieceCount = (edition: EditionInfo, kind: number, n: number): string => {
  const piece = edition.pieces[kind] ?? ''
  return known(`piece-${piece}`, t('piece-count', { n, piece }), { n })
}

/** Pieces of whichever kind: by their name where there is only one. */
export const piecesText = (edition: EditionInfo, n: number): string =>
  edition.pieces.length === 1 ? pieceCount(edition, 0, n) : t('pieces-any', { n })

/** Why something cannot be done: what is lacking, where only cards are. */
export function reasonText(edition: EditionInfo, { refusal, short }: Reason): string {
  if (!short) return t(`reason-${dashed(refusal)}`)
  const { cards, color, jokers } = short
  const lacking = [
    ...(cards ? [t('count-card', { n: cards, card: cardName(edition, color) })] : []),
    ...(jokers ? [t('count-card', { n: jokers, card: cardName(edition, joker(edition)) })] : []),
  ]
  return t('cards-short', { n: cards + jokers, cards: lacking.join(' + ') })
}

export const colorName = (edition: EditionInfo, color: number | null): string =>
  color === null ? t('any-color') : cardName(edition, color)

export function routeName(edition: EditionInfo, route: number): string {
  const facts = edition.routes[route]!
  const ends = facts.ends.map((city) => edition.cities[city]!.name).join('–')
  const twins = onTable(edition.routes)
    .map(([, other]) => other)
    .filter((other) => sameEnds(other.ends, facts.ends))
  if (twins.length === 1) return ends
  const alike = twins.filter((other) => other.color === facts.color)
  const place = alike.length > 1 ? ` ${alike.indexOf(facts) + 1}` : ''
  const color = facts.color === null ? t('color-grey') : colorName(edition, facts.color)
  return `${ends} (${color}${place})`
}

const sameEnds = (a: readonly number[], b: readonly number[]): boolean =>
  (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0])

export const ticketName = (edition: EditionInfo, ticket: number): string => {
  const facts = edition.tickets[ticket]!
  return `${facts.name} (${facts.points})`
}

/** So much money, also where it is lost. */
export const moneyText = (n: number): string => (n < 0 ? t('money-minus', { n: -n }) : t('money', { n }))

/** What somebody has, or something is worth: points, or dollars where money is the score. */
export const worthText = (edition: EditionInfo, n: number): string =>
  edition.money ? t('money-count', { n }) : t('point-count', { n })

export const markName = (mark: string): string => (mark === 'skull' ? t('mark-skull') : t('mark-pickaxe'))

/** A card with what it bears. */
export const markedName = (edition: EditionInfo, kind: number, mark: string | null | undefined): string =>
  mark ? t('marked-card', { card: cardName(edition, kind), mark: markName(mark) }) : cardName(edition, kind)

/** A line of the score sheet; one that only this edition has goes by its own name. */
export const lineName = (line: string): string => known(`line-${line}`, line)

/** A route in words, with everything the drawing shows. */
export function routeFacts(edition: EditionInfo, route: number): string {
  const facts = edition.routes[route]!
  const parts = [t('route-length', { n: facts.length, color: colorName(edition, facts.color) })]
  if (facts.cards !== facts.length) parts.push(t('route-cards', { n: facts.cards }))
  if (facts.symbols) parts.push(t('route-symbols', { n: facts.symbols, joker: cardName(edition, joker(edition)) }))
  if (facts.waves) parts.push(t('route-waves', { n: facts.waves }))
  if (facts.tunnel) parts.push(t('route-tunnel'))
  if (facts.bridge) parts.push(t('key-bridge'))
  if (facts.bed) parts.push(t('key-bed'))
  if (!edition.money) parts.push(t('point-count', { n: facts.points }))
  return parts.join(', ')
}

export function paymentText(edition: EditionInfo, payment: Omit<Payment, 'action'>): string {
  const parts = []
  if (payment.of_color && payment.color !== null) {
    parts.push(t('count-card', { n: payment.of_color, card: cardName(edition, payment.color) }))
  }
  if (payment.jokers) parts.push(t('count-card', { n: payment.jokers, card: cardName(edition, joker(edition)) }))
  if (payment.ferry_cards) parts.push(t('ferry-count', { n: payment.ferry_cards }))
  return parts.join(' + ')
}

/** A city by its name, and what it is. */
export function cityFacts(edition: EditionInfo, city: number): string {
  const { name, large, port } = edition.cities[city]!
  return [name, ...(large ? [t('key-large')] : []), ...(port ? [t('key-port')] : [])].join(', ')
}

/** What an option says, in the reader's words where its card is known. */
export const optionText = (move: LegalMove, printed: Printed): string => printed.option(move.effect) ?? move.text ?? ''

/** A move in the reader's words. `phase`: what is decided, since some moves mean different things. */
export function moveText(
  edition: EditionInfo,
  move: LegalMove,
  name: NameOf,
  printed: Printed,
  phase: string | undefined,
): string {
  switch (move.kind) {
    case 'claim':
      return t('move-claim', { route: routeName(edition, move.route!) })
    case 'station':
      return t('move-station', { city: edition.cities[move.city!]!.name })
    case 'take':
      return t('move-take', { card: cardName(edition, move.card!) })
    case 'player':
      return t('move-player', { player: name(move.player!) })
    case 'card':
      return t('move-card', { card: cardName(edition, move.card!) })
    case 'option':
      return t('move-option', { option: optionText(move, printed) })
    case 'decline':
      return phase === 'choose_card' ? t('keep-all-cards') : t('move-decline')
    case 'keep':
      return move.tickets?.length
        ? t('move-keep', { tickets: move.tickets.map((ticket) => ticketName(edition, ticket)).join(', ') })
        : t('move-keep-none')
    case 'pay':
      return paymentText(edition, move.payment!)
    default:
      return t(`move-${move.kind}`)
  }
}

/** What happened, in the reader's words. */
export function eventText(edition: EditionInfo, event: GameEvent, name: NameOf, printed: Printed): string {
  const facts = factsOf(event)
  const { card, route, ticket, city, option, line } = facts
  const values = {
    name: name(event.seat),
    card: card === null ? '' : cardName(edition, card),
    route: route === null ? '' : routeName(edition, route),
    ticket: ticket === null ? '' : ticketName(edition, ticket),
    city: city === null ? '' : edition.cities[city]!.name,
    player: name(facts.player),
    option: option === null ? '' : (printed.option(option) ?? edition.effects[option] ?? ''),
    source: printed.name(facts.source),
    token: printed.goods(facts.token).title,
    marker: printed.marker(facts.marker).title,
    mark: markName(facts.mark),
    money: moneyText(facts.count),
    line: line === null ? '' : lineName(edition.lines[line] ?? ''),
    n: facts.count,
    returned: facts.returned,
    all: facts.returned ? 'no' : 'yes',
    slot: facts.slot + 1,
    matches: facts.matches ? 'yes' : 'no',
    known: facts.hidden || (event.kind === 'offered_ticket' && ticket === null) ? 'no' : 'yes',
    payment: paymentText(edition, facts.payment),
    passed: facts.everybodyPassed ? 'yes' : 'no',
  }
  if (event.kind === 'claimed' && values.n === 0) return t('claimed-without-points', values)
  if (event.kind === 'gained_money' && values.n < 0) return t('lost-money', values)
  if (event.kind === 'gained' && values.n < 0) return t('lost-points', { ...values, n: -values.n })
  return known(`event-${dashed(event.kind)}`, event.text, values)
}
