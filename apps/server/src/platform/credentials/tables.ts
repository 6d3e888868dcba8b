export interface PartnerCredentialTable {
  name: string
  value_sealed: string | null
  expires_at: Date | null
  leased_until: Date | null
}

declare module '../db/handle.ts' {
  interface Tables {
    partner_credential: PartnerCredentialTable
  }
}
