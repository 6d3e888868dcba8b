import { timingSafeEqual } from 'node:crypto'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'

/** The contents of a collecting link: which card, and until when. No URL contains the code itself. */
export interface Ticket {
  readonly companyId: string
  readonly codeId: string
  readonly until: Date
}

const field = 'card_code.ticket'

const signedContent = ({ companyId, codeId, until }: Ticket): string =>
  [companyId, codeId, Math.floor(until.getTime() / 1000)].join('.')

export const signTicket = (cipher: FieldCipher, ticket: Ticket): string =>
  `${signedContent(ticket)}.${cipher.lookup(signedContent(ticket), field)}`

const shape = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,12})\.([\w.-]+)$/

/** Null unless we signed it with a key that is still valid. */
export function readTicket(cipher: FieldCipher, text: string): Ticket | null {
  const [, companyId, codeId, seconds, signature] = shape.exec(text) ?? []
  if (!companyId || !codeId || !signature) return null
  const ticket = { companyId, codeId, until: new Date(Number(seconds) * 1000) }
  const isOurs = cipher.lookups(signedContent(ticket), field).some((ours) => isSame(ours, signature))
  return isOurs ? ticket : null
}

function isSame(ours: string, received: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(received)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The URL in a text message. */
export const collectingLink = (origin: string, ticket: string): string =>
  `${origin}/#/collectCard?ticket=${encodeURIComponent(ticket)}`
