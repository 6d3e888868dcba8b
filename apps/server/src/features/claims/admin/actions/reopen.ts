import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { reopen as reopenCase } from '#features/claims/decision/review/reopen.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** Returns the case to its handler; it is decided by the same rules as before, above the threshold by two people. */
export const reopen: RunCallHandler<typeof claimsAdminCalls.reopen> = async (input, ctx) => {
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明重新审核的原因')
  const { paying, paid, rejected } = caseStates
  const taken = await takeForStaff(ctx, input.caseId, [paying, paid, rejected])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const moved = await reopenCase(ctx, caseRow, { reason, actor: staffActor(ctx.staff.id) })
  if (moved.kind === 'refused') return moved
  await voidApproval(ctx.db, caseRow)
  await recordEncryptedEvent(ctx, { action: 'reopenCase', about: caseRow, payload: { reason } })
  return answer(await toWorkCaseDto(ctx, caseRow.id), '案件已重新打开')
}
