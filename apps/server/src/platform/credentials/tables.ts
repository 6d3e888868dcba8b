export interface PartnerCredentialTable {
  name: string
  value_encrypted: string | null
  expires_at: Date | null
  /** From this time on a caller requests the next value. */
  refresh_at: Date | null
  leased_until: Date | null
  leased_by: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    partner_credential: PartnerCredentialTable
  }
}
