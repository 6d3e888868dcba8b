import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { approvalOf, voidApproval } from '../case/assignment.ts'
import { refuseOwnReview } from '../case/reviewer.ts'
import { decidable, takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/** The member does not see this: nothing was decided yet. */
export const sendBack: RunCallHandler<typeof claimsAdminCalls.sendBack> = async (input, ctx) => {
  const text = input.words.trim()
  if (text === '') return badInput('words', '请写明退回的原因')
  const taken = await takeForStaff(ctx, input.caseId, decidable)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const approval = await approvalOf(ctx.db, caseRow)
  if (!approval) return refuse('noFirstApproval')
  const own = await refuseOwnReview(ctx.db, ctx.staff, caseRow, approval)
  if (own) return own
  await voidApproval(ctx.db, caseRow)
  await recordEncryptedEvent(ctx, { action: 'sendBack', about: caseRow, payload: { reason: text } })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}
