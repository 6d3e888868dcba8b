import type { RemainingCover } from '@yf/contract/claims-trial'
import type { Policy } from '@yf/domain/adjudication'
import { liabilityFor } from '@yf/domain/adjudication/line'
import type { VisitType } from '@yf/domain/claim-materials'
import type { ClaimPolicy } from '#features/equity/public.ts'

/** The present cover of the policy: what cases have used of it, and what was already used when it was imported. */
export function remainingCover(policy: ClaimPolicy & Policy, visitType: VisitType): RemainingCover | null {
  const liability = liabilityFor(policy, visitType)
  if (!liability) return null
  const { name, deductibleFen, deductibleUsedFen, visitFen, yearlyFen, usedFen } = liability
  const left = (whole: number, used: number) => Math.max(whole - used, 0)
  return {
    liabilityName: name,
    deductibleFen,
    deductibleUsedFen: Math.min(deductibleUsedFen, deductibleFen),
    deductibleLeftFen: left(deductibleFen, deductibleUsedFen),
    visitFen,
    yearlyFen,
    usedFen,
    leftFen: Math.min(left(yearlyFen, usedFen), left(policy.coverFen, policy.usedFen)),
  }
}
