// HTTP: everything that is not playing.
import { keepDeal, newPart, type Part, toldOf } from './deal'
import { language } from './i18n.svelte'
import type {
  Attend,
  Begun,
  CampaignFounded,
  CampaignView,
  ChangeCompany,
  ChangeSeat,
  CompanyCard,
  CompanyChanged,
  Curve,
  EditionInfo,
  ImportCampaign,
  JoinedCampaign,
  JoinTable,
  LobbyEntry,
  NewCampaign,
  NewTable,
  Replay,
  Seated,
  StandIn,
  TableCards,
  TableInfo,
} from './protocol'
import { randomHex } from './random'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

const AGAIN = [500, 1500, 3000] // milliseconds before a request that was perhaps not answered is made again

const told = (answer: Response): Promise<unknown> =>
  answer.json().catch(() => ({ code: 'no_answer', text: answer.statusText }))

/** The answer to a request; one that refuses, or none at all, is thrown. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(path, request).catch((error: unknown) => {
    throw new Refusal('no_answer', String(error)) // every browser has words of its own for it
  })
  if (answer.ok) return answer
  const { code, text } = (await told(answer)) as { code: string; text: string }
  throw new Refusal(code, text)
}

async function ask<Answer>(method: string, path: string, body?: unknown, token?: string | null): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers['authorization'] = `Bearer ${token}`
  const answer = await reach(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  return (await told(answer)) as Answer
}

/** Something that is not JSON: a picture, a document. */
async function askText(path: string, token: string | null): Promise<string> {
  const answer = await reach(path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  return answer.text()
}

/** The drawing of an edition's board. */
export const boardDrawing = ({ board }: EditionInfo, dark: boolean): Promise<string> =>
  again(() => askText(`${board}?dark=${dark}`, null))

let known: Promise<EditionInfo[]> | undefined

export const editions = (): Promise<EditionInfo[]> => (known ??= ask<EditionInfo[]>('GET', '/api/editions'))
export const lobby = (): Promise<LobbyEntry[]> => ask('GET', '/api/tables')
export const editionAt = (id: string): Promise<EditionInfo> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/edition`)
export const cardsAt = (id: string, language: string, token: string | null): Promise<TableCards> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/cards?language=${language}`, undefined, token)
export const tableInfo = (id: string): Promise<TableInfo> => ask('GET', `/api/tables/${encodeURIComponent(id)}`)
export const byCode = (code: string): Promise<TableInfo> => ask('GET', `/api/codes/${encodeURIComponent(code)}`)
export const create = (wish: Partial<NewTable>): Promise<Seated> => takeSeat('/api/tables', wish)
export const join = (id: string, wish: Partial<JoinTable>, token?: string | null): Promise<Seated> =>
  takeSeat(`/api/tables/${id}/join`, wish, token)
export const leave = (id: string, seat: number, token: string): Promise<TableInfo> =>
  ask('POST', `/api/tables/${id}/leave/${seat}`, undefined, token)
export const changeSeat = (id: string, wish: Partial<ChangeSeat>, token: string): Promise<TableInfo> =>
  ask('POST', `/api/tables/${id}/seats`, wish, token)
export const start = (id: string, token: string, nonce?: string): Promise<TableInfo> =>
  ask('POST', `/api/tables/${id}/start`, nonce ? { nonce } : undefined, token)
export const standIn = (id: string, wish: StandIn, token: string): Promise<TableInfo> =>
  ask('POST', `/api/tables/${id}/stand-in`, wish, token)
export const rematch = (id: string, token: string): Promise<Seated> =>
  withPart((part) => again(() => ask('POST', `/api/tables/${id}/rematch`, part.seal ? { seal: part.seal } : {}, token)))

/** What the record of a finished game opens of its deal. */
export interface Opened {
  dealing: { commitment: string; secret: string; nonces: string[] }
}
export const record = (id: string): Promise<Opened> => ask('GET', `/api/tables/${id}/record`)
export const curve = (id: string): Promise<Curve> => ask('GET', `/api/tables/${id}/curve`)
export const replay = (id: string): Promise<Replay> => ask('GET', `/api/tables/${id}/replay`)

