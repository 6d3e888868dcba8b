import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const examReasonRow = (id: string) => `exam_claim:${id}:reason`
export const proposalReasonRow = (examId: string) => `exam_proposal:${examId}:reason`
export const documentReadingRow = (id: string) => `exam_document:${id}:reading`
export const documentPrintedRow = (id: string) => `exam_document:${id}:printed`
/** Texts in state events. */
export const examEventRow = (id: string) => `state_event:${id}:reason`

const documentColumn = (
  column: 'reading_encrypted' | 'printed_encrypted',
  row: (id: string) => string,
): SubjectColumn => ({
  table: 'exam_document',
  column,
  id: 'id',
  row,
  subject:
    '(select account_id from exam_claim where exam_claim.company_id = exam_document.company_id and exam_claim.id = exam_document.exam_id)',
})

/** Contents of documents and notes of staff on them, encrypted with the member's data subject key. */
export const encryptedExamColumns: readonly SubjectColumn[] = [
  documentColumn('reading_encrypted', documentReadingRow),
  documentColumn('printed_encrypted', documentPrintedRow),
  {
    table: 'exam_claim',
    column: 'reason_encrypted',
    id: 'id',
    row: examReasonRow,
    subject: 'account_id',
  },
  {
    table: 'exam_proposal',
    column: 'reason_encrypted',
    id: 'exam_id',
    row: proposalReasonRow,
    subject: 'account_id',
  },
]
