// How far a learner is at each table of lessons, on this device only. A table without progress is an ordinary one.
export interface Progress {
  begun: number // when, to find the newest
  done: string[] // the lessons read, or passed by
  paused: boolean // folded away for a moment
  off: boolean // an ordinary game, until the coach is called back
  over: boolean // played to the end
  course?: Course // without: the first game of all
}

export type Course = 'first' | 'legends'

const PREFIX = 'branchline lesson '

/** The table becomes one with lessons. */
export function beginLessons(table: string, course: Course = 'first'): void {
  keepProgress(table, { begun: Date.now(), done: [], paused: false, off: false, over: false, course })
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

/** Has a game with these lessons been played to its end here? */
export const hasLearned = (wanted: Course = 'first'): boolean =>
  tables().some(([, { over, course = 'first' }]) => over && course === wanted)

const DECLINED = 'branchline lessons declined '

/** Who wants no lessons is not asked again. */
export function decline(course: Course): void {
  localStorage.setItem(DECLINED + course, 'yes')
}

/** Has this device neither learned it, nor begun to, nor said no? */
export const isNewTo = (wanted: Course): boolean =>
  localStorage.getItem(DECLINED + wanted) === null && !tables().some(([, { course = 'first' }]) => course === wanted)
