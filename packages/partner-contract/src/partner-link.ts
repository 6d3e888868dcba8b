import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalQuery } from './acs3.ts'

/**
 * How parties that share a secret sign what they send each other: HMAC-SHA256, in hex, over the parameters sorted by
 * name and encoded as a query. `sign` itself is never among them.
 */
export function signParams(params: Readonly<Record<string, string>>, secret: string): string {
  const { sign: _, ...signed } = params
  return createHmac('sha256', secret).update(canonicalQuery(signed)).digest('hex')
}

/** In constant time: how much of a guess was right must not show. */
export function isSigned(params: Readonly<Record<string, string>>, sign: string, secret: string): boolean {
  const right = Buffer.from(signParams(params, secret))
  const given = Buffer.from(sign)
  return right.length === given.length && timingSafeEqual(right, given)
}

/** How long either side takes such a link, in milliseconds from its `timestamp`. */
export const linkLifeMs = 5 * 60_000

/** What a signed link into the app carries, besides its signature. */
export type PartnerLink = {
  channel: string
  phone: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
}
