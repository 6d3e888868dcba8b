export interface PartnerCredentialTable {
  name: string
  value_sealed: string | null
  expires_at: Date | null
  /** From then on it is worth asking for the next one. */
  refresh_at: Date | null
  leased_until: Date | null
  leased_by: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    partner_credential: PartnerCredentialTable
  }
}
