import type { CaseOutcome } from '@yf/contract/queue-shapes'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { caseById } from '#features/claims/record/find.ts'
import { recordAuditEvent, type AuditEvent } from '#features/staff/public.ts'
import { takeIntoReview } from './take-into-review.ts'

/**
 * Accepts each case independently: cases that a colleague accepted first stay theirs. A case that is not accepted
 * writes nothing, so everything is one transaction under one idempotency key.
 */
export const acceptMany: RunCallHandler<typeof claimsAdminCalls.acceptMany> = async ({ caseIds }, ctx) => {
  const outcomes: CaseOutcome[] = []
  const events: AuditEvent[] = []
  // Sorted, whatever was chosen first: two callers with the same cases must not deadlock.
  for (const caseId of caseIds.toSorted()) {
    const before = await caseById(ctx.db, caseId)
    const isWaiting = before?.state === caseStates.submitted
    const taken = isWaiting ? await takeIntoReview(ctx, caseId, { mayTakeOver: false }) : null
    const isDone = taken?.kind === 'taken'
    if (isDone && taken.event) events.push(taken.event)
    outcomes.push({
      caseId,
      caseNo: before && before.state !== caseStates.draft ? before.case_no : '',
      isDone: isDone ? 1 : 0,
      words: isDone ? '已受理' : (taken?.message ?? '案件已不在待受理状态'),
    })
  }
  for (const event of events) await recordAuditEvent(ctx, event)
  return answer({ outcomes })
}
