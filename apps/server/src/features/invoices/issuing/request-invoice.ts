import { invoiceGoods } from '@yf/domain/invoice'
import type { InvoiceLine } from '#partners/nuonuo/port.ts'
import type { JobContext } from '#platform/call/context.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { ordersOn, reversalsOf, type BillRow } from '../bill-store.ts'
import { decryptedBillContent } from '../dto.ts'
import { isRefusalFinal, type SendHistory } from './believe-refusal.ts'
import { failBill } from './apply-issuer-result.ts'

/** For an order paid with money: the category, never the product. */
export const lineOf = (kind: keyof typeof invoiceGoods, fen: number): InvoiceLine => ({
  ...invoiceGoods[kind],
  fen,
})

export async function requestInvoice(ctx: JobContext, bill: BillRow, sending: SendHistory): Promise<void> {
  const { title } = decryptedBillContent(await existingSubjectKey(ctx, bill.account_id), bill)
  const result = await ctx.partners.invoices.issue({
    requestNo: bill.request_no,
    buyer: title,
    lines: await linesOf(ctx, bill),
    at: ctx.clock.now(),
  })
  if (result.kind !== 'refused') return
  // A problem on our side: it is retried, and logged for the operator.
  if (result.reason === 'setup') throw new Error(`the issuer of invoices refuses us: ${result.providerCode}`)
  if (!isRefusalFinal(sending)) return
  await ctx.transaction((inner) => failBill(inner, bill, result.message || '开票信息未通过校验'))
}

/** One line per order, less refunds from before the invoice was issued. */
async function linesOf({ db }: JobContext, bill: BillRow): Promise<InvoiceLine[]> {
  const [orders, reversals] = await Promise.all([ordersOn(db, bill), reversalsOf(db, bill)])
  return orders.flatMap(({ order_id, kind, money_fen }) => {
    const back = reversals
      .filter((one) => one.order_id === order_id && one.state === 'notNeeded')
      .reduce((sum, { amount_fen }) => sum + amount_fen, 0)
    return money_fen > back ? [lineOf(kind, money_fen - back)] : []
  })
}
