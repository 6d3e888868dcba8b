/** Text messages: one-time codes, and what somebody is told outside the app. */
export interface SmsPort {
  sendCode(message: CodeMessage): Promise<SmsOutcome>
  /**
   * Whether the gateway is there and takes messages for this phone, without sending one: for a phone that is to get
   * none and must not be told apart from one that does.
   */
  probe(phone: string): Promise<SmsOutcome>
  sendNotice(notice: Notice): Promise<SmsOutcome>
  /** How a claim stands. The gateway does not know an id again: who is in doubt asks `wasSent` first. */
  sendClaimMove(message: ClaimMoveMessage): Promise<SmsOutcome>
  /** That something waits in the app, and not a word of what: for what is nobody else's business. */
  sendHint(message: HintMessage): Promise<SmsOutcome>
  /** The link of a bill that whoever has it may pay. */
  sendBillLink(bill: BillLink): Promise<SmsOutcome>
  /** Whether the gateway took the message of this id for the phone, today or on the day before. */
  wasSent(message: Pick<ClaimMoveMessage, 'phone' | 'id'>): Promise<SentOutcome>
}

export interface ClaimMoveMessage {
  phone: string
  caseNo: string
  state: string
  id: string
}

export interface BillLink {
  phone: string
  title: string
  sum: string
  link: string
  id: string
}

export type HintMessage = Pick<ClaimMoveMessage, 'phone' | 'id'>

export type SentOutcome =
  | { readonly kind: 'answered'; readonly wasSent: boolean }
  | Exclude<SmsOutcome, { kind: 'sent' }>

/** What became of somebody's wish to register with a phone that the employer did not know. */
export interface Notice {
  phone: string
  company: string
  result: string
  /** The same id is the same message, however often it is sent. */
  id: string
}

export interface CodeMessage {
  phone: string
  code: string
  /** The same id is the same message, however often it is sent. */
  id: string
}

export type SmsOutcome =
  /** Taken by the gateway; a probe has no receipt. */
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
