import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { uphold as upholdDecision } from '#features/claims/decision/review/uphold.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { toWorkCaseDto } from '../case/work-case.ts'
import { takeReviewed } from '../case/reviewing.ts'

export const uphold: RunCallHandler<typeof claimsAdminCalls.uphold> = async (input, ctx) => {
  const reason = input.reason.trim()
  if (reason === '') return badInput('reason', '请写明维持原决定的理由')
  const taken = await takeReviewed(ctx, input.caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const moved = await upholdDecision(ctx, caseRow, { reason, actor: staffActor(ctx.staff.id) })
  if (moved.kind === 'refused') return moved
  await voidApproval(ctx.db, caseRow)
  await recordEncryptedEvent(ctx, { action: 'upholdDecision', about: caseRow, payload: { reason } })
  return answer(await toWorkCaseDto(ctx, caseRow.id), '已维持原决定')
}
