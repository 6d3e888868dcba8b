import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { holderOf, takeKeys } from '#platform/keys/unique-keys.ts'
import type { PaidSubject, PaymentRow } from './payable.ts'
import type { IncomingPaymentTable, IncomingRefundTable } from './tables.ts'

export type RefundRow = Selectable<IncomingRefundTable>
export type PaymentKey = Pick<PaymentRow, 'company_id' | 'id'>
export type RefundKey = Pick<RefundRow, 'company_id' | 'payment_id' | 'id'>

export const keyOfPayment = ({ company_id, id }: PaymentKey): PaymentKey => ({ company_id, id })
export const keyOfRefund = ({ company_id, payment_id, id }: RefundKey): RefundKey => ({
  company_id,
  payment_id,
  id,
})

/** The provider accepts 32 characters: our id without its dashes, for payments and refunds alike. */
export const providerNo = (id: string): string => id.replaceAll('-', '')

/** Null if it is none of our numbers. */
export const idOfProviderNo = (no: string): string | null =>
  /^[0-9a-f]{32}$/.test(no) ? no.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null

const paymentKeyKind = 'incoming_payment.id'
const refundKeyKind = 'incoming_refund.id'

/** A payment is stored with its company; the provider knows only its number. */
export async function insertPayment(tx: Db, payment: Insertable<IncomingPaymentTable>): Promise<void> {
  await takeKeys(tx, [{ kind: paymentKeyKind, key: payment.id, holder: payment.company_id }])
  await tx.insertInto('incoming_payment').values(payment).execute()
}

export async function paymentOfNo(db: Db, tradeNo: string): Promise<PaymentRow | undefined> {
  const id = idOfProviderNo(tradeNo)
  const company_id = id && (await holderOf(db, paymentKeyKind, id))
  return company_id ? paymentBy(db, { company_id, id }) : undefined
}

export const paymentBy = (db: Db, key: PaymentKey): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('incoming_payment')
    .selectAll()
    .where((row) => row.and(keyOfPayment(key)))
    .executeTakeFirst()

/** Locked until the transaction ends. Its subject is locked before it. */
export const takePayment = (tx: Db, key: PaymentKey): Promise<PaymentRow> =>
  tx
    .selectFrom('incoming_payment')
    .selectAll()
    .where((row) => row.and(keyOfPayment(key)))
    .forUpdate()
    .executeTakeFirstOrThrow()

export const changePayment = (tx: Db, key: PaymentKey, changes: Partial<PaymentRow>) =>
  tx
    .updateTable('incoming_payment')
    .set(changes)
    .where((row) => row.and(keyOfPayment(key)))
    .execute()

/** Oldest first. */
export const paymentsOf = (db: Db, { companyId, kind, id }: PaidSubject): Promise<PaymentRow[]> =>
  db
    .selectFrom('incoming_payment')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, subject_kind: kind, subject_id: id }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** False if a refund for this effect exists. */
export async function insertRefund(tx: Db, refund: Insertable<IncomingRefundTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('incoming_refund')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['company_id', 'payment_id', 'effect']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await takeKeys(tx, [{ kind: refundKeyKind, key: refund.id, holder: refund.payment_id }])
  return true
}

export const refundBy = (db: Db, key: RefundKey): Promise<RefundRow | undefined> =>
  db
    .selectFrom('incoming_refund')
    .selectAll()
    .where((row) => row.and(keyOfRefund(key)))
    .executeTakeFirst()

export async function refundOfNo(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const id = idOfProviderNo(refundNo)
  const payment_id = id && (await holderOf(db, refundKeyKind, id))
  const company_id = payment_id && (await holderOf(db, paymentKeyKind, payment_id))
  return company_id ? refundBy(db, { company_id, payment_id, id }) : undefined
}

export const changeRefund = (tx: Db, key: RefundKey, changes: Partial<RefundRow>) =>
  tx
    .updateTable('incoming_refund')
    .set(changes)
    .where((row) => row.and(keyOfRefund(key)))
    .execute()

export const refundsOf = (db: Db, { company_id, id }: PaymentKey): Promise<RefundRow[]> =>
  db
    .selectFrom('incoming_refund')
    .selectAll()
    .where((row) => row.and({ company_id, payment_id: id }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The refund for an effect, of the payment that counts. */
export async function refundFor(
  db: Db,
  subject: PaidSubject,
  effect: string,
): Promise<RefundRow | undefined> {
  const payment = (await paymentsOf(db, subject)).find(({ counts }) => counts)
  return payment && (await refundsOf(db, payment)).find((one) => one.effect === effect)
}
