import type { Input } from '@yf/contract/call'
import type { claimTrialCalls, Trial } from '@yf/contract/claims-trial'
import { adjudicate, type Receipt } from '@yf/domain/adjudication'
import { shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { claimPolicies } from '#features/equity/public.ts'
import { remainingCover } from './remaining-cover.ts'
import { withYear } from './year.ts'

/** Excludes no case from the yearly sum: this visit is no case. */
const noCase = { id: '00000000-0000-0000-0000-000000000000' }

/** Estimates the benefit for a visit today with the rule of every decision. Stores nothing. */
export const trial: RunCallHandler<typeof claimTrialCalls.trial> = async (input, ctx) => {
  const { billedFen, socialFen = 0, ownExpenseFen = 0 } = input
  if (socialFen + ownExpenseFen > billedFen)
    return badInput('billedFen', '社保已支付与目录外自费合计不能超过费用总额')
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, input.companyId)
  if (!membership) return refuse('notInCompany')
  const today = shanghaiDay(ctx.clock.now())
  const policies = await claimPolicies(ctx.db, membership, today)
  const policy = policies.find(({ id }) => id === input.policyId)
  if (!policy) return refuse('policyNotOfMember')
  const { opening, earlier } = await withYear(ctx, policy, noCase)
  const decision = adjudicate(opening, [receiptOf(input, today)], earlier)
  const [line] = decision.lines
  if (!line) throw new Error('the rule said nothing about the one receipt that it was asked about')
  const { receiptId: _, liabilityId, ...sums } = line
  const liability = policy.liabilities.find(({ id }) => id === liabilityId)
  const result: Trial = {
    payableFen: decision.payableFen,
    line: { ...sums, liabilityName: liability?.name ?? null },
    standing: remainingCover(policy, input.visitType),
    doubts: [...decision.doubts],
  }
  return answer(result)
}

function receiptOf(input: Input<typeof claimTrialCalls.trial>, today: string): Receipt {
  const { visitType, grade = null, isPublic, billedFen, socialFen = 0, ownExpenseFen = 0 } = input
  return {
    id: 'trial',
    number: '',
    visitType,
    day: today,
    until: today,
    hospital: { name: '', grade, isPublic: isPublic === undefined ? null : isPublic === 1 },
    // The form does not ask for a diagnosis, so it must not count as missing: the sheet says that exclusions are not
    // checked.
    diagnoses: [{ code: null, name: '' }],
    billedFen,
    socialFen,
    ownExpenseFen,
    items: [],
    excludedFen: 0,
    excludedReason: null,
    manualDecision: null,
  }
}
