import type { AdjudicatedLine } from '@yf/domain/adjudication'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from './own-case.ts'
import { linesInForce } from './revision-store.ts'
import type { ClaimLineTable } from './tables.ts'

type LineCaseKey = Pick<CaseRow, 'company_id' | 'id'>

/** A line that a handler set; the rule remains its ceiling. */
export interface ManualLine {
  readonly receiptId: string
  readonly payableFen: number
  readonly reason: string
}

/** Stored by the console before the decision. */
export async function loadManualLines(db: Db, { company_id, id }: LineCaseKey): Promise<ManualLine[]> {
  const rows = await db
    .selectFrom('claim_line')
    .select(['receipt_id', 'payable_fen', 'reason'])
    .where((row) => row.and({ company_id, case_id: id, is_by_hand: true }))
    .execute()
  return rows.map((row) => ({ receiptId: row.receipt_id, payableFen: row.payable_fen, reason: row.reason }))
}

/** Replaces what was set by hand for this receipt before; `line` is the rule's result. */
export async function saveManualLine(
  tx: Db,
  caseKey: LineCaseKey,
  line: AdjudicatedLine,
  { payableFen, reason }: Pick<ManualLine, 'payableFen' | 'reason'>,
): Promise<void> {
  await deleteManualLines(tx, caseKey, line.receiptId)
  const row = { ...rowOf(caseKey, { ...line, payableFen, reason }), is_by_hand: true }
  await tx.insertInto('claim_line').values(row).execute()
}

/** The lines set by hand no longer apply to the changed facts; of one receipt, or of all. */
export const deleteManualLines = (tx: Db, { company_id, id }: LineCaseKey, receiptId?: string) =>
  tx
    .deleteFrom('claim_line')
    .where((row) => row.and({ company_id, case_id: id, is_by_hand: true }))
    .$if(receiptId !== undefined, (query) => query.where('receipt_id', '=', receiptId!))
    .execute()

/** The lines of a decided case: those in force, also during a review. */
export const decidedLines = async (
  db: Db,
  caseRow: LineCaseKey & Pick<CaseRow, 'decided_state'>,
): Promise<AdjudicatedLine[]> =>
  caseRow.decided_state === null
    ? (await lineRows(db, caseRow)).map(({ line }) => line)
    : linesInForce(db, caseRow)

interface DecidedLine {
  readonly line: AdjudicatedLine
  readonly isByHand: boolean
}

export async function lineRows(db: Db, { company_id, id }: LineCaseKey): Promise<DecidedLine[]> {
  const rows = await db
    .selectFrom('claim_line')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('receipt_id')
    .execute()
  return rows.map((row) => ({ line: lineOf(row), isByHand: row.is_by_hand }))
}

/** Deletes the rule's lines, which are calculated again; lines set by a person stay. */
export const forgetRuleLines = (tx: Db, { company_id, id }: LineCaseKey) =>
  tx
    .deleteFrom('claim_line')
    .where((row) => row.and({ company_id, case_id: id, is_by_hand: false }))
    .execute()

const lineOf = (row: Selectable<ClaimLineTable>): AdjudicatedLine => ({
  receiptId: row.receipt_id,
  liabilityId: row.liability_id,
  billedFen: row.billed_fen,
  excludedFen: row.excluded_fen,
  socialFen: row.social_fen,
  ownExpenseFen: row.own_expense_fen,
  deductibleFen: row.deductible_fen,
  ratio: row.ratio,
  overLimitFen: row.over_limit_fen,
  payableFen: row.payable_fen,
  reason: row.reason,
})

/** Stores the decision, receipt by receipt, and replaces earlier lines. */
export async function keepLines(
  tx: Db,
  caseKey: LineCaseKey,
  lines: readonly AdjudicatedLine[],
  manualLines: readonly ManualLine[] = [],
): Promise<void> {
  await tx
    .deleteFrom('claim_line')
    .where((row) => row.and({ company_id: caseKey.company_id, case_id: caseKey.id }))
    .execute()
  if (lines.length === 0) return
  const hands = new Set(manualLines.map(({ receiptId }) => receiptId))
  const rows = lines.map((line) => ({ ...rowOf(caseKey, line), is_by_hand: hands.has(line.receiptId) }))
  await tx.insertInto('claim_line').values(rows).execute()
}

const rowOf = ({ company_id, id }: LineCaseKey, line: AdjudicatedLine) => ({
  company_id,
  case_id: id,
  receipt_id: line.receiptId,
  liability_id: line.liabilityId,
  billed_fen: line.billedFen,
  excluded_fen: line.excludedFen,
  social_fen: line.socialFen,
  own_expense_fen: line.ownExpenseFen,
  deductible_fen: line.deductibleFen,
  ratio: line.ratio,
  over_limit_fen: line.overLimitFen,
  payable_fen: line.payableFen,
  reason: line.reason,
})
