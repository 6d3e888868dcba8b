import type { Db } from '#platform/db/handle.ts'
import type { ClaimCaseTable } from './tables.ts'

type SubmittedCase = Pick<ClaimCaseTable, 'id' | 'hospital' | 'submitted_at'>

/**
 * Cases by hospital, separate from `claim_case`, which is distributed by company: counting there would query every
 * node. Code that writes either column of a case calls this in the same transaction.
 */
export async function notePace(
  tx: Db,
  before: SubmittedCase | null,
  { id, hospital, submitted_at }: SubmittedCase,
): Promise<void> {
  const isSame = before?.hospital === hospital && before.submitted_at?.getTime() === submitted_at?.getTime()
  if (isSame) return
  if (before?.hospital && before.submitted_at)
    await tx
      .deleteFrom('hospital_submission')
      .where((row) => row.and({ hospital: before.hospital!, case_id: id }))
      .execute()
  if (hospital && submitted_at)
    await tx.insertInto('hospital_submission').values({ hospital, case_id: id, submitted_at }).execute()
}
