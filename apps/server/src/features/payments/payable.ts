import type { Selectable } from 'kysely'
import type { WorkContext } from '#platform/call/work.ts'
import type { IncomingPaymentTable } from './tables.ts'

export type PaymentRow = Selectable<IncomingPaymentTable>

/** The subject of a payment: an order or a bill. */
export interface PaidSubject {
  readonly companyId: string
  readonly kind: string
  readonly id: string
}

/**
 * Payable subjects define what a payment means to them. All methods run in the transaction that stores the result.
 */
export interface Payable {
  /** Locks the subject. Everybody locks it before its payments, to avoid deadlocks. */
  take(ctx: WorkContext, subject: PaidSubject): Promise<void>
  /** `unwanted`: closed meanwhile, or paid by another payment. The money is refunded automatically. */
  paid(ctx: WorkContext, payment: PaymentRow): Promise<'counted' | 'unwanted'>
  /** The refund for this effect was made. */
  refunded(ctx: WorkContext, subject: PaidSubject, effect: string): Promise<void>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly payables: Readonly<Record<string, Payable>>
  }
}

export const subjectOf = ({ company_id, subject_kind, subject_id }: PaymentRow): PaidSubject => ({
  companyId: company_id,
  kind: subject_kind,
  id: subject_id,
})

export function payableOf({ extensionPoints }: Pick<WorkContext, 'extensionPoints'>, kind: string): Payable {
  const payable = extensionPoints.payables[kind]
  if (!payable) throw new Error(`nobody knows what a payment for ${kind} means`)
  return payable
}
