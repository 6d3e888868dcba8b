import { caseStates, isAllDeductible } from '@yf/domain/claim-case'
import { transitionCase, system, type CaseWork, type TransitionOutcome } from '../record/transitions.ts'
import { automaticallyDecidedFen, isBeyondAutomatic } from '../assessment/automatic.ts'
import { billedSum, decide } from '../assessment/decision.ts'
import { withPolicyLocked, type CaseFacts } from '../assessment/facts.ts'
import { writeDecision } from './write-decision.ts'

/**
 * 1 → 2 → 4 → 5 in the submitting transaction. Returns false if another case has used up the policy or the automatic
 * limit.
 */
export async function decideAtOnce(ctx: CaseWork, facts: CaseFacts): Promise<boolean> {
  const { caseRow, receipts, rule, card, today } = facts
  // Locks the policy first, so that the following steps cannot fail halfway.
  const locked = await withPolicyLocked(ctx, facts)
  if (!locked || !card) return false
  const decision = decide(locked)
  if (decision.payableFen === 0 && !isAllDeductible(decision.lines)) return false
  const lately = await automaticallyDecidedFen(ctx.db, caseRow, today)
  if (isBeyondAutomatic(rule, lately, billedSum(receipts))) return false
  const steps = [
    { to: caseStates.reviewing, reason: '资料齐全、识别清晰，系统已受理' },
    { to: caseStates.adjudicating, reason: '系统按保单自动核定' },
  ] as const
  for (const step of steps) mustTransition(await transitionCase(ctx, caseRow, { ...step, actor: system }))
  mustTransition(await writeDecision(ctx, { ...locked, card }, decision, { actor: system, isAtOnce: true }))
  return true
}

function mustTransition(moved: TransitionOutcome): void {
  if (moved.kind === 'refused') throw new Error(`a case could not be decided at once: ${moved.message}`)
}
