import type { billCalls } from '@yf/contract/bills'
import { closePaymentsOf, paymentsOf, preparePayment, startPayment } from '#features/payments/public.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { billByTicket } from './by-ticket.ts'
import { paidBill, takeBill, type BillRow } from './store.ts'

type BillPayWay = 'jsapi' | 'h5'

/** Anybody with the link can pay: a bill has one open payment and one that is paid. */
export const payBill = inSteps<typeof billCalls.payBill>(async ({ ticket, way, openId }, ctx) => {
  const found = await billByTicket(ctx, ticket)
  if ('kind' in found) return found
  if (way === 'jsapi' && !openId) return refuse('payNeedsWechat', '没有取得微信身份，请重新打开链接再试')
  const payment = await ctx.transaction((inner) => open(inner, found, way))
  if ('kind' in payment) return payment
  const prepared = await preparePayment(ctx, payment, { openId: openId ?? null, address: ctx.address })
  if (prepared.kind === 'unavailable') return refuse('payUnavailable')
  if (prepared.kind === 'paid') return refuse('billNotPayable')
  const { payWith } = prepared
  return payWith.way === 'h5'
    ? answer({ way: 'h5' as const, url: payWith.url, jsapi: null })
    : answer({ way: 'jsapi' as const, url: null, jsapi: payWith })
})

async function open(inner: WorkContext, found: BillRow, way: BillPayWay) {
  const bill = await takeBill(inner.db, found.id)
  const now = inner.clock.now()
  if (bill.state !== 'open' || bill.expires_at <= now) return refuse('billNotPayable')
  const subject = paidBill(bill)
  const isOver = (await paymentsOf(inner.db, subject)).some(
    (payment) => payment.state === 'open' && payment.expires_at <= now,
  )
  // Inside WeChat a payment belongs to one OpenID, and the next visitor may be another person.
  if (way === 'jsapi' || isOver) await closePaymentsOf(inner, subject)
  return startPayment(inner, {
    subject,
    accountId: null,
    amountFen: bill.amount_fen,
    way,
    // People who glance at the screen read only the number.
    description: `原力星球账单 ${bill.bill_no}`,
    expiresAt: bill.expires_at,
  })
}
