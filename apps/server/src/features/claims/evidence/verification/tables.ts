/** The issuer's answer about an invoice with these values. */
export interface InvoiceCheckTable {
  invoice_number: string
  invoice_code: string
  day: string
  billed_fen: number
  /** 校验码, if a QR code contains it. */
  check_code: string | null
  outcome: 'waiting' | 'unavailable' | 'real' | 'voided' | 'otherSum' | 'unknown'
  issued_day: string | null
  issued_fen: number | null
  issued_seller: string | null
  issued_payer: string | null
  tries: number
  created_at: Date
  asked_at: Date | null
  /** The time of the next query; null once there is an answer. */
  due_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    invoice_check: InvoiceCheckTable
  }
}
