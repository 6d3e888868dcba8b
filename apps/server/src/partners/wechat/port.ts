/** WeChat, by the app id of one of our official accounts. */
export interface WechatPort {
  /** Who came back with this code. WeChat takes a code once. */
  identify(appId: string, code: string): Promise<Identified>
  /** Who came back, and what they let us know about themselves. */
  introduce(appId: string, code: string): Promise<Introduced>
  /** Signs pages for the JS-SDK; shared by all processes until shortly before it ends. */
  ticket(appId: string): Promise<TicketOutcome>
  /** A message in the follower's list of chats, in the wording that WeChat keeps for the template. */
  sendTemplate(appId: string, message: TemplateMessage): Promise<TemplateOutcome>
}

export interface TemplateMessage {
  /** To one person the same id is the same message, as long as `templateIdHoldsMs` says. */
  readonly id: string
  readonly openId: string
  readonly templateId: string
  readonly url: string
  readonly keywords: Readonly<Record<string, string>>
}

/** So long WeChat knows the id of a message again; it promises nothing for later. */
export const templateIdHoldsMs = 10 * 60_000

export type TemplateOutcome = { readonly kind: 'sent' } | WechatTrouble

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

/**
 * `setup` is ours to mend: app id, secret, address list, template. `badToken` is one that WeChat no longer knows.
 * `notFollowing` and `strangeOpenId` are about the person: who does not follow the account, or is known to another one.
 */
export type WechatRefusalReason =
  | 'badCode'
  | 'badToken'
  | 'tooOften'
  | 'notFollowing'
  | 'strangeOpenId'
  | 'setup'

export type WechatTrouble =
  | { readonly kind: 'refused'; readonly reason: WechatRefusalReason; readonly providerCode: number }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly wechat: WechatPort
  }
}
