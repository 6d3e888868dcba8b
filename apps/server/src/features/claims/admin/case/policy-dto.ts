import type { WorkCase } from '@yf/contract/claims-admin'
import { leftInYear } from '@yf/domain/adjudication'
import { termsTexts } from '@yf/domain/adjudication/terms-text'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'

/** The policy with its terms as text, what is used of it and what is left, as the rule calculates it. */
export function toPolicyDto(policy: NonNullable<CaseFacts['policy']>): WorkCase['policy'] {
  const left = leftInYear(policy.opening, policy.earlier)
  return {
    name: policy.name,
    insurer: policy.insurer,
    startDt: policy.startDt,
    endDt: policy.endDt,
    coverFen: policy.coverFen,
    usedFen: policy.usedFen,
    liabilities: policy.liabilities.map(({ terms, ...liability }) => ({
      ...liability,
      terms: termsTexts(terms),
      visitsLeft: left.get(liability.id)?.visits ?? null,
      daysLeft: left.get(liability.id)?.days ?? null,
    })),
  }
}
