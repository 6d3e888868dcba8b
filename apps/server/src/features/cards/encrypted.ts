import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const bookingRow = (id: string) => `card_booking:${id}:content`

/** Where and for what somebody uses a card: encrypted with that person's key. */
export const encryptedCardColumns: readonly SubjectColumn[] = [
  {
    table: 'card_booking',
    column: 'content_encrypted',
    id: 'id',
    row: bookingRow,
    subject: 'subject_id',
  },
]
