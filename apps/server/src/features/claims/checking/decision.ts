import type { DecisionLine } from '@yf/contract/claim-shapes'
import { adjudicate, type Decision, type Line, type Receipt } from '@yf/domain/adjudication'
import { formatFen } from '@yf/domain/money'
import type { Db } from '#platform/db/handle.ts'
import { claimPolicy, type ClaimPolicy } from '#features/equity/public.ts'
import type { CaseRow } from '../own-case.ts'
import { receiptRows, type ReceiptRow } from '../case/find.ts'
import { withVisits, type UsedPolicy } from './used-policy.ts'

/** A line that a handler decided; the rule stays its ceiling. */
export interface HandLine {
  readonly receiptId: string
  readonly payableFen: number
  readonly reason: string
}

type Visit = Pick<CaseRow, 'visit_type' | 'hospital'>

/** What would be paid for these receipts: before submitting, at submitting and in the console. */
export function decisionFor(
  visit: Visit,
  receipts: readonly ReceiptRow[],
  policy: UsedPolicy | null,
  byHand: readonly HandLine[] = [],
): Decision {
  if (!policy || !visit.visit_type) return { lines: [], billedFen: billedSum(receipts), payableFen: 0 }
  const { lines, billedFen } = adjudicate(
    policy,
    receipts.flatMap((receipt) => measured(visit, receipt)),
  )
  const decided = lines.map((line) => decidedBy(line, byHand))
  return { lines: decided, billedFen, payableFen: decided.reduce((sum, line) => sum + line.payableFen, 0) }
}

export const billedSum = (receipts: readonly Pick<ReceiptRow, 'billed_fen'>[]): number =>
  receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0)

/** A receipt without amount or day cannot be measured: the checks ask for them. */
function measured({ visit_type, hospital }: Visit, row: ReceiptRow): Receipt[] {
  if (row.billed_fen === null || row.day === null || !visit_type) return []
  return [
    {
      id: row.id,
      day: row.day,
      visitType: visit_type,
      hospital: row.hospital ?? hospital ?? '',
      billedFen: row.billed_fen,
      socialFen: row.social_fen,
      excludedFen: row.excluded_fen,
      excludedReason: row.excluded_reason,
    },
  ]
}

function decidedBy(line: Line, byHand: readonly HandLine[]): Line {
  const hand = byHand.find(({ receiptId }) => receiptId === line.receiptId)
  if (!hand) return line
  const payableFen = Math.min(hand.payableFen, line.payableFen)
  const words = `${hand.reason}，人工核定赔付 ${formatFen(payableFen)}（按保单规则最多 ${formatFen(line.payableFen)}）`
  return { ...line, payableFen, reason: words }
}

export interface Measured {
  readonly receipts: readonly ReceiptRow[]
  readonly policy: UsedPolicy | null
  readonly decision: Decision
}

/** The same from what the case holds now, with what a handler decided so far. */
export async function measureCase(db: Db, caseRow: CaseRow): Promise<Measured> {
  const [receipts, found, byHand] = await Promise.all([
    receiptRows(db, caseRow),
    caseRow.policy_id === null ? null : claimPolicy(db, caseRow.company_id, caseRow.policy_id),
    handLines(db, caseRow),
  ])
  const policy = found && (await withVisits(db, found, caseRow, receipts))
  return { receipts, policy, decision: decisionFor(caseRow, receipts, policy, byHand) }
}

type Which = Pick<CaseRow, 'company_id' | 'id'>

/** Kept by the console before the decision. */
export async function handLines(db: Db, { company_id, id }: Which): Promise<HandLine[]> {
  const rows = await db
    .selectFrom('claim_line')
    .select(['receipt_id', 'payable_fen', 'reason'])
    .where((row) => row.and({ company_id, case_id: id, is_by_hand: true }))
    .execute()
  return rows.map((row) => ({ receiptId: row.receipt_id, payableFen: row.payable_fen, reason: row.reason }))
}

/** Of a case that was decided. */
export async function decidedLines(db: Db, { company_id, id }: Which): Promise<Line[]> {
  const rows = await db
    .selectFrom('claim_line')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('receipt_id')
    .execute()
  return rows.map((row) => ({
    receiptId: row.receipt_id,
    liabilityId: row.liability_id,
    billedFen: row.billed_fen,
    excludedFen: row.excluded_fen,
    socialFen: row.social_fen,
    deductibleFen: row.deductible_fen,
    ratio: row.ratio,
    overLimitFen: row.over_limit_fen,
    payableFen: row.payable_fen,
    reason: row.reason,
  }))
}

/** In the order of the receipts, with what a person knows each by. */
export function linesOnTheWire(
  lines: readonly Line[],
  receipts: readonly ReceiptRow[],
  policy: ClaimPolicy | null,
): DecisionLine[] {
  return receipts.flatMap((receipt) => {
    const line = lines.find(({ receiptId }) => receiptId === receipt.id)
    if (!line) return []
    const { liabilityId, ...sums } = line
    return [
      {
        ...sums,
        invoiceNumber: receipt.invoice_number,
        day: receipt.day,
        hospital: receipt.hospital,
        liabilityName: policy?.liabilities.find(({ id }) => id === liabilityId)?.name ?? null,
      },
    ]
  })
}
