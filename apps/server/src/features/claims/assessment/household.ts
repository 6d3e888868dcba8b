import type { claimTrialCalls, CoveredPerson, CoverPart } from '@yf/contract/claims-trial'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { shanghaiDay } from '@yf/domain/dates'
import { isPolicyUseful } from '@yf/domain/equity'
import { requireMembership } from '#features/company/public.ts'
import { claimPolicies, type ClaimPolicy } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { accountOf } from '#features/identity/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { remainingCover } from './remaining-cover.ts'

const kinds = Object.keys(visitTypes) as VisitType[]

/** Which family members are covered for what today, by the same policies and sums that decide claims. */
export const household: RunCallHandler<typeof claimTrialCalls.household> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notInCompany')
  const today = shanghaiDay(ctx.clock.now())
  const running = (await claimPolicies(ctx.db, membership, today)).filter(
    (policy) => policy.startDt <= today && isPolicyUseful(policy, today),
  )
  const familyIdOf = (policy: ClaimPolicy) => (membership.isFamily ? null : policy.familyId)
  const people = (await peopleOf(ctx, membership.isFamily)).map(({ userFamilyId, name }): CoveredPerson => ({
    userFamilyId,
    name,
    parts: running.filter((policy) => familyIdOf(policy) === userFamilyId).flatMap(partsOf),
  }))
  return answer({ people })
}

/** The caller first; family members see only themselves. */
async function peopleOf({ db, cipher, caller }: MemberContext, isFamily: boolean) {
  const self = await accountOf(db, caller.accountId)
  const family = isFamily ? [] : await decryptedFamily(db, cipher, caller.accountId)
  return [
    { userFamilyId: null, name: self?.name ?? '' },
    ...family.map(({ id, name }) => ({ userFamilyId: id, name })),
  ]
}

const partsOf = (policy: ClaimPolicy): CoverPart[] =>
  kinds.flatMap((visitType) => {
    const cover = remainingCover(policy, visitType)
    return cover ? [{ policyId: policy.id, policyName: policy.name, visitType, ...cover }] : []
  })
