export interface DirectUploadTable {
  token_hash: string
  account_id: string
  company_id: string
  case_id: string
  name: string
  filled_at: Date | null
  created_at: Date
  expires_at: Date
}

/** A number that is or was used; its row is locked during a check. */
export interface InvoiceNumberTable {
  invoice_number: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    direct_upload: DirectUploadTable
    invoice_number: InvoiceNumberTable
  }
}
