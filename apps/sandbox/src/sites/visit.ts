import { isSigned, linkLifeMs } from '@yf/partner-contract/partner-link'
import type { SiteArrival } from '@yf/partner-contract/site-arrival'
import type { ReceivedItem } from '../frame/inbox.ts'

/** A visit to a site, with all data passed to it. */
export interface SiteVisit extends ReceivedItem {
  readonly site: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The parsed session data; null if there were none or they were invalid. */
  readonly data: Readonly<Record<string, unknown>> | null
  /**
   * The person whom the product names for the token; null if it names none, undefined if it was not queried or did
   * not answer.
   */
  readonly arrived: SiteArrival['arrived'] | undefined
  readonly signature: 'none' | 'valid' | 'expired' | 'wrong'
  /** The browser's referrer, which may be just an origin. */
  readonly referer: string | null
}

export function readData(text: string | undefined): SiteVisit['data'] {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

export function judgeLink(params: SiteVisit['params'], secret: string, now: Date): SiteVisit['signature'] {
  if (!params.sign) return 'none'
  if (!isSigned(params, params.sign ?? '', secret)) return 'wrong'
  return Math.abs(now.getTime() - Number(params.timestamp)) <= linkLifeMs ? 'valid' : 'expired'
}

/** Enough to compare visually, too little to use. */
export const shortened = (secret: string): string =>
  secret.length > 12 ? `${secret.slice(0, 6)}…（共${secret.length}位）` : secret
