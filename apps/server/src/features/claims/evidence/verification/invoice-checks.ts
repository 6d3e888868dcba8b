import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import { numbersOf } from '#features/claims/record/used-invoices.ts'
import type { InvoiceCheckTable } from './tables.ts'

/** The issuer's answer about an invoice, or that there is none yet. */
export type InvoiceCheckRow = Selectable<InvoiceCheckTable>

type ReceiptInvoice = Pick<ReceiptRow, 'invoice_code' | 'invoice_number' | 'day' | 'billed_fen'>

/** The key of a check: with another day or sum it is another check. */
export type InvoiceKey = Pick<InvoiceCheckRow, 'invoice_number' | 'invoice_code' | 'day' | 'billed_fen'>

/** Null while number, day or sum is unknown. */
export const keyOf = ({ invoice_number, invoice_code, day, billed_fen }: ReceiptInvoice): InvoiceKey | null =>
  invoice_number === null || day === null || billed_fen === null
    ? null
    : { invoice_number, invoice_code, day, billed_fen }

const isSameKey = (one: InvoiceKey, other: InvoiceKey): boolean =>
  one.invoice_number === other.invoice_number &&
  one.invoice_code === other.invoice_code &&
  one.day === other.day &&
  one.billed_fen === other.billed_fen

/** Whether the issuer has given a valid answer. */
export const isVerified = ({ outcome }: Pick<InvoiceCheckRow, 'outcome'>): boolean =>
  outcome !== 'waiting' && outcome !== 'unavailable'

/** By receipt; receipts that were never checked are missing. */
export async function invoiceChecksOf(
  db: Db,
  receipts: readonly (ReceiptInvoice & Pick<ReceiptRow, 'id'>)[],
): Promise<ReadonlyMap<string, InvoiceCheckRow>> {
  const numbers = numbersOf(receipts)
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoice_check')
    .selectAll()
    .where('invoice_number', 'in', numbers)
    .execute()
  return new Map(
    receipts.flatMap((receipt): [string, InvoiceCheckRow][] => {
      const key = keyOf(receipt)
      const row = key && rows.find((one) => isSameKey(one, key))
      return row ? [[receipt.id, row]] : []
    }),
  )
}
