import type { Db } from '#platform/db/handle.ts'
import type { CardRow } from '../application/cards.ts'
import type { CaseWork } from '../case/moves.ts'
import type { PaymentRow } from './payments.ts'

export interface Ending {
  /** Into which it was to go. */
  readonly card: CardRow
  readonly actor: string
}

/**
 * What is paid out says what the end of a payment means to it: a claim, and whatever else stands in `app/hooks.ts`.
 * Everything here runs in the transaction that writes it down.
 */
export interface PaidOut {
  /** What the payee reads on the statement of the bank. */
  remark(subjectNo: string): string
  /** Locks the subject, as everybody does before its payments, and says into which card it is to be paid now. */
  take(db: Db, payment: PaymentRow): Promise<{ readonly bank_card_id: string | null } | undefined>
  paid(ctx: CaseWork, payment: PaymentRow, ending: Ending): Promise<void>
  /** `reason` is for the member to read. */
  failed(ctx: CaseWork, payment: PaymentRow, ending: Ending & { readonly reason: string }): Promise<void>
  /** A new instruction after one failed for good. Says false where there is nothing to pay again. */
  payAgain(ctx: CaseWork, payment: PaymentRow, actor: string): Promise<boolean>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly paidOut: Readonly<Record<string, PaidOut>>
  }
}

export function paidOutOf({ hooks }: Pick<CaseWork, 'hooks'>, { subject_kind }: PaymentRow): PaidOut {
  const known = hooks.paidOut[subject_kind]
  if (!known) throw new Error(`nobody knows what a payment for ${subject_kind} means`)
  return known
}
