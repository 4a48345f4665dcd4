// What went wrong, in the reader's language.
import { Refusal } from './api'
import { t } from './i18n.svelte'

/** A problem in the reader's language, if there is a message for its code. */
export function problemText(problem: { code: string; text: string }): string {
  const id = `problem-${problem.code.replaceAll('_', '-')}`
  const text = t(id)
  return text === id ? problem.text : text
}

const failureText = (error: unknown): string =>
  error instanceof Refusal ? problemText({ code: error.code, text: error.message }) : (error as Error).message

/** Do it, and tell what went wrong if it did; gives whether it went well. */
export async function attempt(work: () => Promise<unknown>, tell: (problem: string) => void): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    tell(failureText(error))
    return false
  }
}
