import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { keyOfPayment, paymentsOf } from './payments.ts'

/**
 * Before a case that waits for its payment is decided again. Returns false if the payment may be under way: it ends
 * first, because a bank order cannot be recalled.
 */
export async function stopPayment(tx: Db, caseRow: CaseRow): Promise<boolean> {
  const [newest] = await paymentsOf(tx, caseRow)
  if (!newest || newest.state === 'failed') return true
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ state: 'failed', failure: '案件重新审核，打款已取消' })
    .where((row) => row.and({ ...keyOfPayment(newest), state: 'waiting', is_at_once: false }))
    .where('batch_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
