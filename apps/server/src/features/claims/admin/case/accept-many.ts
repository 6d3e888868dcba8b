import type { CaseOutcome } from '@yf/contract/queue-shapes'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import { answer } from '#platform/call/outcome.ts'
import { caseById } from '#features/claims/public.ts'
import { recordAuditEvent, type AuditEvent, withPermission } from '#features/staff/public.ts'
import { takeIntoReview } from './take-into-review.ts'

/**
 * Each for itself: what a colleague was faster with stays his, and the rest is taken all the same. A case that is not
 * taken has written nothing, so all of it is one transaction under one key.
 */
export const acceptMany = withPermission<typeof claimsAdminCalls.acceptMany>(
  'acceptMany',
  'handle',
  async ({ caseIds }, ctx) => {
    const outcomes: CaseOutcome[] = []
    const deeds: AuditEvent[] = []
    // In one order, whatever was chosen first: two who choose the same cases do not wait for each other for ever.
    for (const caseId of caseIds.toSorted()) {
      const before = await caseById(ctx.db, caseId)
      const isWaiting = before?.state === caseStates.submitted
      const taken = isWaiting ? await takeIntoReview(ctx, caseId, { mayTakeOver: false }) : null
      const isDone = taken?.kind === 'taken'
      if (isDone && taken.deed) deeds.push(taken.deed)
      outcomes.push({
        caseId,
        caseNo: before && before.state !== caseStates.draft ? before.case_no : '',
        isDone: isDone ? 1 : 0,
        words: isDone ? '已受理' : (taken?.message ?? '案件已不在待受理状态'),
      })
    }
    for (const deed of deeds) await recordAuditEvent(ctx, deed)
    return answer({ outcomes })
  },
)
