import type { DeclineReason } from '@yf/domain/incoming-payment'
import type { JsapiParameters } from '@yf/partner-contract/wechat-pay'

/** WeChat Pay: people pay us, inside WeChat or in another browser, and get their money back. */
export interface WechatPayPort {
  /** The same trade number is the same payment, however often it is asked for. */
  prepay(asked: Prepay): Promise<PrepayOutcome>
  /** What the page hands to WeChat; signed anew each time it is shown. */
  jsapiParameters(prepayId: string): JsapiParameters
  query(tradeNo: string): Promise<TradeWord>
  /** After it nobody can pay it; `paid` where somebody was quicker. */
  close(tradeNo: string): Promise<'closed' | 'paid' | 'unknown'>
  /** The same refund number is the same refund. */
  refund(asked: RefundOrder): Promise<RefundWord>
  queryRefund(refundNo: string): Promise<RefundWord>
  /** Everything that was paid and given back on a day of Shanghai. */
  bill(day: string): Promise<BillWord>
}

export interface Prepay {
  readonly tradeNo: string
  readonly amountFen: number
  /** What people read in WeChat: nothing about health. */
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
  /** The last try was declined; it may be tried again. */
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'closed' }
  /** The provider has never heard of it. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }

export interface RefundOrder {
  readonly tradeNo: string
  readonly refundNo: string
  readonly amountFen: number
  /** Of the payment. */
  readonly totalFen: number
  readonly reason: string
}

export type RefundWord =
  | { readonly kind: 'done'; readonly providerNo: string; readonly at: Date; readonly amountFen: number }
  | { readonly kind: 'pending' }
  /** The money cannot go back the way it came, or the account that pays refunds is empty: a person has to see to it. */
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
  /** Nothing was paid on that day. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly wechatPay: WechatPayPort
  }
}
