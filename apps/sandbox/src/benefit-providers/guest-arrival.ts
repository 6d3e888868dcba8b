import { openGuest, type NoLoginGuest } from '@yf/partner-contract/no-login-link'
import { isSigned, linkLifeMs } from '@yf/partner-contract/partner-link'

export interface PlayedBenefitProvider {
  readonly name: 'fuya' | 'jinghe'
  readonly title: string
  /** One character, used as the logo. */
  readonly mark: string
  readonly channel: string
  readonly secret: string
}

export type GuestArrival =
  | { readonly kind: 'guest'; readonly guest: NoLoginGuest }
  | { readonly kind: 'refused'; readonly why: '验签失败' | '链接已过期' }

/** Identifies the guest of a link: checks its signature, its encrypted data and its age. */
export function arrivalOf(
  { channel, secret }: PlayedBenefitProvider,
  query: Readonly<Record<string, string>>,
  now: Date,
): GuestArrival {
  const { channel: sentChannel = '', data = '', timestamp = '', nonce = '', sign = '' } = query
  const isOurs =
    sentChannel === channel && isSigned({ channel: sentChannel, data, timestamp, nonce }, sign, secret)
  const guest = isOurs ? openGuest(data, nonce, secret) : null
  if (!guest) return { kind: 'refused', why: '验签失败' }
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1000) <= linkLifeMs
  return isFresh ? { kind: 'guest', guest } : { kind: 'refused', why: '链接已过期' }
}
