import type { equityCalls } from '@yf/contract/equity'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { companyNameOf, requireMembership } from '#features/company/public.ts'
import { creditCarbonAction } from '#features/points/public.ts'
import { toPolicyDto } from './mine.ts'
import { liabilitiesOf, policyNearby, holderOf } from './store.ts'

/** A notice refers only to a policy, so the company is the policy's own, and the member has to belong to it. */
export const policy = inSteps<typeof equityCalls.policy>(async ({ id }, ctx) => {
  const { db, caller } = ctx
  const found = await policyNearby(db, caller.accountId, id)
  const membership = found && (await requireMembership(db, caller.accountId, found.company_id))
  if (!found || !membership || !isSeenBy(found, holderOf(membership))) return refuse('notFound')
  const [liabilities, companyName] = await Promise.all([
    liabilitiesOf(db, found.company_id, id),
    companyNameOf(db, found.company_id),
  ])
  // Viewing the policy here saves a paper copy, so it earns carbon credit.
  await creditCarbonAction(ctx, {
    companyId: found.company_id,
    accountId: caller.accountId,
    action: 'policy',
    of: id,
  })
  return answer({
    ...toPolicyDto(found, membership.isFamily ? null : found.family_id),
    companyId: found.company_id,
    companyName,
    liabilities: liabilities.map((row) => ({
      id: row.id,
      name: row.name,
      visitType: row.visit_type,
      deductibleFen: row.deductible_fen,
      deductibleUsedFen: Math.min(row.deductible_used_fen, row.deductible_fen),
      ratio: row.ratio,
      visitFen: row.visit_fen,
      yearlyFen: row.yearly_fen,
      usedFen: row.used_fen,
      waitingDays: row.waiting_days,
      terms: row.terms,
    })),
  })
})

const isSeenBy = (
  row: { account_id: string; family_id: string | null },
  seen: { account_id: string; family_id?: string | null },
) => row.account_id === seen.account_id && (seen.family_id === undefined || row.family_id === seen.family_id)
