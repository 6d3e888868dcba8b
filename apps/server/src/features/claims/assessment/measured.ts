import type { ManualDecision, Receipt } from '@yf/domain/adjudication'
import type { Diagnosis, Hospital, BilledItem } from '@yf/domain/adjudication/terms'
import type { ReceiptRow } from '../record/find.ts'
import type { CaseRow } from '../record/own-case.ts'

type CaseVisit = Pick<CaseRow, 'visit_type' | 'visit_start' | 'visit_end' | 'hospital'>

export interface ReceiptContext {
  readonly diagnoses: readonly Diagnosis[]
  readonly byHand: ManualDecision | null
  readonly items: readonly BilledItem[]
  readonly hospitalOf: (name: string) => Hospital
}

/** A receipt as the rule needs it; null if its amount or day is unknown: the checks ask for them. */
export function measured(
  visit: CaseVisit,
  row: Omit<ReceiptRow, 'snapshot'>,
  { diagnoses, byHand, items, hospitalOf }: ReceiptContext,
): Receipt | null {
  const { visit_type } = visit
  const days = visitDays(visit, row)
  if (row.billed_fen === null || !days || !visit_type) return null
  return {
    id: row.id,
    number: row.invoice_number ?? '',
    visitType: visit_type,
    ...days,
    hospital: hospitalOf(row.hospital ?? visit.hospital ?? ''),
    diagnoses,
    billedFen: row.billed_fen,
    socialFen: row.social_fen,
    ownExpenseFen: row.own_expense_fen,
    items,
    excludedFen: row.excluded_fen,
    excludedReason: row.excluded_reason,
    manualDecision: byHand,
  }
}

/**
 * The rule uses the day of the visit, never of the invoice: for a hospital stay the admission; otherwise the day on
 * the receipt, or the day within the declared visit that is closest to the invoice.
 */
export function visitDays(
  { visit_type, visit_start, visit_end }: Pick<CaseRow, 'visit_type' | 'visit_start' | 'visit_end'>,
  { day, visit_day }: Pick<ReceiptRow, 'day' | 'visit_day'>,
): { readonly day: string; readonly until: string } | null {
  if (day === null) return null
  const [first, last] = [visit_start ?? day, visit_end ?? visit_start ?? day]
  if (visit_type === 'inpatient') return { day: first, until: last }
  const within = day < first ? first : day > last ? last : day
  const own = visit_day ?? within
  return { day: own, until: own }
}
