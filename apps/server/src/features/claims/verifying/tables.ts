/** The issuer's word on an invoice as somebody has it. */
export interface InvoiceCheckTable {
  invoice_number: string
  invoice_code: string
  day: string
  billed_fen: number
  /** 校验码, where a QR code shows it. */
  check_code: string | null
  outcome: 'waiting' | 'unavailable' | 'real' | 'voided' | 'otherSum' | 'unknown'
  issued_day: string | null
  issued_fen: number | null
  issued_seller: string | null
  issued_payer: string | null
  tries: number
  created_at: Date
  asked_at: Date | null
  /** When it is asked next; null once there is a word. */
  due_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    invoice_check: InvoiceCheckTable
  }
}
