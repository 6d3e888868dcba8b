import type { DeclineReason } from '@yf/domain/incoming-payment'
import type { JsapiParameters } from '@yf/partner-contract/wechat-pay'

/** WeChat Pay: members pay inside WeChat or in another browser, and get refunds. */
export interface WechatPayPort {
  /** The same trade number is the same payment, however often it is requested. */
  prepay(input: Prepay): Promise<PrepayOutcome>
  /** The parameters that the page passes to WeChat; signed anew each time they are shown. */
  jsapiParameters(prepayId: string): JsapiParameters
  query(tradeNo: string): Promise<TradeWord>
  /** Afterwards the trade cannot be paid; `paid` when the payment came first. */
  close(tradeNo: string): Promise<'closed' | 'paid' | 'unknown'>
  /** The same refund number is the same refund. */
  refund(input: RefundOrder): Promise<RefundWord>
  queryRefund(refundNo: string): Promise<RefundWord>
  /** All payments and refunds of a day in Shanghai time. */
  bill(day: string): Promise<BillWord>
}

export interface Prepay {
  readonly tradeNo: string
  readonly amountFen: number
  /** The text shown in WeChat: nothing about health. */
  readonly description: string
  readonly expiresAt: Date
  readonly payer:
    | { readonly way: 'jsapi'; readonly openId: string }
    | { readonly way: 'h5'; readonly address: string }
}

export type PrepayOutcome =
  /** The id for `jsapiParameters`, or the address that a browser opens. */
  | { readonly kind: 'ready'; readonly prepay: string }
  | { readonly kind: 'refused'; readonly reason: 'paid' | 'closed' | 'setup'; readonly providerCode: string }
  | { readonly kind: 'unknown' }

export type TradeWord =
  | { readonly kind: 'paid'; readonly transactionId: string; readonly at: Date; readonly amountFen: number }
  | { readonly kind: 'unpaid' }
  /** The last try was declined; the member may try again. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'closed' }
  /** The provider does not know it. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }

export interface RefundOrder {
  readonly tradeNo: string
  readonly refundNo: string
  readonly amountFen: number
  /** The payment's total. */
  readonly totalFen: number
  readonly reason: string
}

export type RefundWord =
  | { readonly kind: 'done'; readonly providerNo: string; readonly at: Date; readonly amountFen: number }
  | { readonly kind: 'pending' }
  /** The money cannot be returned to its source, or the refund account is empty: staff have to handle it. */
  | { readonly kind: 'failed'; readonly providerCode: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }

export interface BillEntry {
  readonly kind: 'payment' | 'refund'
  readonly no: string
  readonly amountFen: number
}

export type BillWord =
  | { readonly kind: 'bill'; readonly entries: readonly BillEntry[] }
  /** There were no payments on that day. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly wechatPay: WechatPayPort
  }
}
