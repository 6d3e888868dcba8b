import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { readFacts } from '#features/claims/assessment/facts.ts'
import { reject as rejectCase } from '#features/claims/decision/reject.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { keepApproval, encryptedReason, voidApproval } from '../case/assignment.ts'
import { verdictHash } from '../case/lines-hash.ts'
import { isRejectedByTwo } from '../case/rejected-by-two.ts'
import { takeOwn } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** Refuses, or records the first of two refusals: the member is notified after the second. */
export const reject: RunCallHandler<typeof claimsAdminCalls.reject> = async (input, ctx) => {
  const { db, clock, staff } = ctx
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明拒赔的理由')
  const taken = await takeOwn(ctx, input.caseId, [caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const facts = await readFacts(ctx, caseRow)
  if (isRejectedByTwo(facts)) {
    await keepApproval(db, caseRow, {
      staff_id: staff.id,
      verdict: 'reject',
      payable_fen: 0,
      lines_hash: verdictHash(caseRow, decide(facts), 'reject'),
      ...(await encryptedReason(ctx, caseRow, reason)),
      at: clock.now(),
    })
    await recordEncryptedEvent(ctx, { action: 'rejectFirst', about: caseRow, payload: { reason } })
    return answer(await toWorkCaseDto(ctx, caseRow.id), '已提交复核')
  }
  const moved = await rejectCase(ctx, caseRow, { reason, actor: staffActor(staff.id) })
  if (moved.kind === 'refused') return moved
  await voidApproval(db, caseRow)
  await recordEncryptedEvent(ctx, { action: 'reject', about: caseRow, payload: { reason } })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}
