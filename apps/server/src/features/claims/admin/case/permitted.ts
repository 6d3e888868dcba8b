import type { WorkCase } from '@yf/contract/claims-admin'
import { askableStates, caseStates } from '@yf/domain/claim-case'
import { mayDo } from '@yf/domain/staff'
import type { Staff } from '#platform/call/context.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { Approval } from './assignment.ts'
import { correctable, decidable } from './take-own.ts'

interface CaseActionFacts {
  readonly staff: Staff
  readonly handlerId: string | null
  readonly approval: Approval | null
  /** The first approval covers the lines as they are now. */
  readonly isApprovalCurrent: boolean
  readonly hasObstacles: boolean
  /** Under appeal: the person has taken it and had no part in the case before. */
  readonly isReviewer: boolean
  /** A person who changed a sum cannot review it. */
  readonly hasTouchedSums: boolean
}

const bit = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** The actions that this person may take in the case now; the calls check again. */
export function permitted({ state }: CaseRow, situation: CaseActionFacts): WorkCase['can'] {
  const { staff, handlerId, approval, isApprovalCurrent, hasObstacles, hasTouchedSums, isReviewer } =
    situation
  const { submitted, reviewing, supplementing, adjudicating, appealed } = caseStates
  const handles = mayDo(staff.role, 'handle')
  const isOwn = handles && handlerId === staff.id
  const isOpen = state === reviewing || state === supplementing || state === adjudicating
  const isChangeable = isOwn && correctable.includes(state) && (state !== appealed || isReviewer)
  const isAnother = approval !== null && approval.staff_id !== staff.id && !hasTouchedSums
  const isSecond = decidable.includes(state) && isAnother && mayDo(staff.role, 'confirm')
  const verdict = approval !== null && isApprovalCurrent ? approval.verdict : null
  return {
    accept: bit(handles && (state === submitted || (isOpen && !isOwn))),
    correct: bit(isChangeable),
    ask: bit(handles && (state === submitted || (isOwn && askableStates.includes(state)))),
    adjudicate: bit(isOwn && state === reviewing),
    approve: bit(isOwn && state === adjudicating && !hasObstacles && verdict !== 'approve'),
    confirm: bit(isSecond && verdict === 'approve'),
    sendBack: bit(isSecond),
    reject: bit(isOwn && state === adjudicating && verdict !== 'reject'),
    confirmReject: bit(isSecond && verdict === 'reject'),
    note: bit(handles),
  }
}
