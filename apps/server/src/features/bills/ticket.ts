import { timingSafeEqual } from 'node:crypto'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'

/** Purpose of the keyed hash of a link. */
const field = 'public_bill.link'

export interface Ticket {
  readonly billId: string
  readonly until: Date
}

const named = ({ billId, until }: Ticket): string => `${billId}.${until.getTime().toString(36)}`

/** `<bill>.<end>.<keyed hash of both>`: a changed letter invalidates the hash. */
export const ticketOf = (cipher: FieldCipher, ticket: Ticket): string =>
  `${named(ticket)}.${cipher.lookup(named(ticket), field)}`

/** Null if we did not issue it. Callers check the expiry themselves: a paid bill can still be viewed. */
export function readTicket(cipher: FieldCipher, text: string): Ticket | null {
  const [billId = '', end = '', ...rest] = text.split('.')
  const ticket = { billId, until: new Date(Number.parseInt(end, 36)) }
  if (Number.isNaN(ticket.until.getTime())) return null
  const signature = Buffer.from(rest.join('.'))
  const isOurs = cipher.lookups(`${billId}.${end}`, field).some((hash) => {
    const ours = Buffer.from(hash)
    return ours.length === signature.length && timingSafeEqual(ours, signature)
  })
  return isOurs ? ticket : null
}
