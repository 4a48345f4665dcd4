// The three languages say the same things, all that the sources ask for, and nothing else.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { describe, expect, it, test } from 'vitest'
import { $defs, vocabulary } from '../protocol.schema.json'
import { LEGENDS } from '../src/teach/legends'
import { LESSONS } from '../src/teach/lessons'

const files = import.meta.glob<string>('../src/messages/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = Object.values(
  import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
).join('\n')
const editions = Object.values(
  import.meta.glob<string>('../../src/branchline/editions/*/edition.toml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

const LANGUAGES = ['en', 'de', 'nl'] as const
const NUMBERS = ['n', 'of', 'from', 'to', 'games', 'wins', 'best', 'chance', 'returned', 'others']
const SWITCHES = ['closed', 'once', 'known', 'matches', 'passed', 'shared', 'won']
// Words that are the same as in English, in the order of the files.
const SAME = {
  de: [
    'code',
    'drawer-post',
    'drawer-post-new',
    'card-says-pause',
    'chat',
    'route-length',
    'count-card',
    'event-gained-money',
    'event-took-tokens',
    'coach',
    'coach-pause',
    'tab-chat',
    'lost-money',
    'token-count',
    'book-tunnel',
  ],
  nl: [
    'variant',
    'code',
    'drawer-post',
    'drawer-post-new',
    'dollars',
    'seat-bot',
    'chat',
    'route-length',
    'route-tunnel',
    'count-card',
    'card-taxi',
    'move-station',
    'event-gained-money',
    'event-took-tokens',
    'phrase-sorry',
    'line-routes',
    'line-tickets',
    'line-stations',
    'coach',
    'tab-tickets',
    'tab-chat',
    'lost-money',
    'token-count',
    'book-tunnel',
  ],
}

// --- what there is ---------------------------------------------------------------------------------------------------------
const text = (language: string): string => files[`../src/messages/${language}.ftl`]!
const resources = Object.fromEntries(LANGUAGES.map((language) => [language, new FluentResource(text(language))]))
const body = (language: string) => resources[language]!.body
const ids = body('en').map((message) => message.id)
const pattern = (language: string, id: string): unknown => body(language).find((message) => message.id === id)?.value

/** Every part of a pattern, at any depth. */
function parts(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(parts)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}
const variables = (value: unknown): string[] =>
  [
    ...new Set(
      parts(value)
        .filter((part) => part['type'] === 'var')
        .map((part) => String(part['name'])),
    ),
  ].sort()

// --- what is wanted: each family of ids with a computed part, and its members -------------------------------------------------
const all = (source: string, form: RegExp): string[] => [...new Set([...source.matchAll(form)].map((hit) => hit[1]!))]
const pieces = editions
  .split('[pieces]')
  .slice(1)
  .flatMap((part) => all(part.split('\n[')[0]!, /^(\w+) = /gm))
const colors = all(editions, /^colors = (.*)/gm).flatMap((list) => all(list, /"(\w+)"/g))
const literal = all(sources, /\bt\(\s*'([^']+)'/g)

const FAMILIES: Record<string, string[]> = {
  level: $defs.SeatPlan.properties.level.enum,
  opponent: $defs.SeatPlan.properties.level.enum,
  phase: vocabulary.phases,
  event: vocabulary.events,
  card: [...colors, ...all(editions, /^joker_name = "(\w+)"/gm)],
  piece: pieces,
  line: [...vocabulary.lines, 'money', 'pieces'], // those of editions that play for money too
  tab: ['waiting', 'cards', 'tickets', 'scores', 'log', 'chat'],
  phrase: $defs.Say.properties.phrase.anyOf[0]!.enum!,
  emote: $defs.Say.properties.emote.anyOf[0]!.enum!,
  move: $defs.LegalMove.properties.kind.enum.filter((kind) => kind !== 'pay'),
  reason: vocabulary.refusals.filter((name) => name !== 'allowed'),
  because: $defs.HintReason.properties.kind.enum,
  lesson: [...LESSONS, ...LEGENDS].map(({ id }) => id),
  'lesson-title': [...LESSONS, ...LEGENDS].map(({ id }) => id),
  bot: $defs.SeatPlan.properties.level.enum,
  // Those without a message are told in the server's words; the last is the page's own.
  problem: [...$defs.Problem.properties.code.enum, 'no_answer'],
}
const members = (family: string): string[] =>
  FAMILIES[family]!.map((name) => `${family}-${family === 'phrase' ? name : name.replaceAll('_', '-')}`)

describe('the ids', () => {
  it('are the same in every language, in the same order', () => {
    for (const language of LANGUAGES) {
      expect(
        body(language).map((message) => message.id),
        language,
      ).toEqual(ids)
      expect(text(language).match(/^[^\s#}]/gm), `${language}: all of the file was understood`).toHaveLength(ids.length)
      expect(text(language).match(/^#.*/gm), language).toEqual(text('en').match(/^#.*/gm))
    }
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are there if the sources name them', () => {
    expect(literal.length).toBeGreaterThan(100)
    expect(literal.filter((id) => !ids.includes(id))).toEqual([])
    expect(
      all(sources, /\b(?:t|known)\(\s*`([^`]*)/g).filter((id) => !((id.split('-${')[0] ?? '') in FAMILIES)),
    ).toEqual([])
  })

  it.each(Object.keys(FAMILIES))('of the family %s are all there and the family is used', (family) => {
    expect(members(family).length).toBeGreaterThan(3)
    if (family !== 'problem') expect(members(family).filter((id) => !ids.includes(id))).toEqual([])
    expect(sources).toContain(`\`${family}-\${`)
  })

  it('are all used', () => {
    const known = new Set([...literal, ...Object.keys(FAMILIES).flatMap(members)])
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })
})

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const problems = bundle.addResource(resources[language]!)

  it('have the variables of the English ones', () => {
    for (const { id, value } of body(language)) expect(variables(value), id).toEqual(variables(pattern('en', id)))
  })

  it('choose by one and other, or by yes and no', () => {
    for (const { id, value } of body(language)) {
      for (const { type, selector, variants, star } of parts(value)) {
        if (type !== 'select') continue
        const keys = (variants as { key: { value: string } }[]).map((variant) => variant.key.value)
        const plural = NUMBERS.includes((selector as { name: string }).name)
        expect([...keys].sort(), id).toEqual(plural ? ['one', 'other'] : ['no', 'yes'])
        if (plural) expect(keys[star as number], id).toBe('other')
      }
    }
  })

  it('can all be formatted', () => {
    expect(problems).toEqual([])
    for (const { id, value } of body(language)) {
      for (const n of [0, 1, 2, 5]) {
        for (const yes of ['yes', 'no']) {
          const given = (name: string): FluentVariable =>
            NUMBERS.includes(name) ? n : SWITCHES.includes(name) ? yes : `<${name}>`
          const values = Object.fromEntries(variables(value).map((name) => [name, given(name)]))
          const errors: Error[] = []
          const said = bundle.formatPattern(value!, values, errors)
          expect(errors, id).toEqual([])
          expect(said, id).toMatch(/^\S(.*\S)?$/)
          expect(said, id).not.toMatch(/[{}]| {2}/)
        }
      }
    }
  })
})

test.each(['de', 'nl'] as const)('%s is translated', (language) => {
  const plain = (of: string, id: string): string => JSON.stringify(pattern(of, id))
  expect(ids.filter((id) => plain(language, id) === plain('en', id))).toEqual(SAME[language])
})

// One word for one thing: what each language calls something else, and never does here.
const OTHER_WORDS = {
  en: /\b(?:destination|deck|train cards?|wildcards?)\b/i,
  de: /\b(?:Route|Routen|Brett|Zielkarten?|Waggons?|Partie|Lok)\b|\bTickets?\b(?! to Ride)/,
  nl: /\b(?:bestemming|kaartjes?|partij|lijnkaart)\b/i,
}
test.each(LANGUAGES)('%s has one word for one thing', (language) => {
  expect(
    text(language)
      .split('\n')
      .filter((line) => OTHER_WORDS[language].test(line.replace(/^[\w-]+ =/, ''))),
  ).toEqual([])
})
