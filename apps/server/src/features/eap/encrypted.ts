import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const sessionWordsRow = (bookingId: string) => `eap_session:${bookingId}:words`
export const appraisalWordsRow = (bookingId: string) => `eap_appraisal:${bookingId}:words`

/** A member's texts for or about a counsellor, encrypted with that member's data subject key. */
export const eapWords: readonly SubjectColumn[] = [
  {
    table: 'eap_session',
    column: 'words_encrypted',
    keys: ['account_id', 'booking_id'],
    id: 'booking_id',
    row: sessionWordsRow,
    subject: 'account_id',
  },
  {
    table: 'eap_appraisal',
    column: 'words_encrypted',
    keys: ['counsellor_id', 'booking_id'],
    id: 'booking_id',
    row: appraisalWordsRow,
    subject: 'account_id',
  },
]
