import { caseStates, type CaseState } from './claim-case.ts'
import { addDays, shanghaiDay } from './dates.ts'

/** Days within which a member may appeal a decision: letter, app and server use this constant. */
export const appealDays = 60

/** The reasons of an appeal, under the stored code. */
export const appealReasons = {
  amount: '赔付金额算得不对',
  excluded: '被认定不保障的费用应当保障',
  papers: '有新的资料可以证明',
  facts: '就诊或发票信息认定有误',
  other: '其他原因',
} as const
export type AppealReason = keyof typeof appealReasons

interface DecidedCase {
  readonly state: CaseState
  readonly decidedAt: Date | null
  readonly appealedAt: Date | null
}

/** The last day for an appeal against this decision; null where none is possible, or it was appealed already. */
export function appealUntil({ state, decidedAt, appealedAt }: DecidedCase): string | null {
  const hasEnded = state === caseStates.paid || state === caseStates.rejected
  return hasEnded && decidedAt && !appealedAt ? addDays(shanghaiDay(decidedAt), appealDays) : null
}

export function canAppeal(decided: DecidedCase, now: Date): boolean {
  const until = appealUntil(decided)
  return until !== null && shanghaiDay(now) <= until
}
