// What there is to see between games, in the order it happened; and what of it this device has not shown yet.
//
// Everybody reads at their own pace: cards that others have turned meanwhile wait here, one by one.
import type { BoxView, CampaignView, CardView, GameResult } from '../lib/protocol'

export type Moment =
  | { id: string; kind: 'slips'; result: GameResult }
  | { id: string; kind: 'box'; box: BoxView }
  | { id: string; kind: 'card'; card: CardView; newest: boolean } // the newest is turned for everybody

/** Everything up to now. */
export function timeline(view: CampaignView): Moment[] {
  const newest = view.todo?.kind === 'read' ? (view.todo.card ?? null) : null
  const cards = newest ? [...view.cards, newest] : view.cards
  const moments: Moment[] = []
  const told = new Set<number>()
  const tell = (result: GameResult): void => {
    if (told.has(result.game)) return
    told.add(result.game)
    moments.push({ id: `game ${result.game}`, kind: 'slips', result })
  }
  for (const card of cards) {
    for (const result of view.results) if (isAfter(card, result)) tell(result)
    const box = view.boxes.find(({ id }) => id === card.box)
    if (box) moments.push({ id: `box ${box.id}`, kind: 'box', box })
    moments.push({ id: `card ${card.id}`, kind: 'card', card, newest: card === newest })
  }
  view.results.forEach(tell)
  return moments
}

const isAfter = (card: CardView, { game }: GameResult): boolean =>
  card.game > game || (card.game === game && card.at === 'after')

/** The moments this device has not shown. */
export const unseen = (view: CampaignView, seen: ReadonlySet<string>): Moment[] =>
  timeline(view).filter(({ id }) => !seen.has(id))

/** Is the last box still closed for who looks at this device? Then the map has not grown for them. */
export const isClosed = (view: CampaignView, seen: ReadonlySet<string>): boolean => {
  const last = view.boxes.at(-1)
  return last !== undefined && !seen.has(`box ${last.id}`)
}

const KEPT = 'branchline seen '

export function readSeen(campaign: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT + campaign) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

export function keepSeen(campaign: string, seen: ReadonlySet<string>): void {
  localStorage.setItem(KEPT + campaign, JSON.stringify([...seen]))
}
