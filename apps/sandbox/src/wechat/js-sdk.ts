import { jsSdkSignature } from '@yf/partner-contract/wechat'

/** WeChat's view of a page whose signature it must verify. */
export interface SignedPage {
  readonly appId: string
  readonly nonceStr: string
  readonly timestamp: number
  readonly signature: string
  /** The URL at which the page was entered. */
  readonly landing: string
  /** The page's current URL. */
  readonly current: string
}

/**
 * WeChat on iOS verifies a page against its entry URL, whatever the page changes afterwards; on other systems against
 * the current URL. Both ignore the hash.
 */
export function verdictOn(page: SignedPage, userAgent: string, ticket: string | undefined): string {
  const url = /iphone|ipad/i.test(userAgent) ? page.landing : page.current
  const { nonceStr, timestamp, signature } = page
  const isRight = ticket !== undefined && jsSdkSignature({ ticket, nonceStr, timestamp, url }) === signature
  return isRight ? 'preVerifyJSAPI:ok' : 'preVerifyJSAPI:fail_invalid signature'
}
