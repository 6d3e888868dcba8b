import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const noteRow = (noteId: string) => `claim_note:${noteId}:text`
export const verdictRow = (caseId: string) => `claim_approval:${caseId}:reason`

/** Staff's texts about a case are encrypted with the key of its member. */
export const claimsAdminTexts: readonly SubjectColumn[] = [
  {
    table: 'claim_note',
    column: 'text',
    id: 'id',
    row: noteRow,
    subject: 'account_id',
  },
  {
    table: 'claim_approval',
    column: 'reason',
    id: 'case_id',
    row: verdictRow,
    subject: 'account_id',
  },
]
