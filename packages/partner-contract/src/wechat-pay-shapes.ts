/** Bodies of WeChat Pay's API v3, as far as we use them. Amounts are fen. */
export interface PrepayRequest {
  readonly appid: string
  readonly mchid: string
  readonly description: string
  readonly out_trade_no: string
  /** RFC 3339: until then it can be paid. */
  readonly time_expire: string
  readonly notify_url: string
  readonly amount: { readonly total: number; readonly currency: 'CNY' }
  /** For a payment inside WeChat. */
  readonly payer?: { readonly openid: string }
  /** For a payment in another browser. */
  readonly scene_info?: { readonly payer_client_ip: string; readonly h5_info: { readonly type: 'Wap' } }
}

export interface PrepayAnswer {
  readonly prepay_id?: string
  readonly h5_url?: string
}

export type TradeState = 'SUCCESS' | 'REFUND' | 'NOTPAY' | 'CLOSED' | 'USERPAYING' | 'PAYERROR'

export interface Trade {
  readonly appid: string
  readonly mchid: string
  readonly out_trade_no: string
  readonly transaction_id?: string
  readonly trade_state: TradeState
  readonly trade_state_desc: string
  /** RFC 3339, once paid. */
  readonly success_time?: string
  readonly amount?: { readonly total: number; readonly payer_total?: number; readonly currency: 'CNY' }
}

export interface RefundRequest {
  readonly out_trade_no: string
  /** The merchant's own: the same number is the same refund, even if requested repeatedly. */
  readonly out_refund_no: string
  readonly reason: string
  readonly notify_url: string
  readonly amount: { readonly refund: number; readonly total: number; readonly currency: 'CNY' }
}

export type RefundStatus = 'SUCCESS' | 'CLOSED' | 'PROCESSING' | 'ABNORMAL'

export interface Refund {
  readonly refund_id: string
  readonly out_refund_no: string
  readonly out_trade_no: string
  readonly status: RefundStatus
  readonly success_time?: string
  readonly amount: { readonly refund: number; readonly total: number }
}

/** The content of a refund notice: its status has another name there. */
export interface RefundNotice extends Omit<Refund, 'status'> {
  readonly mchid: string
  readonly refund_status: RefundStatus
}

export const wechatPayNotices = {
  paid: 'TRANSACTION.SUCCESS',
  refunded: 'REFUND.SUCCESS',
  refundAbnormal: 'REFUND.ABNORMAL',
  refundClosed: 'REFUND.CLOSED',
  /** The path of notices, below our partner prefix. */
  paidPath: 'wechat-pay/paid',
  refundPath: 'wechat-pay/refunded',
} as const

export const wechatPayCodes = {
  badSign: 'SIGN_ERROR',
  badRequest: 'PARAM_ERROR',
  usedNo: 'OUT_TRADE_NO_USED',
  paid: 'ORDERPAID',
  closed: 'ORDER_CLOSED',
  unknownOrder: 'ORDER_NOT_EXIST',
  unknownRefund: 'RESOURCE_NOT_EXISTS',
  noFunds: 'NOT_ENOUGH',
  invalid: 'INVALID_REQUEST',
  busy: 'SYSTEM_ERROR',
  noBill: 'NO_STATEMENT_EXIST',
} as const

export interface WechatPayError {
  readonly code: string
  readonly message: string
}

export interface BillAnswer {
  readonly hash_type: 'SHA1'
  readonly hash_value: string
  readonly download_url: string
}
