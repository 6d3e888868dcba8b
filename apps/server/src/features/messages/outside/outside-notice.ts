import type { OutsideText } from '@yf/domain/claim-transitions'
import type { JobContext } from '#platform/call/context.ts'
import type { SendingOutcome } from '../tables.ts'

/** The recipient, and the notice in the app that it stands for. */
export interface AddressedNotice {
  readonly accountId: string
  readonly noticeId: string
  /** Absent in messages from before there was a choice: all of them were urgent. */
  readonly isPressing?: boolean
}

/** The encrypted outbox payload: nothing that a stranger who reads a lock screen may not know. */
export interface OutsideNotice extends OutsideText, AddressedNotice {
  readonly isPressing: boolean
  readonly caseNo: string
  readonly path: string
  /** YYYY-MM-DD HH:mm */
  readonly at: string
}

/** `notTaken` may be retried safely; after `unknown` it may have been sent. */
export type SendAttempt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'ended'; readonly outcome: SendingOutcome }
  | { readonly kind: 'notTaken' | 'unknown'; readonly why: string }

/** With the time since which its delivery is in doubt; null when it was certainly not sent. */
export type Sender<Notice extends AddressedNotice = OutsideNotice> = (
  notice: Notice,
  doubtfulSince: Date | null,
  ctx: JobContext,
) => Promise<SendAttempt>

export const sent: SendAttempt = { kind: 'sent' }
export const ended = (outcome: SendingOutcome): SendAttempt => ({ kind: 'ended', outcome })
export const notTaken = (why: string): SendAttempt => ({ kind: 'notTaken', why })
export const unknown = (why: string): SendAttempt => ({ kind: 'unknown', why })
