import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { caseById } from '#features/claims/record/find.ts'
import { earlierCases } from '#features/claims/record/history.ts'
import { recordRead } from '#features/staff/public.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

/**
 * The audit event, with the earlier cases that are shown, is written in the transaction that reads: a case is not
 * returned unless the event is stored.
 */
export const open: RunCallHandler<typeof claimsAdminCalls.open> = async ({ caseId }, ctx) => {
  const caseRow = await caseById(ctx.db, caseId)
  if (!caseRow || caseRow.state === 0) return refuse('notFound')
  const workCase = await toWorkCaseDto(ctx, caseId)
  const seen = await earlierCases(ctx, caseRow)
  await recordRead(ctx, { action: 'readCase', about: caseRow, seen })
  return answer(workCase)
}
