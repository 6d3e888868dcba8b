/** A company's app at a work chat provider. */
export interface WorkChatApp {
  /** Our own key, under which the app's credentials are stored. */
  readonly id: string
  /** The identifier by which the provider's app knows the company. */
  readonly corpId: string
  /** The owner of the secret: a corp id, an app key or an app id. */
  readonly clientId: string
  readonly secret: string
}

/** Identifies the visitor who opens our page in a company's work chat, and signs pages for its JS API. */
export interface WorkChatPort {
  /** A code works once, whichever company's app uses it. */
  whoHas(code: string, app: WorkChatApp): Promise<WorkChatLoginOutcome>
  /**
   * For the signature of a page; `app` where the provider distinguishes pages of the company from those of its apps.
   */
  ticket(app: WorkChatApp, kind?: 'company' | 'app'): Promise<WorkChatTicketOutcome>
}

export type WorkChatLoginOutcome =
  | {
      readonly kind: 'known'
      /** The provider's id of the person, unique within the company. */
      readonly subject: string
      /** Eleven digits, and only if the provider may disclose it. */
      readonly mobile: string | null
      readonly name: string | null
    }
  | WorkChatFailure

export type WorkChatTicketOutcome = { readonly kind: 'ticket'; readonly ticket: string } | WorkChatFailure

export type WorkChatFailure =
  | { readonly kind: 'refused'; readonly reason: WorkChatRefusal; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/** `setup` is a problem on our side: secret, permissions, a token that is refused repeatedly. */
export type WorkChatRefusal = 'badCode' | 'outsider' | 'setup'

declare module '#platform/partners.ts' {
  interface Partners {
    /** Enterprise WeChat. */
    readonly wecom: WorkChatPort
    readonly dingtalk: WorkChatPort
    readonly feishu: WorkChatPort
  }
}
