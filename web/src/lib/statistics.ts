// Finished games, on this device only.
const KEPT = 'branchline games'

interface Finished {
  table: string
  edition: string
  points: number
  won: boolean
}

function read(): Finished[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Finished[]
  } catch {
    return []
  }
}

export function keepGame(game: Finished): void {
  const games = read()
  if (games.some((other) => other.table === game.table)) return
  localStorage.setItem(KEPT, JSON.stringify([...games, game].slice(-500)))
}

/** The last few, newest first; each can be looked at again at its table. */
export const finished = (most: number): Finished[] => read().slice(-most).reverse()

/** A line for each edition played. */
export function statistics(): { edition: string; games: number; wins: number; best: number }[] {
  const lines = new Map<string, { edition: string; games: number; wins: number; best: number }>()
  for (const game of read()) {
    const line = lines.get(game.edition) ?? { edition: game.edition, games: 0, wins: 0, best: game.points }
    line.games += 1
    line.wins += game.won ? 1 : 0
    line.best = Math.max(line.best, game.points)
    lines.set(game.edition, line)
  }
  return [...lines.values()]
}
