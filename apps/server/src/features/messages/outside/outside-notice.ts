import type { OutsideWords } from '@yf/domain/claim-moves'
import type { JobContext } from '#platform/call/context.ts'
import type { SendingOutcome } from '../tables.ts'

/** Whom it is for, and which notice in the app it stands for. */
export interface Addressed {
  readonly accountId: string
  readonly noticeId: string
  /** Not said by what waited since before there was a choice: all of it was pressing. */
  readonly isPressing?: boolean
}

/** What waits in the outbox, sealed: nothing that a stranger who reads a lock screen may not know. */
export interface OutsideNotice extends OutsideWords, Addressed {
  readonly isPressing: boolean
  readonly caseNo: string
  readonly path: string
  /** YYYY-MM-DD HH:mm */
  readonly at: string
}

/** `notTaken` may be tried again without a thought; after `unknown` it may have gone out. */
export type Attempt =
  | { readonly kind: 'sent' }
  | { readonly kind: 'ended'; readonly outcome: SendingOutcome }
  | { readonly kind: 'notTaken' | 'unknown'; readonly why: string }

/** With since when it is in doubt whether it went out; null where it surely did not. */
export type Sender<Notice extends Addressed = OutsideNotice> = (
  notice: Notice,
  doubtfulSince: Date | null,
  ctx: JobContext,
) => Promise<Attempt>

export const sent: Attempt = { kind: 'sent' }
export const ended = (outcome: SendingOutcome): Attempt => ({ kind: 'ended', outcome })
export const notTaken = (why: string): Attempt => ({ kind: 'notTaken', why })
export const unknown = (why: string): Attempt => ({ kind: 'unknown', why })
