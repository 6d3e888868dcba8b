import type { BillState, ReversalState, TitleKind } from '@yf/domain/invoice'
import type { OrderKind } from '@yf/domain/order'

export interface InvoiceTitleTable {
  account_id: string
  id: string
  kind: TitleKind
  content: string
  is_default: boolean
  updated_at: Date
}

export interface InvoiceTitleBookTable {
  account_id: string
  changes: number
}

export interface InvoiceBillTable {
  company_id: string
  id: string
  account_id: string
  state: BillState
  content: string
  amount_fen: number
  request_no: string
  tries: number
  invoice_no: string | null
  issued_at: Date | null
  pdf_url: string | null
  ofd_url: string | null
  pdf_file: string | null
  ofd_file: string | null
  failure: string | null
  ask_at: Date | null
  asked: number
  created_at: Date
  updated_at: Date
}

export interface InvoiceOrderTable {
  company_id: string
  order_id: string
  bill_id: string
  account_id: string
  order_no: string
  kind: OrderKind
  money_fen: number
}

export interface InvoiceReversalTable {
  company_id: string
  bill_id: string
  id: string
  effect: string
  order_id: string | null
  order_no: string
  kind: OrderKind
  amount_fen: number
  state: ReversalState
  red_of: string | null
  request_no: string
  invoice_no: string | null
  failure: string | null
  ask_at: Date | null
  asked: number
  created_at: Date
  updated_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    invoice_title: InvoiceTitleTable
    invoice_title_book: InvoiceTitleBookTable
    invoice_bill: InvoiceBillTable
    invoice_order: InvoiceOrderTable
    invoice_reversal: InvoiceReversalTable
  }
}
