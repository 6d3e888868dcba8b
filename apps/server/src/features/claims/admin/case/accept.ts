import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { answer } from '#platform/call/outcome.ts'
import { recordDeed, withDuty } from '#features/staff/public.ts'
import { takeIntoReview } from './take-into-review.ts'
import { workCaseOnTheWire } from './work-case.ts'

export const accept = withDuty<typeof claimsAdminCalls.accept>('accept', 'handle', async (input, ctx) => {
  const taken = await takeIntoReview(ctx, input.caseId, { mayTakeOver: input.takeOver === 1 })
  if (taken.kind === 'refused') return taken
  if (taken.deed) await recordDeed(ctx, taken.deed)
  return answer(await workCaseOnTheWire(ctx, taken.caseRow.id))
})
