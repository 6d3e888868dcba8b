import { tidyHospital, type Decision } from '@yf/domain/adjudication'
import type { DecisionFacts } from './facts.ts'
import { visitDays } from './measured.ts'

interface PaidVisit {
  readonly liabilityId: string
  readonly day: string
  readonly hospital: string
  readonly paidFen: number
}

/**
 * Days on which several hospitals together were paid more than one visit is: a hospital that was read in two ways would
 * be two visits, so a person looks.
 */
export function daysOfManyVisits({ caseRow, receipts, policy }: DecisionFacts, decision: Decision): string[] {
  if (!policy) return []
  const now = decision.lines.flatMap(({ receiptId, liabilityId, payableFen }): PaidVisit[] => {
    const receipt = receipts.find(({ id }) => id === receiptId)
    const days = receipt && visitDays(caseRow, receipt)
    return liabilityId === null || !receipt || !days
      ? []
      : [
          {
            liabilityId,
            day: days.day,
            hospital: receipt.hospital ?? caseRow.hospital ?? '',
            paidFen: payableFen,
          },
        ]
  })
  const limits = new Map(policy.liabilities.map(({ id, visitFen }) => [id, visitFen ?? Infinity]))
  const before = policy.earlier.flatMap(({ liabilityId, day, hospital, paidFen }): PaidVisit[] =>
    liabilityId === null ? [] : [{ liabilityId, day, hospital: hospital.name, paidFen }],
  )
  const days = Map.groupBy([...before, ...now], ({ liabilityId, day }) => `${liabilityId}|${day}`)
  const found = [...days.values()].flatMap((visits) => {
    const [{ liabilityId, day }] = visits as [PaidVisit]
    const isOne = new Set(visits.map((visit) => tidyHospital(visit.hospital))).size === 1
    const paid = visits.reduce((sum, { paidFen }) => sum + paidFen, 0)
    return !isOne && paid > (limits.get(liabilityId) ?? Infinity) ? [day] : []
  })
  return [...new Set(found)]
}
