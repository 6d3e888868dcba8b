import type { DeclineReason } from '@yf/domain/incoming-payment'
import { wechatPayCodes, type Refund, type Trade } from '@yf/partner-contract/wechat-pay-shapes'
import type { RefundWord, TradeWord } from './port.ts'
import type { SignedOutcome } from './signed-line.ts'

const unknown = { kind: 'unknown' } as const
const isTime = (at: Date) => !Number.isNaN(at.getTime())

export function tradeWordOf(outcome: SignedOutcome<Trade>, tradeNo: string): TradeWord {
  if (outcome.kind === 'unknown') return unknown
  if (outcome.kind === 'complained')
    return outcome.code === wechatPayCodes.unknownOrder ? { kind: 'absent' } : unknown
  const { answer } = outcome
  // Ignores an answer about another payment.
  return answer.out_trade_no === tradeNo ? paidOrNot(answer) : unknown
}

/** The fields that are read: an answer and a notice have the same ones. */
type PartialTrade = Partial<Pick<Trade, 'transaction_id' | 'success_time'>> & {
  readonly trade_state?: string
  readonly trade_state_desc?: string
  readonly amount?: { readonly total: number }
}

/** The provider describes the state in free text only: the payer sees only what the text clearly names. */
function declineReasonOf(description = ''): DeclineReason {
  if (description.includes('余额')) return 'funds'
  return description.includes('限额') ? 'limit' : 'other'
}

export function paidOrNot({
  trade_state,
  trade_state_desc,
  transaction_id,
  success_time,
  amount,
}: PartialTrade): TradeWord {
  switch (trade_state) {
    case 'SUCCESS':
    // A fully or partly refunded trade was paid before.
    case 'REFUND': {
      const at = new Date(success_time ?? '')
      const isWhole = isTime(at) && typeof transaction_id === 'string' && Number.isSafeInteger(amount?.total)
      return isWhole ? { kind: 'paid', transactionId: transaction_id, at, amountFen: amount!.total } : unknown
    }
    case 'CLOSED':
      return { kind: 'closed' }
    case 'NOTPAY':
    case 'USERPAYING':
      return { kind: 'unpaid' }
    case 'PAYERROR':
      return { kind: 'declined', reason: declineReasonOf(trade_state_desc) }
    default:
      return unknown
  }
}

/** Refusals that a retry would meet again; everything else is worth a retry. */
const forAPerson = new Set<string>([
  wechatPayCodes.noFunds,
  wechatPayCodes.invalid,
  wechatPayCodes.badRequest,
])

export function refundWordOf(outcome: SignedOutcome<Refund>, refundNo: string): RefundWord {
  if (outcome.kind === 'unknown') return unknown
  if (outcome.kind === 'complained') {
    if (outcome.code === wechatPayCodes.unknownRefund) return { kind: 'absent' }
    return forAPerson.has(outcome.code) ? { kind: 'failed', providerCode: outcome.code } : unknown
  }
  const { answer } = outcome
  return answer.out_refund_no === refundNo ? refundedOrNot(answer) : unknown
}

type PartialRefund = Partial<Pick<Refund, 'status' | 'refund_id' | 'success_time'>> & {
  readonly amount?: { readonly refund: number }
}

export function refundedOrNot({ status, refund_id, success_time, amount }: PartialRefund): RefundWord {
  switch (status) {
    case 'SUCCESS': {
      const at = new Date(success_time ?? '')
      const isWhole = isTime(at) && typeof refund_id === 'string' && Number.isSafeInteger(amount?.refund)
      return isWhole ? { kind: 'done', providerNo: refund_id, at, amountFen: amount!.refund } : unknown
    }
    case 'PROCESSING':
      return { kind: 'pending' }
    case 'CLOSED':
    case 'ABNORMAL':
      return { kind: 'failed', providerCode: status }
    default:
      return unknown
  }
}
