import type { paymentEvents } from '@yf/contract/payments-events'
import type { RefundWord } from '#partners/wechat-pay/port.ts'
import type { EventHandler } from '#platform/call/event.ts'
import { applyPaid } from './apply-trade.ts'
import { applyRefund } from './refund-job.ts'
import { paymentOfNo, refundOfNo } from './store.ts'

/**
 * A signed and encrypted notice of the provider is as reliable as its answer. Notices for unknown payments are
 * accepted and ignored.
 */
export const paidNotice: EventHandler<typeof paymentEvents.paid> = async ({ tradeNo, word }, ctx) => {
  const payment = await paymentOfNo(ctx.db, tradeNo)
  if (!payment) {
    ctx.log.warn({ kind: ctx.event.kind }, 'WeChat Pay speaks of a payment that it did not get from us')
    return 'ignored'
  }
  await applyPaid(ctx, payment, { ...word, at: new Date(word.at) })
  return 'applied'
}

export const refundNotice: EventHandler<typeof paymentEvents.refunded> = async ({ refundNo, word }, ctx) => {
  const refund = await refundOfNo(ctx.db, refundNo)
  if (!refund) return 'ignored'
  await applyRefund(ctx, refund, refundWord(word))
  return 'applied'
}

type RefundNoticeBody = Parameters<typeof refundNotice>[0]['word']

function refundWord({
  kind,
  providerNo = '',
  at = '',
  amountFen = 0,
  providerCode = '',
}: RefundNoticeBody): RefundWord {
  if (kind === 'done') return { kind, providerNo, at: new Date(at), amountFen }
  return kind === 'failed' ? { kind, providerCode } : { kind }
}
