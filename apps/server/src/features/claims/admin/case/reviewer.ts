import { hasTouchedSums } from '#features/staff/public.ts'
import type { Staff } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { partIn } from './took-part.ts'
import type { Approval } from './assignment.ts'

/** Deciders cannot review, nor can people who set the sums that were decided on. */
export async function refuseOwnReview(
  db: Db,
  staff: Staff,
  caseRow: CaseRow,
  approval: Approval,
): Promise<RefusedCall<'needsSecondPerson'> | null> {
  if (approval.staff_id === staff.id) return refuse('needsSecondPerson')
  if (await partIn(db, staff, caseRow))
    return refuse('needsSecondPerson', '您参与过原决定，须由其他高级理赔专员复核')
  return (await hasTouchedSums(db, staff, caseRow))
    ? refuse('needsSecondPerson', '您改动过本案金额，须由其他高级理赔专员复核')
    : null
}
