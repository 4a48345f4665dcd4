// Languages: Fluent messages, loaded when they are wanted.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const
export type Language = keyof typeof LANGUAGES

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../messages/en.ftl?raw'),
  de: () => import('../messages/de.ftl?raw'),
  nl: () => import('../messages/nl.ftl?raw'),
}

let bundle = $state.raw<FluentBundle>()
let current = $state<Language>('en')

function wanted(): Language {
  const kept = localStorage.getItem('branchline language')
  const candidates = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (candidates.find((tag) => tag !== null && tag in LANGUAGES) ?? 'en') as Language
}

export async function loadLanguage(language: Language = wanted()): Promise<void> {
  const source = await SOURCES[language]()
  const fresh = new FluentBundle(language, { useIsolating: false })
  fresh.addResource(new FluentResource(source.default))
  bundle = fresh
  current = language
  document.documentElement.lang = language
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem('branchline language', language)
  await loadLanguage(language)
}

export const language = (): Language => current

/** The message of that name in the reader's language. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id)
  if (!message?.value) return id
  return bundle!.formatPattern(message.value, values, [])
}
