/** Text messages that carry a one-time code. */
export interface SmsPort {
  sendCode(message: CodeMessage): Promise<SmsOutcome>
}

export interface CodeMessage {
  phone: string
  code: string
  /** The same id is the same message, however often it is sent. */
  id: string
}

export type SmsOutcome =
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly reason: SmsRefusal; readonly providerCode: string }
  /** It may still arrive: a message that ran out of time was perhaps taken. */
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/** `setup` is ours to mend: keys, signature, template, balance. */
export type SmsRefusal = 'badNumber' | 'tooOften' | 'setup'

declare module '#platform/partners.ts' {
  interface Partners {
    readonly sms: SmsPort
  }
}
