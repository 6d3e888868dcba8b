import type { Db } from '#platform/db/handle.ts'
import type { ReceiptRow } from './find.ts'

export type Invoice = Pick<ReceiptRow, 'invoice_code' | 'invoice_number'>

/** An unread corner may hide the code: the same number with and without one is the same invoice. */
export const isSameInvoice = (one: Invoice, other: Invoice): boolean =>
  one.invoice_number !== null &&
  one.invoice_number === other.invoice_number &&
  (one.invoice_code === other.invoice_code || one.invoice_code === '' || other.invoice_code === '')

export const numbersOf = (invoices: readonly Invoice[]): string[] =>
  [...new Set(invoices.flatMap(({ invoice_number }) => invoice_number ?? []))].toSorted()

/** Which other case holds an invoice already. */
export async function usedInvoices(
  db: Db,
  { id }: { readonly id?: string },
  invoices: readonly Invoice[],
): Promise<(invoice: Invoice) => string | null> {
  const numbers = numbersOf(invoices)
  if (numbers.length === 0) return () => null
  let query = db
    .selectFrom('invoice_use')
    .select(['invoice_code', 'invoice_number', 'subject_no'])
    .where('invoice_number', 'in', numbers)
  if (id !== undefined) query = query.where('subject_id', '<>', id)
  const rows = await query.execute()
  return (invoice) => rows.find((row) => isSameInvoice(row, invoice))?.subject_no ?? null
}

/** A concurrent transaction with one of these numbers waits for this one to end, and then sees what it took. */
export async function lockInvoiceNumbers(tx: Db, invoices: readonly Invoice[]): Promise<void> {
  // Locks one after another in a fixed order, so that two cases cannot deadlock.
  for (const invoice_number of numbersOf(invoices)) {
    await tx
      .insertInto('invoice_number')
      .values({ invoice_number })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .selectFrom('invoice_number')
      .select('invoice_number')
      .where('invoice_number', '=', invoice_number)
      .forUpdate()
      .execute()
  }
}
