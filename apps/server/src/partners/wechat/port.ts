/** WeChat, by the app id of one of our official accounts. */
export interface WechatPort {
  /** Who came back with this code. WeChat takes a code once. */
  identify(appId: string, code: string): Promise<Identified>
  /** Who came back, and what they let us know about themselves. */
  introduce(appId: string, code: string): Promise<Introduced>
  /** Signs pages for the JS-SDK; shared by all processes until shortly before it ends. */
  ticket(appId: string): Promise<TicketOutcome>
}

export interface WechatVisitor {
  readonly openId: string
  /** The openId is made up for somebody who looks at a snapshot of the page: it must never be kept. */
  readonly isSnapshot: boolean
}

export interface WechatProfile {
  /** Empty where the person granted no more than their openId. */
  readonly nickName: string
  readonly headimgurl: string
}

export type Identified = { readonly kind: 'visitor'; readonly visitor: WechatVisitor } | WechatTrouble
export type Introduced =
  | { readonly kind: 'visitor'; readonly visitor: WechatVisitor; readonly profile: WechatProfile }
  | WechatTrouble
export type TicketOutcome = { readonly kind: 'ticket'; readonly ticket: string } | WechatTrouble

/** `setup` is ours to mend: app id, secret, address list. `badToken` is one that WeChat no longer knows. */
export type WechatRefusalReason = 'badCode' | 'badToken' | 'tooOften' | 'setup'

export type WechatTrouble =
  | { readonly kind: 'refused'; readonly reason: WechatRefusalReason; readonly providerCode: number }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly wechat: WechatPort
  }
}
