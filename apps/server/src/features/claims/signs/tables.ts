/** How many cases of one subject in how many hours are worth a look. */
export interface VelocityRuleTable {
  id: string
  subject: 'account' | 'insured' | 'card' | 'hospital'
  hours: number
  at_least: number
  weight: number
  /** With `{count}` in it. */
  words: string
  is_active: boolean
}

/** A hospital, or a range of invoices, of which a person decides every claim. */
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

/** A submitted case, by its hospital. */
export interface HospitalPaceTable {
  hospital: string
  case_id: string
  submitted_at: Date
}

/** Where a card of this number is kept. */
export interface CardPlaceTable {
  number_hash: string
  card_id: string
  account_id: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    velocity_rule: VelocityRuleTable
    claim_block: ClaimBlockTable
    hospital_pace: HospitalPaceTable
    card_place: CardPlaceTable
  }
}
