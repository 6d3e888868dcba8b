import { sumDeeds } from '@yf/domain/staff-deeds'
import type { Staff } from '#platform/call/context.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/public.ts'
import { partIn } from '../appeal/took-part.ts'
import type { Approval } from './assignment.ts'

/** Whether this person ever changed what the case pays. */
export async function hasTouchedSums(db: Db, staff: Pick<Staff, 'id'>, { id }: Pick<CaseRow, 'id'>) {
  const found = await db
    .selectFrom('staff_deed')
    .select('seq')
    .where('staff_id', '=', staff.id)
    .where('case_id', '=', id)
    .where('deed', 'in', sumDeeds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Who decided does not review, and neither does who made the sums that were decided on. */
export async function refuseOwnReview(
  db: Db,
  staff: Staff,
  caseRow: CaseRow,
  approval: Approval,
): Promise<Refused<'needsSecondPerson'> | null> {
  if (approval.staff_id === staff.id) return refuse('needsSecondPerson')
  if (await partIn(db, staff, caseRow))
    return refuse('needsSecondPerson', '您参与过原决定，须由其他高级理赔专员复核')
  return (await hasTouchedSums(db, staff, caseRow))
    ? refuse('needsSecondPerson', '您改动过本案金额，须由其他高级理赔专员复核')
    : null
}
