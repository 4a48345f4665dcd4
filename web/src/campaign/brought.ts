// A campaign's file, as far as the page needs to look into it: whose companies are in it. The server checks everything.
export interface Brought {
  document: Record<string, unknown>
  companies: { id: string; player: string }[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is in a file's text; null: it is no campaign. */
export function readDocument(text: string): Brought | null {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(document) || !Array.isArray(document['entries'])) return null
  const founded: unknown = document['entries'][0]
  if (!isRecord(founded) || !Array.isArray(founded['companies'])) return null
  const companies = founded['companies'].flatMap((one: unknown) =>
    Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string'
      ? [{ id: one[0], player: one[1] }]
      : [],
  )
  return companies.length ? { document, companies } : null
}
