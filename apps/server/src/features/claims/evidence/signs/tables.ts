/** How many cases of one subject in how many hours are flagged. */
export interface VelocityRuleTable {
  id: string
  subject: 'account' | 'insured' | 'card' | 'hospital'
  hours: number
  at_least: number
  weight: number
  /** Contains `{count}`. */
  text: string
  is_active: boolean
}

/** A hospital, or a range of invoices, whose claims a person always decides. */
export interface ClaimBlockTable {
  id: string
  kind: 'hospital' | 'invoice'
  hospital: string | null
  hospital_key: string | null
  invoice_code: string
  first_number: string | null
  last_number: string | null
  reason: string
  added_by: string
  added_at: Date
  removed_by: string | null
  removed_at: Date | null
  removed_reason: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    velocity_rule: VelocityRuleTable
    claim_block: ClaimBlockTable
  }
}
