import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '#platform/settings.ts'
import type { Window } from '#platform/limits/limits.port.ts'

const minuteMs = 60_000

export const signLifeMs = 5 * minuteMs
/** Longer than a browser session: within one the app signs on again only once (specification §4). */
export const mallLifeMs = 7 * 24 * 60 * minuteMs
/** Nobody opens the mall this often manually. */
export const signsPerMember: Window = { limit: 120, seconds: 3600 }

/**
 * Long enough for a slow phone to arrive and for the site to query; from then on the site has a session of its own.
 */
export const siteTokenLifeMs = 5 * minuteMs
export const siteTokensPerMember: Window = { limit: 240, seconds: 3600 }

/** The key under which the mall's pages store the visitor. */
export const mallStorageKey = 'yf_mall_member'

export interface SignedPerson {
  readonly echoStr: string
  readonly phone: string
}

/** No part can contain `&` or `=`, so no two people have the same text. */
export const mallSignature = (mall: Settings['mall'], { echoStr, phone }: SignedPerson): string =>
  createHmac('sha256', mall.appSecret)
    .update(`appKey=${mall.appKey}&echoStr=${echoStr}&phone=${phone}`)
    .digest('hex')

/** Compares texts in constant time, whatever their lengths. */
export function isSignedFor(
  mall: Settings['mall'],
  request: SignedPerson & { readonly appKey: string; readonly sign: string },
): boolean {
  const isOurApp = sameText(mall.appSecret, request.appKey, mall.appKey)
  return sameText(mall.appSecret, request.sign, mallSignature(mall, request)) && isOurApp
}

function sameText(key: string, a: string, b: string): boolean {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
