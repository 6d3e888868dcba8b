import { formatFen } from '@yf/domain/money'
import type { OrderKey, RefundWatcher } from '#features/orders/public.ts'
import { medicineInvoiceOf, refundedInvoices } from '#features/pharmacy/public.ts'
import { tellStaff } from '#platform/alerts/tell-staff.ts'
import type { Db } from '#platform/db/handle.ts'
import { isSameInvoice, lockInvoiceNumbers, numbersOf, usedInvoices, type Invoice } from './used-invoices.ts'

/**
 * Whether money of the medicine that one of these is for went back: an insurer would pay it a second time. Asked once the
 * numbers are locked, so that of a refund and an application at the same time the second knows of the first.
 */
export async function isOfRefundedMedicine(db: Db, receipts: readonly Invoice[]): Promise<boolean> {
  const refunded = await refundedInvoices(db, numbersOf(receipts))
  return receipts.some((receipt) => refunded.some((one) => isSameInvoice(one, receipt)))
}

/** The case that uses the invoice of an order of medicine; null where none does. */
export async function caseOfMedicine(db: Db, order: OrderKey): Promise<string | null> {
  const invoice = await medicineInvoiceOf(db, order)
  return invoice && (await usedInvoices(db, {}, [invoice]))(invoice)
}

/** What goes back of medicine that somebody claimed for is paid by nobody twice: the claims desk has to know. */
export const watchClaimedMedicine: RefundWatcher = async (ctx, order, { effect, moneyFen }) => {
  const invoice = moneyFen > 0 ? await medicineInvoiceOf(ctx.db, order) : null
  if (!invoice) return
  await lockInvoiceNumbers(ctx.db, [invoice])
  const caseNo = await caseOfMedicine(ctx.db, order)
  if (caseNo === null) return
  await tellStaff(ctx, {
    kind: 'claimedRefund',
    about: effect,
    words: `案件 ${caseNo} 使用的药品发票 ${invoice.invoice_number} 已退款 ${formatFen(moneyFen)}（订单 ${order.order_no}）：请核对案件，已赔付的按多付追回`,
  })
}
