import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { claimPromises } from '@yf/domain/claim-promises'
import { addDays } from '@yf/domain/dates'
import { isPolicyUseful } from '@yf/domain/equity'
import type { ClaimPolicy } from '#features/equity/public.ts'

/** How long after its end a policy accepts receipts of its term. */
export const { claimDays } = claimPromises

/** Why none of a person's policies accepts a claim; `isClaimPolicy` of the DTO tells the cases apart. */
export interface CoverageRefusal {
  readonly isClaimPolicy: 0 | 1 | 2 | 3
  readonly message: string
}

export const canBeClaimedOn = (policy: ClaimPolicy, today: string): boolean =>
  isInTime(policy, today) && policy.liabilities.length > 0

export const paidVisits = ({ liabilities }: ClaimPolicy): VisitType[] => {
  const named = new Set(liabilities.map(({ visitType }) => visitType))
  // An emergency counts as an outpatient visit unless the policy says otherwise, as in the adjudication.
  if (named.has('outpatient')) named.add('emergency')
  return (Object.keys(visitTypes) as VisitType[]).filter((visit) => named.has(null) || named.has(visit))
}

/** `who` addresses the person: 您, or a family member's name. */
export function noCover(
  policies: readonly ClaimPolicy[],
  who: string,
  today: string,
): CoverageRefusal | null {
  if (policies.some((policy) => canBeClaimedOn(policy, today))) return null
  if (policies.length === 0)
    return { isClaimPolicy: 0, message: `${who}在该企业没有可以理赔的保单，如有疑问请联系企业人力资源` }
  if (policies.some((policy) => isInTime(policy, today)))
    return {
      isClaimPolicy: 3,
      message: `${who}的保单不含医疗费用保障，如需申请身故、伤残或重大疾病保险金，请联系在线客服`,
    }
  const begins = policies
    .map(({ startDt }) => startDt)
    .filter((day) => day > today)
    .toSorted()[0]
  if (begins !== undefined)
    return {
      isClaimPolicy: 1,
      message: `${who}的保单将于${dayText(begins)}生效，生效后产生的医疗费用可以申请理赔`,
    }
  const ended = policies
    .map(({ endDt }) => (endDt < today ? endDt : today))
    .toSorted()
    .at(-1)!
  return {
    isClaimPolicy: 2,
    message:
      ended === today
        ? `${who}的保单已终止，不能再申请理赔，如有疑问请联系企业人力资源`
        : `${who}的保单已于${dayText(ended)}到期，超过了${claimDays}天的申请期限，如有疑问请联系企业人力资源`,
  }
}

/**
 * An ended policy, early or not, accepts receipts of its term from its last day on, which the adjudication still
 * covers. One with status ended but a future last day does not say when it ended, so it accepts nothing.
 */
function isInTime(policy: ClaimPolicy, today: string): boolean {
  if (policy.startDt > today) return false
  return policy.endDt > today ? isPolicyUseful(policy, today) : addDays(policy.endDt, claimDays) >= today
}

const dayText = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
