import { shanghaiDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { staffQuery } from '#features/staff/public.ts'
import { companyOfPayment } from '#features/claims/decision/payment/payments.ts'
import { paymentQuery, withPayees } from '#features/claims/decision/payment/for-staff.ts'

const selected = (db: Db) =>
  paymentQuery(db).leftJoin('pay_batch as t', 't.id', 'p.batch_id').select('t.batch_no')

export type PaymentFound = Awaited<ReturnType<typeof withPayees<FoundPayment>>>[number]
type FoundPayment = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]
type State = PaymentFound['state']

export function paymentsIn(
  db: Db,
  { state, batchId }: { readonly state?: State; readonly batchId?: string },
) {
  let query = selected(db)
  if (state) query = query.where('p.state', '=', state)
  return batchId ? query.where('p.batch_id', '=', batchId) : query
}

/** Payments that can be put into a batch. */
export const payable = (db: Db) =>
  selected(db)
    .where('p.state', '=', 'waiting')
    .where('p.is_at_once', '=', false)
    .where('p.batch_id', 'is', null)

export async function paymentById(db: Db, id: string): Promise<PaymentFound | undefined> {
  const companyId = await companyOfPayment(db, id)
  if (companyId === null) return undefined
  const found = selected(db).where('p.company_id', '=', companyId).where('p.id', '=', id)
  return (await withPayees(db, await found.execute()))[0]
}

export async function paymentsOfBatch(db: Db, batchId: string): Promise<PaymentFound[]> {
  const found = selected(db).where('p.batch_id', '=', batchId).orderBy('p.created_at').orderBy('p.id')
  return withPayees(db, await found.execute())
}

/** The cases of payments, as the audit log names them. */
export const seenIn = (payments: readonly { readonly subject_id: string; readonly account_id: string }[]) =>
  payments.map(({ subject_id, account_id }) => ({ id: subject_id, account_id }))

/** The cases of several batches at once. */
export const casesOfBatches = (db: Db, batchIds: readonly string[]) =>
  paymentQuery(db).where('p.batch_id', 'in', batchIds).orderBy('p.created_at').orderBy('p.id').execute()

/** PB20260302-001, numbered anew each day. Of two concurrent batches the later one tries the next number. */
export async function newBatch(tx: Db, madeBy: string, now: Date): Promise<string> {
  const start = `PB${shanghaiDay(now).replaceAll('-', '')}-`
  const last = await tx
    .selectFrom('pay_batch')
    .select('batch_no')
    .where('batch_no', 'like', `${start}%`)
    .orderBy('batch_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const id = newId()
  for (let next = Number(last?.batch_no.slice(start.length) ?? 0) + 1; ; next += 1) {
    const made = await tx
      .insertInto('pay_batch')
      .values({
        id,
        batch_no: start + String(next).padStart(4, '0'),
        made_by: madeBy,
        state: 'open',
        created_at: now,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column('batch_no').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows) return id
  }
}

/** With the results of its payments; a batch is done when each of them has ended. */
export const batches = (db: Db) =>
  staffQuery(db)
    .innerJoin('pay_batch as t', 't.made_by', 'staff.id')
    .selectAll('t')
    .select('staff.name as made_by_name')

export type BatchFound = Awaited<ReturnType<ReturnType<typeof batches>['execute']>>[number]

/** The way a batch is paid is chosen once: of two concurrent calls one succeeds. */
export async function markBatch(tx: Db, id: string, state: 'sent' | 'file', now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('pay_batch')
    .set({ state, sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

export const wayOf = async (db: Db, id: string) =>
  (await db.selectFrom('pay_batch').select('state').where('id', '=', id).executeTakeFirst())?.state
