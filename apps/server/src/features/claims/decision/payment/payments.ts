import type { Insertable, Selectable } from 'kysely'
import { caseStates } from '@yf/domain/claim-case'
import type { Db } from '#platform/db/handle.ts'
import { holderOf, takeKeys } from '#platform/keys/unique-keys.ts'
import { subjectColumns, type CaseRow } from '#features/claims/record/own-case.ts'
import type { PaymentTable } from './tables.ts'

export type PaymentRow = Selectable<PaymentTable>
export type PaymentKey = Pick<PaymentRow, 'company_id' | 'id'>

export const keyOfPayment = ({ company_id, id }: PaymentKey): PaymentKey => ({ company_id, id })

const paymentIdKey = 'payment.id'

/** A payment is stored with its company; the partner and the console know only its id. */
export const companyOfPayment = (db: Db, id: string): Promise<string | null> => holderOf(db, paymentIdKey, id)

export async function insertPayment(tx: Db, payment: Insertable<PaymentTable>): Promise<void> {
  await takeKeys(tx, [{ kind: paymentIdKey, key: payment.id, holder: payment.company_id }])
  await tx.insertInto('payment').values(payment).execute()
}

/** Across companies. */
export async function paymentOfInstruction(db: Db, id: string): Promise<PaymentRow | undefined> {
  const company_id = await companyOfPayment(db, id)
  if (company_id === null) return undefined
  return db
    .selectFrom('payment')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
    .executeTakeFirst()
}

/** The subject of a payment, as stored in its row. */
export type PaidSubject = Pick<PaymentRow, 'company_id' | 'subject_kind' | 'subject_id'>

export const paymentsOf = (db: Db, caseRow: Pick<CaseRow, 'company_id' | 'id'>) =>
  paymentsFor(db, subjectColumns(caseRow))

/** Newest first. */
export const paymentsFor = (
  db: Db,
  { company_id, subject_kind, subject_id }: PaidSubject,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where((row) => row.and({ company_id, subject_kind, subject_id }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The latest payment of each of several subjects of one kind. */
export async function newestPayments(
  db: Db,
  subject_kind: string,
  subjects: readonly { readonly company_id: string; readonly id: string }[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('subject_kind', '=', subject_kind)
    .where('company_id', 'in', [...new Set(subjects.map(({ company_id }) => company_id))])
    .where(
      'subject_id',
      'in',
      subjects.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  // Later rows replace earlier ones.
  return new Map(rows.map((row) => [row.subject_id, row]))
}

/** Whether the member has to give another card. */
export const hasFailed = (state: CaseRow['state'], newest: PaymentRow | undefined): boolean =>
  state === caseStates.paying && newest?.state === 'failed'
