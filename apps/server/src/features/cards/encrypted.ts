import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const bookingRow = (id: string) => `card_book_record:${id}:content`

/** Where and for what somebody uses a card: encrypted with that person's key. */
export const cardWords: readonly SubjectColumn[] = [
  {
    table: 'card_book_record',
    column: 'content_encrypted',
    keys: ['company_id', 'id'],
    id: 'id',
    row: bookingRow,
    subject: 'subject_id',
  },
]
