import type { Selectable } from 'kysely'
import type { Work } from '#platform/call/work.ts'
import type { IncomingPaymentTable } from './tables.ts'

export type PaymentRow = Selectable<IncomingPaymentTable>

/** What a payment is for: an order, a bill. */
export interface PaidSubject {
  readonly companyId: string
  readonly kind: string
  readonly id: string
}

/** Whoever is paid for says what a payment means to it. Everything here runs in the transaction that writes it down. */
export interface Payable {
  /** Locks the subject. It is locked before its payments, by everybody: so nobody waits in a circle. */
  take(ctx: Work, subject: PaidSubject): Promise<void>
  /** `unwanted`: closed meanwhile, or paid by another payment. The money goes back by itself. */
  paid(ctx: Work, payment: PaymentRow): Promise<'counted' | 'unwanted'>
  /** Money that was to go back for this effect has gone. */
  refunded(ctx: Work, subject: PaidSubject, effect: string): Promise<void>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly payables: Readonly<Record<string, Payable>>
  }
}

export const subjectOf = ({ company_id, subject_kind, subject_id }: PaymentRow): PaidSubject => ({
  companyId: company_id,
  kind: subject_kind,
  id: subject_id,
})

export function payableOf({ hooks }: Pick<Work, 'hooks'>, kind: string): Payable {
  const payable = hooks.payables[kind]
  if (!payable) throw new Error(`nobody knows what a payment for ${kind} means`)
  return payable
}
