import { expect, test } from 'vitest'
import { blocks, rulesOf } from '../src/lib/rules'

test('a page of rules comes apart into headings, items and text', () => {
  expect(blocks('# Title\n\nSome *words*\nhere.\n- A-1 One **strong** word\n  goes on.\n- A-2 Two.')).toEqual([
    { kind: 'heading', level: 1, words: [{ text: 'Title', strong: false }] },
    {
      kind: 'text',
      level: 0,
      words: [
        { text: 'Some ', strong: false },
        { text: 'words', strong: false },
        { text: ' here.', strong: false },
      ],
    },
    {
      kind: 'item',
      level: 0,
      words: [
        { text: 'A-1 One ', strong: false },
        { text: 'strong', strong: true },
        { text: ' word goes on.', strong: false },
      ],
    },
    { kind: 'item', level: 0, words: [{ text: 'A-2 Two.', strong: false }] },
  ])
})

test.each([
  ['en', 'Claim a route'],
  ['de', 'Strecke bauen'],
  ['nl', 'Een route bouwen'],
] as const)('in %s an edition has its own rules first, then those all share', async (language, words) => {
  const page = await rulesOf('new-york', language)
  const text = page.map((block) => block.words.map((word) => word.text).join('')).join('\n')
  expect(text.indexOf('NY-1')).toBeGreaterThan(0)
  expect(text.indexOf('C-17')).toBeGreaterThan(text.indexOf('NY-7'))
  expect(text).toContain(words)
})

test('an edition of somebody else has the common rules', async () => {
  const page = await rulesOf('my-own-map', 'de')
  expect(page[0]!.kind).toBe('heading')
  expect(page.some((block) => block.words[0]!.text.startsWith('C-1 '))).toBe(true)
})
