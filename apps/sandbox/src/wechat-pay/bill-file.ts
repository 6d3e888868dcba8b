import { writeBill, type FullBillLine } from '@yf/partner-contract/wechat-pay-bill'
import type { Books } from './books.ts'

/** All dates are in Shanghai time. */
const momentOf = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The bill of a day; `strange` are lines that a tester added, as if somebody had paid in another way. */
export function billOf(
  { trades, refunds }: Books,
  day: string,
  strange: readonly FullBillLine[],
): string | null {
  const nothing = { outRefundNo: '', refundFen: 0, refundId: '' }
  const paid = [...trades.values()].flatMap(({ request, paidAt, paidFen, transactionId }): FullBillLine[] =>
    paidAt
      ? [
          {
            at: momentOf(paidAt),
            appId: request.appid,
            merchantId: request.mchid,
            transactionId,
            outTradeNo: request.out_trade_no,
            state: 'SUCCESS',
            paidFen,
            description: request.description,
            ...nothing,
          },
        ]
      : [],
  )
  const back = [...refunds.values()].flatMap(({ request, refundId, at, status }): FullBillLine[] =>
    status === 'SUCCESS'
      ? [
          {
            at: momentOf(at),
            appId: '',
            merchantId: '',
            transactionId: '',
            outTradeNo: request.out_trade_no,
            state: 'REFUND',
            paidFen: 0,
            outRefundNo: request.out_refund_no,
            refundId,
            refundFen: request.amount.refund,
            description: '',
          },
        ]
      : [],
  )
  const lines = [...paid, ...back, ...strange].filter(({ at }) => at.startsWith(day))
  return lines.length > 0 ? writeBill(lines) : null
}
