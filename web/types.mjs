// The types of all messages and their version, from the schema that `branchline schema` prints.
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

// The generator reads an older dialect, in which a tuple's parts are `items`.
const older = (part) => {
  if (Array.isArray(part)) return part.map(older)
  if (part === null || typeof part !== 'object') return part
  const { prefixItems, ...rest } = part
  const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, older(value)]))
  return prefixItems ? { ...fields, items: older(prefixItems) } : fields
}

const schema = older(JSON.parse(await readFile('protocol.schema.json', 'utf8')))
const banner = '// Made by `npm run types` from protocol.schema.json; do not edit.'
const text = await compile(schema, 'Protocol', {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: banner,
  format: false,
})
await writeFile('src/lib/protocol.ts', `${text}\nexport const PROTOCOL = ${schema.protocol}\n`)
