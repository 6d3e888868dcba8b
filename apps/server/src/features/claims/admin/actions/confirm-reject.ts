import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { readDecisionFacts } from '#features/claims/assessment/facts.ts'
import { reject } from '#features/claims/decision/reject.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { approvalOf, reasonOfApproval, voidApproval } from '../case/assignment.ts'
import { verdictHash } from '../case/lines-hash.ts'
import { refuseOwnReview } from '../case/reviewer.ts'
import { takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** A second person refuses the same case for the same reason. */
export const confirmReject: RunCallHandler<typeof claimsAdminCalls.confirmReject> = async (input, ctx) => {
  const { db, staff } = ctx
  const taken = await takeForStaff(ctx, input.caseId, [caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const approval = await approvalOf(db, caseRow)
  if (approval?.verdict !== 'reject') return refuse('noFirstApproval')
  const own = await refuseOwnReview(db, staff, caseRow, approval)
  if (own) return own
  const decision = decide(await readDecisionFacts(ctx, caseRow))
  const reason = await reasonOfApproval(ctx, approval)
  if (reason === null || reason !== input.reason.trim()) return refuse('noFirstApproval')
  if (approval.lines_hash !== verdictHash(caseRow, decision, 'reject')) return refuse('noFirstApproval')
  await voidApproval(db, caseRow)
  const moved = await reject(ctx, caseRow, { reason, actor: staffActor(staff.id) })
  if (moved.kind === 'refused') return moved
  await recordEncryptedEvent(ctx, { action: 'confirmReject', about: caseRow, payload: { reason } })
  return answer(await toWorkCaseDto(ctx, caseRow.id), '已复核拒赔')
}
