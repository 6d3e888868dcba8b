import type { AppealReason } from '@yf/domain/claim-appeal'
import { newId } from '#platform/ids.ts'
import { receiptRows } from '#features/claims/record/find.ts'
import { lineRows, forgetRuleLines } from '#features/claims/record/line-store.ts'
import type { CaseWork } from '#features/claims/record/transitions.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { DecidedState } from '#features/claims/record/tables.ts'
import type { ClaimRevisionTable, RevisionFacts } from '#features/claims/record/tables.ts'
import { encryptedRevisionText } from '#features/claims/record/revision-store.ts'

interface RevisionStart {
  readonly kind: ClaimRevisionTable['kind']
  readonly reason: AppealReason | null
  readonly text: string
}

/**
 * Stores the decision with the rule's input: it remains in force, and visible, until there is a new one. Lines set by
 * a handler are the starting point of the new one.
 */
export async function startRevision(
  ctx: CaseWork,
  caseRow: CaseRow,
  { kind, reason, text }: RevisionStart,
): Promise<void> {
  const { company_id, id: case_id, state, decided_at } = caseRow
  if (!decided_at) throw new Error('a case without a decision is looked at again')
  const id = newId()
  await ctx.db
    .insertInto('claim_revision')
    .values({
      company_id,
      case_id,
      id,
      kind,
      reason,
      text_encrypted: await encryptedRevisionText(ctx, caseRow, id, 'text_encrypted', text),
      explanation_encrypted: null,
      opened_at: ctx.clock.now(),
      before_state: state as DecidedState,
      before_payable_fen: caseRow.payable_fen ?? 0,
      before_earlier_fen: caseRow.earlier_fen,
      before_decided_at: decided_at,
      before_letter_id: caseRow.letter_file_id,
      // Copied encrypted: the values belong to the same case and are decrypted as its own.
      diagnosis: caseRow.diagnosis,
      diagnosis_codes: caseRow.diagnosis_codes,
      outcome: null,
      after_payable_fen: null,
      closed_at: null,
    })
    .execute()
  await storeDecidedLines(ctx, caseRow, id)
}

async function storeDecidedLines({ db }: CaseWork, caseRow: CaseRow, revision_id: string): Promise<void> {
  const { company_id, id: case_id } = caseRow
  const [lines, receipts] = await Promise.all([lineRows(db, caseRow), receiptRows(db, caseRow)])
  const rows = lines.flatMap(({ line, isByHand }) => {
    const receipt = receipts.find(({ id }) => id === line.receiptId)
    if (!receipt) return []
    return [
      {
        company_id,
        case_id,
        revision_id,
        receipt_id: line.receiptId,
        line: JSON.stringify(line),
        facts: JSON.stringify(factsOf(caseRow, receipt)),
        is_by_hand: isByHand,
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('claim_revision_line').values(rows).execute()
  await forgetRuleLines(db, caseRow)
}

/**
 * The rule's input from a receipt and its case; the diagnosis is stored with the revision, because it is encrypted.
 */
export const factsOf = (
  { visit_type, visit_start, visit_end, hospital }: CaseRow,
  { snapshot: _snapshot, ...receipt }: Awaited<ReturnType<typeof receiptRows>>[number],
): RevisionFacts => ({ visit: { visit_type, visit_start, visit_end, hospital }, receipt })
