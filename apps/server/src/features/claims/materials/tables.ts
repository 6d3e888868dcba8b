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

declare module '../../../platform/db/handle.ts' {
  interface Tables {
    direct_upload: DirectUploadTable
  }
}
