// The types of all messages and their version, from the schema that `branchline schema` prints. With `--check` nothing is
// written: it fails where the types are older than the schema.
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
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
const file = 'src/lib/protocol.ts'
const types = `${text}\nexport const PROTOCOL = ${schema.protocol}\n`
if (!process.argv.includes('--check')) await writeFile(file, types)
else if ((await readFile(file, 'utf8')) !== types) {
  process.stderr.write(`${file} is older than protocol.schema.json: npm run types\n`)
  process.exit(1)
}
