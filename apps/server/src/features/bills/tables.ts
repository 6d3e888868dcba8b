import type { BillLine, BillState } from '@yf/domain/bill'

export interface PublicBillTable {
  id: string
  bill_no: string
  /** Null: belongs to no company. */
  company_id: string | null
  title: string
  payer_encrypted: string
  phone_encrypted: string
  lines: readonly BillLine[]
  amount_fen: number
  state: BillState
  expires_at: Date
  sent_at: Date | null
  paid_at: Date | null
  made_by: string
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    public_bill: PublicBillTable
  }
}
