import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { takeIntoReview } from './take-into-review.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

export const accept: RunCallHandler<typeof claimsAdminCalls.accept> = async (input, ctx) => {
  const taken = await takeIntoReview(ctx, input.caseId, { mayTakeOver: input.takeOver === 1 })
  if (taken.kind === 'refused') return taken
  if (taken.event) await recordAuditEvent(ctx, taken.event)
  return answer(await toWorkCaseDto(ctx, taken.caseRow.id))
}
