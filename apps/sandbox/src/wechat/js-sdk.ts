import { jsSdkSignature } from '@yf/partner-contract/wechat'

/** What WeChat's app knows of a page that asks it to accept a signature. */
export interface SignedPage {
  readonly appId: string
  readonly nonceStr: string
  readonly timestamp: number
  readonly signature: string
  /** The address that the page was entered with. */
  readonly landing: string
  /** The address that it has now. */
  readonly current: string
}

/**
 * The app on iOS holds a page to the address that it was entered with, whatever the page makes of it afterwards; on other
 * systems to its current one. Neither sees what follows the hash sign.
 */
export function verdictOn(page: SignedPage, userAgent: string, ticket: string | undefined): string {
  const url = /iphone|ipad/i.test(userAgent) ? page.landing : page.current
  const { nonceStr, timestamp, signature } = page
  const isRight = ticket !== undefined && jsSdkSignature({ ticket, nonceStr, timestamp, url }) === signature
  return isRight ? 'preVerifyJSAPI:ok' : 'preVerifyJSAPI:fail_invalid signature'
}
