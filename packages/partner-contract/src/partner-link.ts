import { createHmac } from 'node:crypto'
import { canonicalQuery } from './acs3.ts'
import { isSameSignature } from './same-signature.ts'

/**
 * The signature between parties that share a secret: HMAC-SHA256, in hex, over the parameters sorted by name and
 * encoded as a query. `sign` itself is never included.
 */
export function signParams(params: Readonly<Record<string, string>>, secret: string): string {
  const { sign: _, ...signed } = params
  return createHmac('sha256', secret).update(canonicalQuery(signed)).digest('hex')
}

export const isSigned = (params: Readonly<Record<string, string>>, sign: string, secret: string): boolean =>
  isSameSignature(sign, signParams(params, secret))

/** How long either side accepts such a link, in milliseconds from its `timestamp`. */
export const linkLifeMs = 5 * 60_000

/** The parameters of a signed link into the app, besides its signature. */
export type PartnerLink = {
  channel: string
  phone: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
}
