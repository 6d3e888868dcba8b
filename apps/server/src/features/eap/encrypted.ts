import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const sessionWordsRow = (bookingId: string) => `eap_session:${bookingId}:text`
export const appraisalWordsRow = (bookingId: string) => `eap_appraisal:${bookingId}:text`

/** A member's texts for or about a counsellor, encrypted with that member's data subject key. */
export const eapWords: readonly SubjectColumn[] = [
  {
    table: 'eap_session',
    column: 'text_encrypted',
    id: 'booking_id',
    row: sessionWordsRow,
    subject: 'account_id',
  },
  {
    table: 'eap_appraisal',
    column: 'text_encrypted',
    id: 'booking_id',
    row: appraisalWordsRow,
    subject: 'account_id',
  },
]
