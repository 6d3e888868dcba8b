import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { recordAuditEvent, staffNames } from '#features/staff/public.ts'
import { assign, handlerOf } from '../case/assignment.ts'
import { takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'
import { reviewerOf } from '../case/reviewing.ts'
import { partIn } from '../case/took-part.ts'

/** The case stays assigned to its decider until somebody who took no part takes the appeal. */
export const takeAppeal: RunCallHandler<typeof claimsAdminCalls.takeAppeal> = async (input, ctx) => {
  const { db, clock, staff } = ctx
  const taken = await takeForStaff(ctx, input.caseId, [caseStates.appealed])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  if (await partIn(db, staff, caseRow)) return refuse('tookPart')
  const reviewer = await reviewerOf(db, caseRow)
  if (reviewer !== null && reviewer !== staff.id && !input.takeOver) {
    const name = (await staffNames(db, [reviewer])).get(reviewer) ?? '其他人'
    return refuse('caseOfAnother', `复核已由${name}受理`)
  }
  if ((await handlerOf(db, caseRow)) !== staff.id || reviewer === null) {
    await assign(db, caseRow, staff.id, clock.now())
    await recordAuditEvent(ctx, { action: 'takeAppeal', about: caseRow })
  }
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}
