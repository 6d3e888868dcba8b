/** WeChat, by the app id of one of our official accounts. */
export interface WechatPort {
  /** The visitor for this code. WeChat accepts a code once. */
  identify(appId: string, code: string): Promise<WechatVisitOutcome>
  /** The visitor, and the profile fields that they granted. */
  introduce(appId: string, code: string): Promise<WechatProfileOutcome>
  /** Signs pages for the JS-SDK; all processes share the ticket until shortly before it expires. */
  ticket(appId: string): Promise<TicketOutcome>
  /** A template message in the follower's chat list, with the wording that WeChat stores for the template. */
  sendTemplate(appId: string, message: TemplateMessage): Promise<TemplateOutcome>
}

export interface TemplateMessage {
  /** For one recipient the same id is the same message, within `templateIdHoldsMs`. */
  readonly id: string
  readonly openId: string
  readonly templateId: string
  readonly url: string
  readonly keywords: Readonly<Record<string, string>>
}

/** How long WeChat recognises the id of a message; it promises nothing beyond that. */
export const templateIdHoldsMs = 10 * 60_000

export type TemplateOutcome = { readonly kind: 'sent' } | WechatTrouble

export interface WechatVisitor {
  readonly openId: string
  /** A visitor who sees a snapshot page has a made-up openId: it must never be stored. */
  readonly isSnapshot: boolean
}

export interface WechatProfile {
  /** Empty when the visitor granted only their openId. */
  readonly nickName: string
  readonly headimgurl: string
}

export type WechatVisitOutcome = { readonly kind: 'visitor'; readonly visitor: WechatVisitor } | WechatTrouble
export type WechatProfileOutcome =
  | { readonly kind: 'visitor'; readonly visitor: WechatVisitor; readonly profile: WechatProfile }
  | WechatTrouble
export type TicketOutcome = { readonly kind: 'ticket'; readonly ticket: string } | WechatTrouble

/**
 * `setup` is a problem on our side: app id, secret, address list, template. WeChat no longer knows a `badToken`.
 * `notFollowing` and `strangeOpenId` concern the recipient: they do not follow the account, or the openId belongs to
 * another account.
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
