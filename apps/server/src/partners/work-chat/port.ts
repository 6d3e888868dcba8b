/** The app of one company at a provider of work chats. */
export interface WorkChatApp {
  /** Ours: what is lent to the app is kept under it. */
  readonly id: string
  /** What the app of the phone knows the company by. */
  readonly corpId: string
  /** Whose secret it is: the company's number itself, an app key, an app id. */
  readonly clientId: string
  readonly secret: string
}

/** Who opened our page inside a company's work chat, and what it needs to use its JS API. */
export interface WorkChatPort {
  /** A code is good once, whoever asks. */
  whoHas(code: string, app: WorkChatApp): Promise<Identified>
  /** For the signature of a page; `app` where the provider tells the company's pages from its apps'. */
  ticket(app: WorkChatApp, kind?: 'company' | 'app'): Promise<Ticketed>
}

export type Identified =
  | {
      readonly kind: 'known'
      /** Theirs for the person, unique within the company. */
      readonly subject: string
      /** Eleven digits, and only where the provider may tell. */
      readonly mobile: string | null
      readonly name: string | null
    }
  | WorkChatFailure

export type Ticketed = { readonly kind: 'ticket'; readonly ticket: string } | WorkChatFailure

export type WorkChatFailure =
  | { readonly kind: 'refused'; readonly reason: WorkChatRefusal; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/** `setup` is ours to mend: secret, rights, a token that is refused again and again. */
export type WorkChatRefusal = 'badCode' | 'outsider' | 'setup'

declare module '#platform/partners.ts' {
  interface Partners {
    /** Enterprise WeChat. */
    readonly wecom: WorkChatPort
    readonly dingtalk: WorkChatPort
    readonly feishu: WorkChatPort
  }
}
