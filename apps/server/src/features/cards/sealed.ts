import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'

export const bookingRow = (id: string) => `card_book_record:${id}:content`

/** Where and for what somebody uses a card: encrypted with that person's key. */
export const cardWords: readonly KeeperColumn[] = [
  {
    table: 'card_book_record',
    column: 'content_sealed',
    keys: ['company_id', 'id'],
    id: 'id',
    row: bookingRow,
    keeper: 'keeper_id',
  },
]
