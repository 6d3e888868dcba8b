import { caseStates } from '@yf/domain/claim-case'
import { takeClaimPolicy } from '#features/equity/public.ts'
import type { CaseRow } from '../own-case.ts'
import { decidedByMachine, isBeyondAutomatic } from '../checking/automatic.ts'
import { billedSum, decisionFor } from '../checking/decision.ts'
import type { CaseFacts } from '../checking/facts.ts'
import { hindersMachine } from '../checking/flags.ts'
import { moveCase, system, type CaseWork } from '../case/moves.ts'
import { withVisits } from '../checking/used-policy.ts'
import { settle } from './settle.ts'

/**
 * Decisions §5: receipts that were read with confidence, a sum within the company's limit, nothing noticed, something
 * to pay. The machine approves; whatever it cannot approve waits for a person.
 */
export const mayDecideAtOnce = ({ caseRow, receipts, decision, flags }: CaseFacts): boolean =>
  caseRow.flow === 'new' && receipts.length > 0 && decision.payableFen > 0 && !flags.some(hindersMachine)

/** 1 → 2 → 4 → 5 in the transaction that submits. Says false where another case used up the policy, or the machine's share. */
export async function decideAtOnce(
  ctx: CaseWork,
  caseRow: CaseRow,
  { receipts, rule }: Pick<CaseFacts, 'receipts' | 'rule'>,
): Promise<boolean> {
  const policy = caseRow.policy_id && (await takeClaimPolicy(ctx.db, caseRow.company_id, caseRow.policy_id))
  // Under the lock of the policy, so that what follows cannot end halfway.
  if (!policy) return false
  const used = await withVisits(ctx.db, policy, caseRow, receipts)
  if (decisionFor(caseRow, receipts, used).payableFen === 0) return false
  const lately = await decidedByMachine(ctx.db, caseRow, ctx.clock.now())
  if (isBeyondAutomatic(rule, lately, billedSum(receipts))) return false
  const steps = [
    { to: caseStates.reviewing, reason: '资料齐全、识别清晰，系统已受理' },
    { to: caseStates.adjudicating, reason: '系统按保单自动核定' },
  ] as const
  for (const step of steps) {
    const moved = await moveCase(ctx, caseRow, { ...step, actor: system })
    if (moved.kind === 'refused') throw new Error(`a case could not be decided at once: ${moved.message}`)
  }
  const settled = await settle(ctx, caseRow, { actor: system, isAtOnce: true })
  if (settled.kind === 'refused') throw new Error(`a case could not be decided at once: ${settled.message}`)
  return true
}
