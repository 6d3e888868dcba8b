import type { Db } from '../../../platform/db/handle.ts'
import type { ReceiptRow, Which } from './store.ts'

const keyOf = (code: string, number: string) => `${code}/${number}`

/** Which case holds an invoice already; the case that asks is not told of itself. */
export async function usedInvoices(
  db: Db,
  { id }: Pick<Which, 'id'>,
  receipts: readonly ReceiptRow[],
): Promise<(receipt: ReceiptRow) => string | null> {
  const numbers = receipts.flatMap(({ invoice_number }) => invoice_number ?? [])
  if (numbers.length === 0) return () => null
  const rows = await db
    .selectFrom('invoice_use')
    .select(['invoice_code', 'invoice_number', 'case_no'])
    .where('invoice_code', 'in', [...new Set(receipts.map(({ invoice_code }) => invoice_code))])
    .where('invoice_number', 'in', [...new Set(numbers)])
    .where('case_id', '<>', id)
    .execute()
  const holders = new Map(rows.map((row) => [keyOf(row.invoice_code, row.invoice_number), row.case_no]))
  return ({ invoice_code, invoice_number }) =>
    invoice_number === null ? null : (holders.get(keyOf(invoice_code, invoice_number)) ?? null)
}
