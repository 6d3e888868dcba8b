import { isSigned, linkLifeMs } from '@yf/partner-contract/partner-link'
import type { Arrival } from '@yf/partner-contract/site-arrival'
import type { Received } from '../frame/inbox.ts'

/** Somebody who arrived at a site, with everything that came along. */
export interface Visit extends Received {
  readonly site: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The session data, read; null where there were none or they could not be read. */
  readonly data: Readonly<Record<string, unknown>> | null
  /** Whom the product says came with the token; null where it names nobody, undefined where it was not asked or did not answer. */
  readonly arrived: Arrival['arrived'] | undefined
  readonly signature: 'none' | 'valid' | 'expired' | 'wrong'
  /** Where the browser said it came from, which may be an origin and nothing more. */
  readonly referer: string | null
}

export function readData(text: string | undefined): Visit['data'] {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

export function judgeLink(params: Visit['params'], secret: string, now: Date): Visit['signature'] {
  if (!params.sign) return 'none'
  if (!isSigned(params, params.sign ?? '', secret)) return 'wrong'
  return Math.abs(now.getTime() - Number(params.timestamp)) <= linkLifeMs ? 'valid' : 'expired'
}

/** Enough to compare by eye, too little to use. */
export const shortened = (secret: string): string =>
  secret.length > 12 ? `${secret.slice(0, 6)}…（共${secret.length}位）` : secret
