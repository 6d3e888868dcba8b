import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { CaseOutcome } from '@yf/contract/queue-shapes'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { assign as giveTo, handlerOf } from '../case/assignment.ts'
import { takeForStaff } from '../case/take-own.ts'
import { caseHandlers } from './people-store.ts'

const { submitted, reviewing, supplementing, adjudicating } = caseStates
const openStates = [submitted, reviewing, supplementing, adjudicating]

/** A submitted case stays submitted: the assignee accepts it, and the member is notified of that. */
export const assign: RunCallHandler<typeof claimsAssignmentCalls.assign> = async (input, ctx) => {
  const { db, clock } = ctx
  const person = (await caseHandlers(db, clock.now())).find(({ id }) => id === input.staffId)
  if (!person) return badInput('staffId', '没有这位理赔专员')
  if (person.isAway) return refuse('personAway', `${person.name}请假中，请选择其他人`)
  const outcomes: CaseOutcome[] = []
  const assigned: CaseRow[] = []
  // Sorted, like everything that locks several cases, to avoid deadlocks.
  for (const caseId of input.caseIds.toSorted()) {
    const taken = await takeForStaff(ctx, caseId, openStates)
    if (taken.kind === 'refused') {
      outcomes.push({ caseId, caseNo: '', isDone: 0, words: '案件已结束或不存在' })
      continue
    }
    const { caseRow } = taken
    const isHisAlready = (await handlerOf(db, caseRow)) === person.id
    if (!isHisAlready) {
      await giveTo(db, caseRow, person.id, clock.now())
      assigned.push(caseRow)
    }
    const message = isHisAlready ? `已由${person.name}处理` : `已分派给${person.name}`
    outcomes.push({ caseId, caseNo: caseRow.case_no, isDone: isHisAlready ? 0 : 1, words: message })
  }
  for (const about of assigned)
    await recordAuditEvent(ctx, { action: 'assignCase', about, payload: { name: person.name } })
  return answer({ outcomes })
}
