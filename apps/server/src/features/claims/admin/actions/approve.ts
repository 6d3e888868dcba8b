import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { readFacts } from '#features/claims/assessment/facts.ts'
import { settle } from '#features/claims/decision/settle.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { isFirstOfTwo } from '../case/first-of-two.ts'
import { obstaclesOf } from '../case/obstacles.ts'
import { takeOwn } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** Decides, or gives the first of two approvals if two are needed. */
export const approve: RunCallHandler<typeof claimsAdminCalls.approve> = async (input, ctx) => {
  const { db, staff } = ctx
  const taken = await takeOwn(ctx, input.caseId, [caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const facts = await readFacts(ctx, caseRow)
  const decision = decide(facts)
  const obstacles = obstaclesOf(facts, decision)
  if (obstacles.length > 0) return refuse('cannotApprove', `案件还不能通过：${obstacles[0]}`)
  const { payableFen } = decision
  const sum = formatFen(payableFen)
  if (payableFen !== input.payableFen) return refuse('sumMoved', `应赔金额已变为 ${sum}，请核对后再提交`)
  if (await isFirstOfTwo(ctx, facts, decision)) {
    await recordAuditEvent(ctx, { action: 'approveFirst', about: caseRow, payload: { payableFen } })
    return answer(await toWorkCaseDto(ctx, caseRow.id), '已提交复核')
  }
  const settled = await settle(ctx, caseRow, { actor: staffActor(staff.id), expectedFen: payableFen })
  if (settled.kind === 'refused') return settled
  await voidApproval(db, caseRow)
  await recordAuditEvent(ctx, { action: 'approve', about: caseRow, payload: { payableFen } })
  return answer(await toWorkCaseDto(ctx, caseRow.id), '已通过')
}
