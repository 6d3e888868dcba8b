/** Text messages: one-time codes, and notices outside the app. */
export interface SmsPort {
  sendCode(message: CodeMessage): Promise<SmsOutcome>
  /**
   * Checks that the gateway is reachable and accepts messages for this phone, without sending one: for a phone that
   * gets no message but must not be distinguishable from one that does.
   */
  probe(phone: string): Promise<SmsOutcome>
  sendNotice(notice: SmsNotice): Promise<SmsOutcome>
  /**
   * The status of a claim. The gateway does not deduplicate by id: a caller that does not know the outcome asks
   * `wasSent` first.
   */
  sendClaimTransition(message: ClaimTransitionMessage): Promise<SmsOutcome>
  /** Says only that something waits in the app, never what: the phone may be read by others. */
  sendHint(message: HintMessage): Promise<SmsOutcome>
  /** The link of a bill; anyone who has the link can pay. */
  sendBillLink(bill: BillLink): Promise<SmsOutcome>
  /** To the former phone of an account that was moved to another one. */
  sendPhoneChanged(message: PhoneChangedMessage): Promise<SmsOutcome>
  /** Whether the gateway accepted the message with this id for the phone, today or on the previous day. */
  wasSent(message: Pick<ClaimTransitionMessage, 'phone' | 'id'>): Promise<SentOutcome>
}

export interface ClaimTransitionMessage {
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

export interface PhoneChangedMessage {
  phone: string
  /** The last digits of the new phone. */
  tail: string
  id: string
}

export type HintMessage = Pick<ClaimTransitionMessage, 'phone' | 'id'>

export type SentOutcome =
  | { readonly kind: 'answered'; readonly wasSent: boolean }
  | Exclude<SmsOutcome, { kind: 'sent' }>

/** The result of a registration request with a phone that the employer did not know. */
export interface SmsNotice {
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
  /** Accepted by the gateway; a probe has no receipt. */
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly reason: SmsRefusal; readonly providerCode: string }
  /** It may still arrive: the gateway may have accepted a message that timed out. */
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/** `setup` is a problem on our side: keys, signature, template, balance. */
export type SmsRefusal = 'badNumber' | 'tooOften' | 'setup'

declare module '#platform/partners.ts' {
  interface Partners {
    readonly sms: SmsPort
  }
}
