import { expect, test } from 'vitest'
import { blocks, rulesOf } from '../src/lib/rules'

test('a page of rules comes apart into headings, items and text', () => {
  expect(blocks('# Title\n\nSome *words*\nhere.\n- A-1 One **strong** word\n  goes on.\n- A-2 Two.')).toEqual([
    { kind: 'heading', level: 1, words: [{ text: 'Title', strong: false }] },
    { kind: 'text', level: 0, words: [{ text: 'Some ', strong: false }, { text: 'words', strong: false }, { text: ' here.', strong: false }] },
    { kind: 'item', level: 0, words: [{ text: 'A-1 One ', strong: false }, { text: 'strong', strong: true }, { text: ' word goes on.', strong: false }] },
    { kind: 'item', level: 0, words: [{ text: 'A-2 Two.', strong: false }] },
  ])
})

test('an edition has its own rules first, then those all share', async () => {
  const page = await rulesOf('new-york')
  const text = page.map((block) => block.words.map((word) => word.text).join('')).join('\n')
  expect(text.indexOf('NY-1')).toBeGreaterThan(0)
  expect(text.indexOf('C-17')).toBeGreaterThan(text.indexOf('NY-7'))
})
