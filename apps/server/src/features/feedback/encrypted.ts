import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const contactRow = (suggestionId: string) => `suggestion:${suggestionId}:contact`
export const suggestionRow = (id: string) => `suggestion:${id}:content`
export const adviceRow = (id: string) => `activity_advice:${id}:content`
export const evaluationRow = (serviceId: string) => `evaluation:${serviceId}:content`

export const suggestionAnswerRow = (id: string) => `suggestion:${id}:answer`
export const suggestionNoteRow = (id: string) => `suggestion:${id}:note`
export const adviceNoteRow = (id: string) => `activity_advice:${id}:note`
export const evaluationNoteRow = (serviceId: string) => `evaluation:${serviceId}:note`

const ofEvaluation = {
  table: 'evaluation',
  id: 'service_id',
  // Anyone with the link may have written it: it concerns the service that this member had.
  subject: `(select account_id from service_record
    where service_record.company_id = evaluation.company_id and service_record.id = evaluation.service_id)`,
} as const

/** Members' texts may concern their health, and so may our answers and notes. */
export const feedbackSubjectColumns: readonly SubjectColumn[] = [
  ...[
    { table: 'suggestion', column: 'content', row: suggestionRow },
    { table: 'suggestion', column: 'contact_encrypted', row: contactRow },
    { table: 'suggestion', column: 'answer', row: suggestionAnswerRow },
    { table: 'suggestion', column: 'handled_note', row: suggestionNoteRow },
    { table: 'activity_advice', column: 'content', row: adviceRow },
    { table: 'activity_advice', column: 'handled_note', row: adviceNoteRow },
  ].map((column) => ({ ...column, id: 'id', subject: 'account_id' })),
  { ...ofEvaluation, column: 'content', row: evaluationRow },
  { ...ofEvaluation, column: 'handled_note', row: evaluationNoteRow },
]
