import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { readDecisionFacts } from '#features/claims/assessment/facts.ts'
import { settle } from '#features/claims/decision/settle.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { approvalOf, voidApproval } from '../case/assignment.ts'
import { linesHash } from '../case/lines-hash.ts'
import { refuseOwnReview } from '../case/reviewer.ts'
import { decidable, takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** A second person, who changed none of the sums, approves the very same lines. */
export const confirm: RunCallHandler<typeof claimsAdminCalls.confirm> = async (input, ctx) => {
  const { db, staff } = ctx
  const taken = await takeForStaff(ctx, input.caseId, decidable)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const approval = await approvalOf(db, caseRow)
  if (approval?.verdict !== 'approve') return refuse('noFirstApproval')
  const own = await refuseOwnReview(db, staff, caseRow, approval)
  if (own) return own
  const decision = decide(await readDecisionFacts(ctx, caseRow))
  if (approval.lines_hash !== linesHash(caseRow, decision)) return refuse('noFirstApproval')
  if (decision.payableFen !== input.payableFen) return refuse('sumMoved')
  await voidApproval(db, caseRow)
  const settled = await settle(ctx, caseRow, {
    actor: staffActor(staff.id),
    expectedFen: input.payableFen,
    note: '复核通过',
  })
  if (settled.kind === 'refused') return settled
  const { payableFen } = decision
  await recordAuditEvent(
    ctx,
    caseRow.state === caseStates.appealed
      ? { action: 'changeDecision', about: caseRow, payload: { payableFen, reason: null } }
      : { action: 'confirm', about: caseRow, payload: { payableFen } },
  )
  return answer(await toWorkCaseDto(ctx, caseRow.id), '已复核通过')
}
