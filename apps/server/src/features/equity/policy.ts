import type { equityCalls } from '@yf/contract/equity'
import { shanghaiDay } from '@yf/domain/dates'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { companyNameOf, requireMembership } from '#features/company/public.ts'
import { creditCarbonAction } from '#features/points/public.ts'
import { toPolicyDto } from './mine.ts'
import { liabilitiesWithUse, policiesOn } from './policies.ts'
import { policyNearby, holderOf } from './store.ts'

/** A notice refers only to a policy, so the company is the policy's own, and the member has to belong to it. */
export const policy = inSteps<typeof equityCalls.policy>(async ({ id }, ctx) => {
  const { db, caller } = ctx
  const found = await policyNearby(db, caller.accountId, id)
  const membership = found && (await requireMembership(db, caller.accountId, found.company_id))
  if (!found || !membership || !isSeenBy(found, holderOf(membership))) return refuse('notFound')
  const today = shanghaiDay(ctx.clock.now())
  const [[onDay], companyName] = await Promise.all([
    policiesOn(db, [found], today),
    companyNameOf(db, found.company_id),
  ])
  const liabilitiesOf = await liabilitiesWithUse(db, [onDay!])
  // Viewing the policy here saves a paper copy, so it earns carbon credit.
  await creditCarbonAction(ctx, {
    companyId: found.company_id,
    accountId: caller.accountId,
    action: 'policy',
    of: id,
  })
  return answer({
    ...toPolicyDto(onDay!, membership.isFamily ? null : found.family_id),
    companyId: found.company_id,
    companyName,
    liabilities: liabilitiesOf(id, onDay!.terms.versionId).map((liability) => ({
      id: liability.id,
      name: liability.name,
      visitType: liability.visitType,
      deductibleFen: liability.deductibleFen,
      deductibleUsedFen: Math.min(liability.deductibleUsedFen, liability.deductibleFen),
      ratio: liability.ratio,
      visitFen: liability.visitFen,
      yearlyFen: liability.yearlyFen,
      usedFen: liability.usedFen,
      waitingDays: liability.waitingDays,
      terms: liability.text,
    })),
  })
})

const isSeenBy = (
  row: { account_id: string | null; family_id: string | null },
  seen: { account_id: string; family_id?: string | null },
) => row.account_id === seen.account_id && (seen.family_id === undefined || row.family_id === seen.family_id)
