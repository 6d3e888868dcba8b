import { caseStates } from '@yf/domain/claim-case'
import { memberReasons } from '@yf/domain/claim-flags'
import type { Db } from '#platform/db/handle.ts'
import { preventsAutomatic } from '#features/claims/assessment/flags.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

/** Why the case was not decided automatically, while that is relevant. */
export async function whyByHand(db: Db, { company_id, id, state }: CaseRow): Promise<string[]> {
  if (state !== caseStates.submitted && state !== caseStates.reviewing) return []
  const flags = await db
    .selectFrom('claim_flag')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('id')
    .execute()
  return memberReasons(flags.filter(preventsAutomatic).map(({ kind }) => kind))
}
