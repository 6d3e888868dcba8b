import { shanghaiMoment } from '@yf/domain/dates'
import type { PayBatch, PaymentRow } from '@yf/contract/workbench'
import type { Db } from '#platform/db/handle.ts'
import { batchTotals } from '#features/claims/public.ts'
import { companyNames } from '../company-names.ts'
import type { BatchFound, PaymentFound } from './store.ts'

export async function paymentsOnTheWire(db: Db, rows: readonly PaymentFound[]): Promise<PaymentRow[]> {
  const names = await companyNames(db, rows)
  return rows.map((row) => ({
    id: row.id,
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
    createTime: shanghaiMoment(row.created_at),
    paidTime: row.paid_at && shanghaiMoment(row.paid_at),
  }))
}

/** Done is what became of the payments, so it is counted rather than kept. */
export async function batchesOnTheWire(db: Db, rows: readonly BatchFound[]): Promise<PayBatch[]> {
  const totals = await batchTotals(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { count = 0, total_fen = 0, paid = 0, failed = 0 } = totals.get(row.id) ?? {}
    return {
      id: row.id,
      batchNo: row.batch_no,
      count,
      totalFen: total_fen,
      state: row.state !== 'open' && paid + failed === count ? 'done' : row.state,
      madeBy: row.made_by_name,
      createTime: shanghaiMoment(row.created_at),
      paidCount: paid,
      failedCount: failed,
    }
  })
}
