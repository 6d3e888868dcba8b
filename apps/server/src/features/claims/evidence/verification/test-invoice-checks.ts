import type { Db } from '#platform/db/handle.ts'
import type { ClaimReceiptTable } from '#features/claims/record/tables.ts'
import { keyOf, type InvoiceCheckRow } from './invoice-checks.ts'

type CheckedReceipt = Pick<ClaimReceiptTable, 'invoice_code' | 'invoice_number' | 'day' | 'billed_fen'>

/** As if the issuer had confirmed the invoice with these values. */
export async function addInvoiceCheck(
  db: Db,
  receipt: CheckedReceipt,
  at: Date,
  overrides: Partial<InvoiceCheckRow> = {},
) {
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
      ...overrides,
    })
    .onConflict((row) => row.doNothing())
    .execute()
}
