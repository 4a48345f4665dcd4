// The rules of an edition, from docs/rules: the edition's own, then those all editions share. Each page is a file by
// itself, loaded when somebody wants to read it in that language.
import type { Language } from './i18n.svelte'

const FILES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' })

export interface Block {
  kind: 'heading' | 'item' | 'text'
  level: number
  words: { text: string; strong: boolean }[]
}

const words = (line: string): Block['words'] =>
  line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => ({ text: part.replace(/^(\*\*|\*|`)|(\*\*|\*|`)$/g, ''), strong: part.startsWith('**') }))

/** The parts of a page of rules; a line that is indented goes on with the one before. */
export function blocks(markdown: string): Block[] {
  const joined = markdown.replace(/\n {2,}(?=\S)/g, ' ').replace(/([^\n])\n(?![\n#-])/g, '$1 ')
  return joined
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const heading = /^(#+) (.*)/.exec(line)
      if (heading) return { kind: 'heading', level: heading[1]!.length, words: words(heading[2]!) }
      if (line.startsWith('- ')) return { kind: 'item', level: 0, words: words(line.slice(2)) }
      return { kind: 'text', level: 0, words: words(line) }
    })
}

export async function rulesOf(edition: string, language: Language): Promise<Block[]> {
  const folder = language === 'en' ? '' : `${language}/`
  const pages = [edition, 'common'].map((name) => FILES[`../../../docs/rules/${folder}${name}.md`])
  const texts = await Promise.all(pages.filter((page) => page !== undefined).map((page) => page()))
  return texts.flatMap(blocks)
}

const ID = '[A-Z]{1,2}-\\d+'
const IDS = new RegExp(`^${ID} | ?\\((?:${ID}(?:, )?)+\\)`, 'g')

/** A block as people read it: the ids of rules are for those who write tests. */
export const plain = (block: Block): Block => ({
  ...block,
  words: block.words.map(({ text, strong }) => ({ text: text.replace(IDS, ''), strong })),
})
