import type { Generated, JSONColumnType } from 'kysely'
import type { ThemeOverride } from './theme-merge.ts'

export interface CompanyGroupTable {
  id: string
  name: string
}

export interface CompanyTable {
  id: string
  group_id: string
  name: string
  alias: string
  show_alias: boolean
  logo: string | null
  show_equity: boolean
  in_arrears: boolean
  /** Whether its people may pay for these themselves where no right of theirs is left. */
  sells_consultations: Generated<boolean>
  sells_counselling: Generated<boolean>
  /** What a consultation costs them then; null is the usual price. */
  consultation_fen: number | null
  /** Whom its people ask about benefits. */
  hr_department: string | null
  hr_phone: string | null
  hr_hours: string | null
  hr_place: string | null
  hr_person: string | null
  hr_mail: string | null
  /** How often whom to ask was changed, and by whom last. */
  hr_revision: Generated<number>
  hr_saved_by: string | null
  hr_saved_at: Date | null
}

export interface MembershipTable {
  company_id: string
  account_id: string
  is_family: boolean
  /** Whose family the person belongs to, and as which of the holder's family members. */
  holder_account_id: string | null
  family_id: string | null
  status: 'active' | 'ended'
  joined_at: Date
}

/** Where something of a person may stand: written with the first membership, and never removed. */
export interface AccountCompanyTable {
  account_id: string
  company_id: string
}

export interface ThemeTable {
  owner_id: string
  owner_kind: 'group' | 'company'
  config: JSONColumnType<ThemeOverride>
  updated_at: Date
}

/** What a benefit is to one of its people. */
interface Explained {
  /** By which right of one's own it is used: `INSURANCE`, `WELFARE` or a supplier's code; empty where by none. */
  code: Generated<string>
  audience: Generated<string>
  usage: Generated<string>
  rules: Generated<string>
  /** How often these words were changed, and by whom last. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface CompanyEquityTable extends Explained {
  company_id: string
  id: string
  name: string
  summary: string
  kind: string
  end_dt: string
  covered_count: number
  sort: number
  /** Under which name a gift stands among one's own rights; empty where it is no gift. */
  gift_name: Generated<string>
}

export interface HighMedicalServiceTable extends Explained {
  company_id: string
  id: string
  name: string
  summary: string
  provider: string
  phone: string | null
  price_fen: number
  sort: number
}

export interface CompanyPartnerTable {
  company_id: string
  /** Null: the company has no such partner, and the message says so. */
  url: string | null
  secret_sealed: string | null
  message: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    company_group: CompanyGroupTable
    company: CompanyTable
    membership: MembershipTable
    account_company: AccountCompanyTable
    theme: ThemeTable
    company_equity: CompanyEquityTable
    high_medical_service: HighMedicalServiceTable
    company_partner: CompanyPartnerTable
  }
}
