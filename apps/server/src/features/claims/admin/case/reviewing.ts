import { caseStates } from '@yf/domain/claim-case'
import type { StaffContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { takeOwn } from './take-own.ts'
import { partIn } from './took-part.ts'

/** The person who took the appeal, not the one who handled the case before. */
export async function reviewerOf(db: Db, { company_id, id, appealed_at }: CaseRow): Promise<string | null> {
  const row = await db
    .selectFrom('claim_assignment')
    .select(['staff_id', 'at'])
    .where((assigned) => assigned.and({ company_id, case_id: id }))
    .executeTakeFirst()
  return row && appealed_at && row.at >= appealed_at ? row.staff_id : null
}

/** Loads the appeal for its reviewer; every action checks this again, whatever the assignment says. */
export async function takeReviewed(ctx: StaffContext, caseId: string) {
  const taken = await takeOwn(ctx, caseId, [caseStates.appealed])
  if (taken.kind === 'refused') return taken
  const refused = await refusalOfReview(ctx, taken.caseRow)
  return refused ?? taken
}

export async function refusalOfReview(
  { db, staff }: StaffContext,
  caseRow: CaseRow,
): Promise<RefusedCall<'tookPart' | 'caseOfAnother'> | null> {
  if (await partIn(db, staff, caseRow)) return refuse('tookPart')
  return (await reviewerOf(db, caseRow)) === staff.id ? null : refuse('caseOfAnother', '请先受理复核申请')
}
