import { refundedFenOf, type OrderKey } from '#features/orders/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { medicineOrderOf, medicineOrdersOfInvoices } from './store.ts'

export interface MedicineInvoice {
  readonly invoice_code: string
  readonly invoice_number: string
}

/** The pharmacy's invoice of an order; null if it is no medicine order, or has no invoice. */
export async function medicineInvoiceOf(db: Db, order: OrderKey): Promise<MedicineInvoice | null> {
  const about = await medicineOrderOf(db, order)
  return about?.invoice_number
    ? { invoice_code: about.invoice_code ?? '', invoice_number: about.invoice_number }
    : null
}

/** The invoice numbers that exceed what was finally paid, because part of their order was refunded. */
export async function refundedInvoices(
  db: Db,
  numbers: readonly string[],
  companyId?: string,
): Promise<MedicineInvoice[]> {
  const found = await medicineOrdersOfInvoices(db, numbers, companyId)
  const orders = found.map((row) => ({ ...row, id: row.order_id }))
  const refunded = await refundedFenOf(db, orders)
  return orders.flatMap(({ id, invoice_code, invoice_number }) =>
    invoice_number !== null && (refunded.get(id) ?? 0) > 0
      ? [{ invoice_code: invoice_code ?? '', invoice_number }]
      : [],
  )
}
