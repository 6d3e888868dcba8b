import type { Db } from '#platform/db/handle.ts'
import type { ClaimReceiptTable } from '#features/claims/record/tables.ts'
import { keyOf, type IssuersWord } from './words.ts'

type Given = Pick<ClaimReceiptTable, 'invoice_code' | 'invoice_number' | 'day' | 'billed_fen'>

/** As if the issuer had confirmed the invoice with these values. */
export async function addWord(db: Db, receipt: Given, at: Date, known: Partial<IssuersWord> = {}) {
  const key = keyOf(receipt)
  if (!key) return
  await db
    .insertInto('invoice_check')
    .values({
      ...key,
      check_code: null,
      outcome: 'real',
      issued_day: key.day,
      issued_fen: key.billed_fen,
      issued_seller: null,
      issued_payer: null,
      tries: 1,
      created_at: at,
      asked_at: at,
      due_at: null,
      ...known,
    })
    .onConflict((row) => row.doNothing())
    .execute()
}
