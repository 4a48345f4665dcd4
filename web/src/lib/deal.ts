// One's own part of the deal: a random nonce. Where the browser can, only its seal is told at first; the nonce itself when
// the game is about to start and nobody can change anything any more. docs/record.md says what that proves.
import { randomHex } from './random'

export interface Part {
  nonce: string
  seal: string | null
}
export interface Deal extends Part {
  commitment: string // the server's, as it was when we sat down
}

const DEAL = 'branchline deal '

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16))

/** SHA-256 of a text before bytes, both in hexadecimal; null where the page did not come over a safe connection. */
export async function sha256(before: string, hex: string): Promise<string | null> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- browsers have it on safe pages only
  if (!crypto.subtle) return null
  const data = Uint8Array.from([...new TextEncoder().encode(before), ...bytesOf(hex)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function newPart(): Promise<Part> {
  const nonce = randomHex(16)
  return { nonce, seal: await sha256('branchline nonce 1', nonce) }
}

/** What is told of it when one sits down. */
export const toldOf = ({ nonce, seal }: Part): { seal: string } | { nonce: string } => (seal ? { seal } : { nonce })

export const keepDeal = (table: string, deal: Deal): void => localStorage.setItem(DEAL + table, JSON.stringify(deal))

export function dealOf(table: string): Deal | null {
  const kept = localStorage.getItem(DEAL + table)
  return kept === null ? null : (JSON.parse(kept) as Deal)
}
