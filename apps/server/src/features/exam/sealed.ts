import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'

export const examReasonRow = (id: string) => `exam_claim:${id}:reason`
export const proposalReasonRow = (examId: string) => `exam_proposal:${examId}:reason`
export const paperReadingRow = (id: string) => `exam_paper:${id}:reading`
export const paperPrintedRow = (id: string) => `exam_paper:${id}:printed`
/** Texts in state events. */
export const examEventRow = (id: string) => `state_event:${id}:reason`

const paper = (column: 'reading_sealed' | 'printed_sealed', row: (id: string) => string): KeeperColumn => ({
  table: 'exam_paper',
  column,
  keys: ['company_id', 'exam_id', 'id'],
  id: 'id',
  row,
  keeper:
    '(select account_id from exam_claim where exam_claim.company_id = exam_paper.company_id and exam_claim.id = exam_paper.exam_id)',
})

/** Contents of documents and notes of staff on them, encrypted with the member's data subject key. */
export const examWords: readonly KeeperColumn[] = [
  paper('reading_sealed', paperReadingRow),
  paper('printed_sealed', paperPrintedRow),
  {
    table: 'exam_claim',
    column: 'reason_sealed',
    keys: ['company_id', 'id'],
    id: 'id',
    row: examReasonRow,
    keeper: 'account_id',
  },
  {
    table: 'exam_proposal',
    column: 'reason_sealed',
    keys: ['company_id', 'exam_id'],
    id: 'exam_id',
    row: proposalReasonRow,
    keeper: 'account_id',
  },
]
