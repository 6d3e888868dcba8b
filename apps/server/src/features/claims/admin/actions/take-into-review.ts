import { caseStates } from '@yf/domain/claim-case'
import type { StaffContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { accept } from '#features/claims/decision/staff-transitions.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { type AuditEvent, staffNames } from '#features/staff/public.ts'
import { assign, handlerOf } from '../case/assignment.ts'
import { takeForStaff } from '../case/take-own.ts'

const { submitted, reviewing, supplementing, adjudicating } = caseStates
const openStates = [submitted, reviewing, supplementing, adjudicating]

interface ReviewCase {
  readonly kind: 'taken'
  readonly caseRow: CaseRow
  /** The audit event that the caller records after the last row lock; null if the case was already theirs. */
  readonly event: AuditEvent | null
}

/**
 * Of two concurrent handlers one gets the case; the answer names that handler to the other, who can take it over only
 * explicitly.
 */
export async function takeIntoReview(
  ctx: StaffContext,
  caseId: string,
  { mayTakeOver }: { mayTakeOver: boolean },
): Promise<ReviewCase | RefusedCall<'notFound' | 'stateMoved' | 'caseOfAnother'>> {
  const { db, clock, staff } = ctx
  const taken = await takeForStaff(ctx, caseId, openStates)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const isNew = caseRow.state === submitted
  const handler = await handlerOf(db, caseRow)
  if (handler !== null && handler !== staff.id && !mayTakeOver) {
    const name = (await staffNames(db, [handler])).get(handler) ?? '其他人'
    return refuse('caseOfAnother', isNew ? `案件已分派给${name}` : `案件已由${name}受理`)
  }
  // Repeated by the present handler: changes nothing and records nothing.
  if (handler === staff.id && !isNew) return { kind: 'taken', caseRow, event: null }
  if (isNew) {
    const moved = await accept(ctx, caseRow, staffActor(staff.id))
    if (moved.kind === 'refused') return moved
  }
  await assign(db, caseRow, staff.id, clock.now())
  return {
    kind: 'taken',
    caseRow,
    event: { action: isNew ? 'acceptCase' : 'takeOverCase', about: caseRow },
  }
}
