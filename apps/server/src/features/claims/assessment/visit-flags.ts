import { tidyHospital, type Decision, termsOn } from '@yf/domain/adjudication'
import type { ReceiptRow } from '../record/find.ts'
import type { DecisionFacts } from './facts.ts'
import { visitDays } from './measured.ts'

/** Receipts of a hospital other than declared, as text; values that a handler entered are not questioned. */
export function otherHospitals({ caseRow, receipts, hospitalOf }: DecisionFacts): string[] {
  const declared = caseRow.hospital
  if (!declared) return []
  const names = new Set(hospitalOf(declared).names.map(tidyHospital))
  return receipts.flatMap((receipt) => {
    const { hospital, snapshot } = receipt
    if (!hospital || snapshot.byHandler !== null || names.has(tidyHospital(hospital))) return []
    return [`${nameOf(receipt)}的医院为${hospital}，与申报的${declared}不同`]
  })
}

/**
 * Nobody is billed for a future visit: without a visit day on the receipt, the visit is not before the declared one.
 */
export function earlyInvoices({ caseRow, receipts }: Pick<DecisionFacts, 'caseRow' | 'receipts'>): string[] {
  const declared = caseRow.visit_start
  if (declared === null) return []
  return receipts.flatMap((receipt) => {
    const { day, visit_day, snapshot } = receipt
    if (day === null || day >= declared || visit_day !== null || snapshot.byHandler !== null) return []
    return [`${nameOf(receipt)}的开票日期 ${day} 早于申报的就诊日期 ${declared}`]
  })
}

const nameOf = ({ invoice_number }: ReceiptRow) => (invoice_number ? `发票 ${invoice_number}` : '一张发票')

interface PaidVisit {
  readonly liabilityId: string
  readonly day: string
  readonly hospital: string
  readonly paidFen: number
}

/**
 * Days on which several hospitals together were paid more than the limit of one visit: one hospital recognised under
 * two names would count as two visits, so a person reviews it.
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
  const limitOn = (day: string, liabilityId: string): number =>
    termsOn(policy, day).liabilities.find(({ id }) => id === liabilityId)?.visitFen ?? Infinity
  const before = policy.earlier.flatMap(({ liabilityId, day, hospital, paidFen }): PaidVisit[] =>
    liabilityId === null ? [] : [{ liabilityId, day, hospital: hospital.name, paidFen }],
  )
  const days = Map.groupBy([...before, ...now], ({ liabilityId, day }) => `${liabilityId}|${day}`)
  const found = [...days.values()].flatMap((visits) => {
    const [{ liabilityId, day }] = visits as [PaidVisit]
    const isOne = new Set(visits.map((visit) => tidyHospital(visit.hospital))).size === 1
    const paid = visits.reduce((sum, { paidFen }) => sum + paidFen, 0)
    return !isOne && paid > limitOn(day, liabilityId) ? [day] : []
  })
  return [...new Set(found)]
}
