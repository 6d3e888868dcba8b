import type { workbenchCalls } from '@yf/contract/workbench'
import { answer } from '#platform/call/outcome.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { takeIntoReview } from './take-into-review.ts'
import { workCaseOnTheWire } from './work-case.ts'

export const accept = withDuty<typeof workbenchCalls.accept>('accept', 'handle', async (input, ctx) => {
  const taken = await takeIntoReview(ctx, input.caseId, { mayTakeOver: input.takeOver === 1 })
  if (taken.kind === 'refused') return taken
  if (taken.deed) await recordDeed(ctx, taken.deed)
  return answer(await workCaseOnTheWire(ctx, taken.caseRow.id))
})
