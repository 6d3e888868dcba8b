import { openGuest, type NoLoginGuest } from '@yf/partner-contract/no-login-link'
import { isSigned, linkLifeMs } from '@yf/partner-contract/partner-link'

export interface Provider {
  readonly name: 'fuya' | 'jinghe'
  readonly title: string
  /** One character, used as the logo. */
  readonly mark: string
  readonly channel: string
  readonly secret: string
}

export type Arrival =
  | { readonly kind: 'guest'; readonly guest: NoLoginGuest }
  | { readonly kind: 'refused'; readonly why: '验签失败' | '链接已过期' }

/** Identifies the guest of a link: checks its signature, its encrypted data and its age. */
export function arrivalOf(
  { channel, secret }: Provider,
  query: Readonly<Record<string, string>>,
  now: Date,
): Arrival {
  const { channel: given = '', data = '', timestamp = '', nonce = '', sign = '' } = query
  const isOurs = given === channel && isSigned({ channel: given, data, timestamp, nonce }, sign, secret)
  const guest = isOurs ? openGuest(data, nonce, secret) : null
  if (!guest) return { kind: 'refused', why: '验签失败' }
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1000) <= linkLifeMs
  return isFresh ? { kind: 'guest', guest } : { kind: 'refused', why: '链接已过期' }
}
