import { randomInt } from 'node:crypto'
import {
  wechatPayCodes,
  type PrepayRequest,
  type Refund,
  type RefundRequest,
  type Trade,
} from '@yf/partner-contract/wechat-pay-shapes'

export interface StoredTrade {
  readonly request: PrepayRequest
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'PAYERROR'
  /** The provider's message about a declined payment. */
  declined: string
  transactionId: string
  paidFen: number
  paidAt: Date | null
}

export interface StoredRefund {
  readonly request: RefundRequest
  readonly refundId: string
  readonly at: Date
  status: Refund['status']
}

export interface TradeError {
  readonly http: number
  readonly code: string
  readonly message: string
}

const complaint = (http: number, name: keyof typeof wechatPayCodes, message: string): TradeError => ({
  http,
  code: wechatPayCodes[name],
  message,
})

const number = () => `${randomInt(10_000_000, 100_000_000)}${randomInt(10_000_000, 100_000_000)}`

/** The books of WeChat Pay: one trade per merchant order number, one refund per refund number. */
export function createBooks(now: () => Date) {
  const trades = new Map<string, StoredTrade>()

  return {
    trades,
    ...refundsOf(trades, now),
    open(request: PrepayRequest): StoredTrade | TradeError {
      const earlier = trades.get(request.out_trade_no)
      if (earlier && earlier.request.amount.total !== request.amount.total)
        return complaint(403, 'usedNo', '商户订单号重复')
      if (earlier?.state === 'SUCCESS') return complaint(400, 'paid', '订单已支付')
      if (earlier?.state === 'CLOSED') return complaint(400, 'closed', '订单已关闭')
      const total = request.amount?.total
      if (!request.out_trade_no || !Number.isSafeInteger(total) || total <= 0)
        return complaint(400, 'badRequest', '参数错误')
      const trade = earlier ?? {
        request,
        state: 'NOTPAY' as const,
        declined: '',
        transactionId: '',
        paidFen: 0,
        paidAt: null,
      }
      trades.set(request.out_trade_no, trade)
      return trade
    },
    /**
     * A payment at the cashier. A closed trade can only be paid if `isLate` simulates a payment that overtook the
     * closing.
     */
    pay(
      tradeNo: string,
      how: { readonly fenMore?: number; readonly isLate?: boolean } = {},
    ): StoredTrade | null {
      const trade = trades.get(tradeNo)
      if (!trade || trade.state === 'SUCCESS' || (trade.state === 'CLOSED' && !how.isLate)) return null
      return Object.assign(trade, {
        state: 'SUCCESS' as const,
        transactionId: `4200${number()}`,
        paidFen: trade.request.amount.total + (how.fenMore ?? 0),
        paidAt: now(),
      })
    },
    refuse(tradeNo: string, why: string): boolean {
      const trade = trades.get(tradeNo)
      if (trade?.state !== 'NOTPAY' && trade?.state !== 'PAYERROR') return false
      Object.assign(trade, { state: 'PAYERROR' as const, declined: why })
      return true
    },
    close(tradeNo: string): TradeError | null {
      const trade = trades.get(tradeNo)
      if (!trade) return complaint(404, 'unknownOrder', '订单不存在')
      if (trade.state === 'SUCCESS') return complaint(400, 'paid', '订单已支付，不能关闭')
      trade.state = 'CLOSED'
      return null
    },
  }
}

/** The refunds of these trades. */
function refundsOf(trades: ReadonlyMap<string, StoredTrade>, now: () => Date) {
  const refunds = new Map<string, StoredRefund>()
  const refundedOf = (tradeNo: string) =>
    [...refunds.values()]
      .filter(({ request, status }) => request.out_trade_no === tradeNo && status !== 'ABNORMAL')
      .reduce((sum, { request }) => sum + request.amount.refund, 0)

  return {
    refunds,
    refund(
      request: RefundRequest,
      status: Refund['status'],
    ): { stored: StoredRefund; isNew: boolean } | TradeError {
      const earlier = refunds.get(request.out_refund_no)
      if (earlier) {
        const isSame = earlier.request.amount.refund === request.amount.refund
        return isSame
          ? { stored: earlier, isNew: false }
          : complaint(400, 'invalid', '退款单号已用于另一笔退款')
      }
      const trade = trades.get(request.out_trade_no)
      if (trade?.state !== 'SUCCESS') return complaint(404, 'unknownRefund', '订单不存在或未支付')
      if (refundedOf(request.out_trade_no) + request.amount.refund > trade.paidFen)
        return complaint(400, 'invalid', '退款金额大于支付金额')
      const stored = { request, refundId: `5030${number()}`, at: now(), status }
      refunds.set(request.out_refund_no, stored)
      return { stored, isNew: true }
    },
  }
}

export type Books = ReturnType<typeof createBooks>

const secondsOnly = (at: Date) => at.toISOString().replace(/\.\d+Z$/, '+00:00')

export const toTradeDto = ({
  request,
  state,
  declined,
  transactionId,
  paidFen,
  paidAt,
}: StoredTrade): Trade => ({
  appid: request.appid,
  mchid: request.mchid,
  out_trade_no: request.out_trade_no,
  trade_state: state,
  trade_state_desc: state === 'PAYERROR' ? declined : state,
  ...(paidAt
    ? {
        transaction_id: transactionId,
        success_time: secondsOnly(paidAt),
        amount: { total: paidFen, payer_total: paidFen, currency: 'CNY' },
      }
    : {}),
})

export const toRefundDto = ({ request, refundId, at, status }: StoredRefund): Refund => ({
  refund_id: refundId,
  out_refund_no: request.out_refund_no,
  out_trade_no: request.out_trade_no,
  status,
  ...(status === 'SUCCESS' ? { success_time: secondsOnly(at) } : {}),
  amount: { refund: request.amount.refund, total: request.amount.total },
})
