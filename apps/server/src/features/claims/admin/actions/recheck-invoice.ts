import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { askOnceMore } from '#features/claims/evidence/verification/ask-issuer.ts'
import { receiptRows } from '#features/claims/record/find.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { takeForStaff } from '../case/take-own.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

const { submitted, reviewing, supplementing, adjudicating } = caseStates

/** Any handler may ask, not only the assigned one: it changes nothing that a handler wrote. */
export const recheckInvoice: RunCallHandler<typeof claimsAdminCalls.recheckInvoice> = async (
  { caseId, receiptId },
  ctx,
) => {
  const taken = await takeForStaff(ctx, caseId, [submitted, reviewing, supplementing, adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const receipt = (await receiptRows(ctx.db, caseRow)).find(({ id }) => id === receiptId)
  if (!receipt?.invoice_number) return refuse('notFound')
  // The issuer limits queries, and an answer seldom changes within the hour.
  const uses = await ctx.limits.take('recheckInvoice', receipt.invoice_number, { limit: 6, seconds: 3600 })
  if (!uses.allowed) return refuse('tooOften', '这张发票刚刚核验过多次，请一小时后再试')
  await askOnceMore(ctx, receipt)
  await recordAuditEvent(ctx, { action: 'recheckInvoice', about: caseRow })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}