// --- campaigns ---------------------------------------------------------------------------------------------------------

const office = (id: string, what = ''): string =>
  `/api/campaigns/${encodeURIComponent(id)}${what}?language=${language()}`

export const companyCards = (): Promise<CompanyCard[]> => ask('GET', `/api/companies?language=${language()}`)
export const campaignInfo = (id: string, token: string | null): Promise<CampaignView> =>
  ask('GET', office(id), undefined, token)
/** A campaign is founded once, however often it has to be asked for. */
export const foundCampaign = (wish: NewCampaign): Promise<CampaignFounded> => {
  const whole = { ...wish, id: randomHex(16) }
  return again(() => ask('POST', `/api/campaigns?language=${language()}`, whole))
}
export const bringCampaign = (wish: ImportCampaign): Promise<CampaignFounded> => {
  const whole = { ...wish, id: randomHex(16) }
  return again(() => ask('POST', `/api/campaigns/import?language=${language()}`, whole))
}
export const joinCampaign = (id: string, link: string, name: string | null): Promise<JoinedCampaign> => {
  const wish = { link, name, id: randomHex(16) }
  return again(() => ask('POST', office(id, '/join'), wish))
}
const change = (id: string, what: string, wish: object, token: string): Promise<CampaignView> => {
  const whole = { ...wish, id: randomHex(8) }
  return again(() => ask('POST', office(id, what), whole, token))
}
export const readCard = (id: string, card: string, token: string): Promise<CampaignView> =>
  change(id, '/read', { card }, token)
export const decide = (id: string, option: string, token: string): Promise<CampaignView> =>
  change(id, '/decide', { option }, token)
export const attend = (id: string, wish: Omit<Attend, 'id'>, token: string): Promise<CampaignView> =>
  change(id, '/attend', wish, token)
export const handOver = (id: string, agree: boolean, token: string): Promise<CampaignView> =>
  change(id, '/hand-over', { agree }, token)
export const changeCompany = (id: string, wish: Omit<ChangeCompany, 'id'>, token: string): Promise<CompanyChanged> => {
  const whole = { ...wish, id: randomHex(16) }
  return again(() => ask('POST', office(id, '/companies'), whole, token))
}
export const beginGame = (id: string, token: string): Promise<Begun> =>
  again(() => ask('POST', office(id, '/begin'), {}, token))
export const campaignEdition = (id: string, token: string): Promise<EditionInfo> =>
  ask('GET', office(id, '/edition'), undefined, token)
export const campaignDocument = (id: string, token: string): Promise<string> => askText(office(id, '/document'), token)
export const campaignPicture = (id: string, picture: string, token: string | null): Promise<string> =>
  askText(`/api/campaigns/${encodeURIComponent(id)}/pictures/${picture}`, token)
export const campaignBoard = (id: string, token: string | null, dark: boolean, before: boolean): Promise<string> =>
  askText(`/api/campaigns/${encodeURIComponent(id)}/board.svg?dark=${dark}&before=${before}`, token)

/** A seat is taken once, however often it has to be asked for: the server knows the request by its id. */
function takeSeat(path: string, wish: object, token?: string | null): Promise<Seated> {
  const id = randomHex(16)
  if (token) return again(() => ask('POST', path, { ...wish, nonce: randomHex(16), id }, token)) // a second seat
  return withPart((part) => again(() => ask('POST', path, { ...wish, ...toldOf(part), id })))
}

/** Take a seat with a part of the deal of one's own, and keep it if the seat has it: an earlier request may have had another. */
async function withPart(take: (part: Part) => Promise<Seated>): Promise<Seated> {
  const part = await newPart()
  const seated = await take(part)
  const { id, commitment, seats } = seated.table
  if ((seats[seated.seats[0] ?? -1]?.seal ?? null) === part.seal) keepDeal(id, { ...part, commitment })
  return seated
}

/** Ask until there is an answer, for what may be asked for twice. */
async function again<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (const wait of AGAIN) {
    try {
      return await request()
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'unavailable' && error.code !== 'no_answer') throw error
      await new Promise((done) => setTimeout(done, wait))
    }
  }
  return request()
}
