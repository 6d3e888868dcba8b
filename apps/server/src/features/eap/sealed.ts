import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'

export const sessionWordsRow = (bookingId: string) => `eap_session:${bookingId}:words`
export const appraisalWordsRow = (bookingId: string) => `eap_appraisal:${bookingId}:words`

/** A member's texts for or about a counsellor, encrypted with that member's data subject key. */
export const eapWords: readonly KeeperColumn[] = [
  {
    table: 'eap_session',
    column: 'words_sealed',
    keys: ['account_id', 'booking_id'],
    id: 'booking_id',
    row: sessionWordsRow,
    keeper: 'account_id',
  },
  {
    table: 'eap_appraisal',
    column: 'words_sealed',
    keys: ['counsellor_id', 'booking_id'],
    id: 'booking_id',
    row: appraisalWordsRow,
    keeper: 'account_id',
  },
]
