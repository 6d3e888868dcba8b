import type { Db } from '#platform/db/handle.ts'
import type { CardRow } from '#features/claims/record/cards.ts'
import type { CaseWork } from '#features/claims/record/transitions.ts'
import type { PaymentRow } from './payments.ts'

export interface PayoutEnd {
  /** The card that should have received it. */
  readonly card: CardRow
  readonly actor: string
}

/**
 * Subjects of a payout define what the end of a payment means: a claim, and others registered in `app/extension-points.ts`. All
 * methods run in the transaction that stores the result.
 */
export interface PaidOut {
  /** The text on the payee's bank statement. */
  remark(subjectNo: string): string
  /** Locks the subject, which always precedes locking its payments, and returns the card to pay to. */
  take(db: Db, payment: PaymentRow): Promise<{ readonly bank_card_id: string | null } | undefined>
  paid(ctx: CaseWork, payment: PaymentRow, ending: PayoutEnd): Promise<void>
  /** `reason` is a message for the member. */
  failed(ctx: CaseWork, payment: PaymentRow, ending: PayoutEnd & { readonly reason: string }): Promise<void>
  /** A new instruction after a final failure. Returns false if there is nothing to pay again. */
  payAgain(ctx: CaseWork, payment: PaymentRow, actor: string): Promise<boolean>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly paidOut: Readonly<Record<string, PaidOut>>
  }
}

export function paidOutOf(
  { extensionPoints }: Pick<CaseWork, 'extensionPoints'>,
  { subject_kind }: PaymentRow,
): PaidOut {
  const paidOut = extensionPoints.paidOut[subject_kind]
  if (!paidOut) throw new Error(`nobody knows what a payment for ${subject_kind} means`)
  return paidOut
}
