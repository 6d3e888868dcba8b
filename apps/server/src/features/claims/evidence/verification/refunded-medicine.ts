import { formatFen } from '@yf/domain/money'
import type { OrderKey, RefundWatcher } from '#features/orders/public.ts'
import { medicineInvoiceOf, refundedInvoices } from '#features/pharmacy/public.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { Db } from '#platform/db/handle.ts'
import {
  isSameInvoice,
  lockInvoiceNumbers,
  numbersOf,
  usedInvoices,
  type Invoice,
} from '#features/claims/record/used-invoices.ts'

/**
 * The invoice numbers of refunded medicine: an insurer would pay it a second time. Queried after the numbers are
 * locked, so that of a concurrent refund and application the second detects the first. A submission searches the
 * orders of every company; mere viewing only those of one.
 */
export async function refundedAmong(
  db: Db,
  receipts: readonly Invoice[],
  companyId?: string,
): Promise<string[]> {
  const refunded = await refundedInvoices(db, numbersOf(receipts), companyId)
  return numbersOf(receipts.filter((receipt) => refunded.some((one) => isSameInvoice(one, receipt))))
}

export const refundedMessage = (numbers: readonly string[]): string =>
  `药品发票 ${numbers.join('、')} 退过款，与实付金额不符，不能用于理赔；请删除这张发票后提交，换开的新发票可以另行上传`

/** The case that uses the invoice of a medicine order; null if none does. */
export async function caseOfMedicine(db: Db, order: OrderKey): Promise<string | null> {
  const invoice = await medicineInvoiceOf(db, order)
  return invoice && (await usedInvoices(db, {}, [invoice]))(invoice)
}

/** Flags the case when claimed medicine is refunded, so that the claims staff do not pay for it as well. */
export const watchClaimedMedicine: RefundWatcher = async (ctx, order, { effect, moneyFen }) => {
  const invoice = moneyFen > 0 ? await medicineInvoiceOf(ctx.db, order) : null
  if (!invoice) return
  await lockInvoiceNumbers(ctx.db, [invoice])
  const caseNo = await caseOfMedicine(ctx.db, order)
  if (caseNo === null) return
  await alertStaff(ctx, {
    kind: 'claimedRefund',
    about: effect,
    text: `案件 ${caseNo} 使用的药品发票 ${invoice.invoice_number} 已退款 ${formatFen(moneyFen)}（订单 ${order.order_no}）：请核对案件，已赔付的按多付追回`,
  })
}
