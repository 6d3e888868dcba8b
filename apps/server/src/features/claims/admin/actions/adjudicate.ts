import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { toAdjudication } from '#features/claims/decision/staff-transitions.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { takeOwn } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

export const adjudicate: RunCallHandler<typeof claimsAdminCalls.adjudicate> = async (input, ctx) => {
  const taken = await takeOwn(ctx, input.caseId, [caseStates.reviewing])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const moved = await toAdjudication(ctx, caseRow, staffActor(ctx.staff.id))
  if (moved.kind === 'refused') return moved
  await recordAuditEvent(ctx, { action: 'adjudicate', about: caseRow })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}
