// How far a learner is at each table of lessons, on this device only. A table without progress is an ordinary one.
export interface Progress {
  begun: number // when, to find the newest
  done: string[] // the lessons read, or passed by
  paused: boolean // folded away for a moment
  off: boolean // an ordinary game, until the coach is called back
  over: boolean // played to the end
}

const PREFIX = 'branchline lesson '

/** The table becomes one with lessons. */
export function beginLessons(table: string): void {
  keepProgress(table, { begun: Date.now(), done: [], paused: false, off: false, over: false })
}

export function progressOf(table: string): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Progress | null
  } catch {
    return null
  }
}

export function keepProgress(table: string, progress: Progress): void {
  localStorage.setItem(PREFIX + table, JSON.stringify(progress))
}

export function forgetProgress(table: string): void {
  localStorage.removeItem(PREFIX + table)
}

const tables = (): [string, Progress][] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .flatMap((table) => {
      const progress = progressOf(table)
      return progress ? [[table, progress] as [string, Progress]] : []
    })

/** The newest table whose lessons wait to be gone on with. */
export const unfinishedTable = (): string | null =>
  tables()
    .filter(([, { over, off }]) => !over && !off)
    .sort(([, a], [, b]) => b.begun - a.begun)[0]?.[0] ?? null

/** Has a game with lessons been played to its end here? */
export const hasLearned = (): boolean => tables().some(([, { over }]) => over)
