import { shanghaiMoment } from '@yf/domain/dates'
import type { PayBatch, AdminPayment } from '@yf/contract/claims-admin'
import type { StaffContext } from '#platform/call/context.ts'
import { batchTotals } from '#features/claims/decision/payment/for-staff.ts'
import { claimKind } from '#features/claims/record/own-case.ts'
import { flagTextsOf } from '#features/claims/record/for-staff.ts'
import { unseenKind } from '#features/claims/assessment/unseen-receipts.ts'
import { companyNames } from '../case/company-names.ts'
import { payBlockersOf, blockerMessage } from './pay-blockers.ts'
import { casesOfBatches, type BatchFound, type PaymentFound } from './store.ts'

/** Payments as this person sees them, with the reason why they may not pay one. */
type PaymentDtoDeps = Pick<StaffContext, 'db' | 'staff'>

export async function toPaymentDtos(
  { db, staff }: PaymentDtoDeps,
  rows: readonly PaymentFound[],
): Promise<AdminPayment[]> {
  const cases = rows.map(({ company_id, subject_id }) => ({ company_id, id: subject_id }))
  const ids = cases.map(({ id }) => id)
  const [names, blockers, unseen] = await Promise.all([
    companyNames(db, rows),
    payBlockersOf(db, staff, ids),
    flagTextsOf(db, cases, unseenKind),
  ])
  return rows.map((row) => ({
    id: row.id,
    kind: row.subject_kind === claimKind ? 'claim' : 'exam',
    caseId: row.subject_id,
    caseNo: row.case_no,
    companyName: names.get(row.company_id) ?? '',
    payeeName: row.holder_name,
    bankName: row.bank_name,
    maskedNo: `**** **** **** ${row.last_four}`,
    amountFen: row.amount_fen,
    state: row.state,
    tries: row.tries,
    failure: row.failure,
    isAtOnce: row.is_at_once ? 1 : 0,
    isByFile: row.is_by_file ? 1 : 0,
    batchNo: row.batch_no,
    hindrance: blockers.get(row.subject_id) ?? null,
    unseen: unseen.get(row.subject_id) ?? [],
    createTime: shanghaiMoment(row.created_at),
    paidTime: row.paid_at && shanghaiMoment(row.paid_at),
  }))
}

/** A batch is done when its payments are, so this is calculated rather than stored. */
export async function toBatchDtos(reader: PaymentDtoDeps, rows: readonly BatchFound[]): Promise<PayBatch[]> {
  const totals = await batchTotals(
    reader.db,
    rows.map(({ id }) => id),
  )
  const batches = rows.map((row) => {
    const { count = 0, total_fen = 0, paid = 0, failed = 0 } = totals.get(row.id) ?? {}
    return {
      id: row.id,
      batchNo: row.batch_no,
      count,
      totalFen: total_fen,
      state: row.state !== 'open' && paid + failed === count ? ('done' as const) : row.state,
      madeBy: row.made_by_name,
      createTime: shanghaiMoment(row.created_at),
      paidCount: paid,
      failedCount: failed,
    }
  })
  const blockers = await batchBlockers(reader, batches)
  return batches.map((batch) => ({ ...batch, hindrance: blockers.get(batch.id) ?? null }))
}

/** Only for batches that are still open for an action. */
async function batchBlockers(
  { db, staff }: PaymentDtoDeps,
  batches: readonly Pick<PayBatch, 'id' | 'state'>[],
): Promise<ReadonlyMap<string, string | null>> {
  const open = batches.filter(({ state }) => state === 'open' || state === 'file').map(({ id }) => id)
  if (open.length === 0) return new Map()
  const payments = await casesOfBatches(db, open)
  const blockers = await payBlockersOf(
    db,
    staff,
    payments.map(({ subject_id }) => subject_id),
  )
  const byBatch = Map.groupBy(payments, ({ batch_id }) => batch_id ?? '')
  return new Map([...byBatch].map(([id, cases]) => [id, blockerMessage(cases, blockers)]))
}
