import type { BackState, IncomingState } from '@yf/domain/incoming-payment'
import type { DifferenceKind } from '@yf/domain/reconciliation'

export type PayWay = 'jsapi' | 'h5'

export interface IncomingPaymentTable {
  company_id: string
  id: string
  subject_kind: string
  subject_id: string
  account_id: string | null
  amount_fen: number
  way: PayWay
  description: string
  state: IncomingState
  prepay: string | null
  expires_at: Date
  transaction_id: string | null
  paid_fen: number | null
  paid_at: Date | null
  counts: boolean
  refunded_fen: number
  to_close: boolean
  tries: number
  asked_at: Date | null
  created_at: Date
}

export interface IncomingRefundTable {
  company_id: string
  payment_id: string
  id: string
  effect: string
  amount_fen: number
  reason: string
  state: BackState
  refund_no: string | null
  tries: number
  asked_at: Date | null
  created_at: Date
  done_at: Date | null
}

export interface PaymentDifferenceTable {
  bill_day: string
  trade_no: string
  kind: DifferenceKind
  ours_fen: number | null
  theirs_fen: number | null
  found_at: Date
  seen_at: Date | null
  seen_by: string | null
  note: string | null
}

export interface PaymentBillTable {
  bill_day: string
  compared_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    incoming_payment: IncomingPaymentTable
    incoming_refund: IncomingRefundTable
    payment_difference: PaymentDifferenceTable
    payment_bill: PaymentBillTable
  }
}
