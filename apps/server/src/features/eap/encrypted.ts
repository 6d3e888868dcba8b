import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const sessionTextRow = (bookingId: string) => `eap_session:${bookingId}:text`
export const appraisalTextRow = (bookingId: string) => `eap_appraisal:${bookingId}:text`

/** A member's texts for or about a counsellor, encrypted with that member's data subject key. */
export const eapEncrypted: readonly SubjectColumn[] = [
  {
    table: 'eap_session',
    column: 'text_encrypted',
    id: 'booking_id',
    row: sessionTextRow,
    subject: 'account_id',
  },
  {
    table: 'eap_appraisal',
    column: 'text_encrypted',
    id: 'booking_id',
    row: appraisalTextRow,
    subject: 'account_id',
  },
]
