import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { keepExplanation } from '#features/claims/record/revision-store.ts'
import { netPaid } from '#features/claims/decision/payment/accounting.ts'
import { readFacts } from '#features/claims/assessment/facts.ts'
import { settle } from '#features/claims/decision/settle.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordAuditEvent, recordEncryptedEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { isFirstOfTwo } from '../case/first-of-two.ts'
import { obstaclesOf } from '../case/obstacles.ts'
import { toWorkCaseDto } from '../case/work-case.ts'
import { takeReviewed } from '../case/reviewing.ts'

/** Decides an appeal with a new result, or gives the first of two approvals if a higher sum needs two. */
export const changeDecision: RunCallHandler<typeof claimsAdminCalls.changeDecision> = async (input, ctx) => {
  const { db, staff } = ctx
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明变更的理由')
  const taken = await takeReviewed(ctx, input.caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const facts = await readFacts(ctx, caseRow)
  const decision = decide(facts)
  const [obstacle] = obstaclesOf(facts, decision)
  if (obstacle) return refuse('cannotApprove', `案件还不能核定：${obstacle}`)
  const { payableFen } = decision
  const sum = formatFen(payableFen)
  if (payableFen !== input.payableFen) return refuse('sumMoved', `应赔金额已变为 ${sum}，请核对后再提交`)
  await keepExplanation(ctx, caseRow, reason)
  if (await isFirstOfTwo(ctx, facts, decision, await netPaid(db, caseRow))) {
    await recordAuditEvent(ctx, {
      action: 'changeFirst',
      about: caseRow,
      payload: { payableFen },
    })
    return answer(await toWorkCaseDto(ctx, caseRow.id), '已提交第二人确认')
  }
  const settled = await settle(ctx, caseRow, {
    actor: staffActor(staff.id),
    expectedFen: payableFen,
    note: reason,
  })
  if (settled.kind === 'refused') return settled
  await voidApproval(db, caseRow)
  await recordEncryptedEvent(ctx, {
    action: 'changeDecision',
    about: caseRow,
    payload: { payableFen, reason },
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id), '已重新核定')
}
