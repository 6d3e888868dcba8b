import type { Generated, JSONColumnType } from 'kysely'
import type { CompanyStatus } from '@yf/domain/company-status'
import type { ThemeOverride } from './theme-merge.ts'

export interface CompanyGroupTable {
  id: string
  name: string
  revision: Generated<number>
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
  /** Whether its members may pay for these themselves if they have no entitlement left. */
  sells_consultations: Generated<boolean>
  sells_counselling: Generated<boolean>
  /** The price of a consultation for them; null is the usual price. */
  consultation_fen: number | null
  /** The contact for questions about benefits. */
  hr_department: string | null
  hr_phone: string | null
  hr_hours: string | null
  hr_place: string | null
  hr_person: string | null
  hr_mail: string | null
  /** Number of changes of the contact; the next column is the last editor. */
  hr_revision: Generated<number>
  hr_saved_by: string | null
  hr_saved_at: Date | null
  status: Generated<CompanyStatus>
  /** Number of changes of everything but the contact; the next column is the last editor. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface MembershipTable {
  company_id: string
  account_id: string
  is_family: boolean
  /** The holder whose family the person belongs to, and their entry in that family. */
  holder_account_id: string | null
  family_id: string | null
  status: 'active' | 'ended'
  joined_at: Date
}

/** The companies that may hold rows of a person: written with the first membership, and never removed. */
export interface AccountCompanyTable {
  account_id: string
  company_id: string
}

export interface ThemeTable {
  owner_id: string
  owner_kind: 'group' | 'company'
  config: JSONColumnType<ThemeOverride>
  updated_at: Date
  revision: Generated<number>
}

/** The description of a benefit for members. */
interface BenefitDescription {
  /** The entitlement that pays for it: `INSURANCE`, `WELFARE` or a supplier's code; empty if none. */
  code: Generated<string>
  audience: Generated<string>
  usage: Generated<string>
  rules: Generated<string>
  /** Number of changes of these texts; the next column is the last editor. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface CompanyEquityTable extends BenefitDescription {
  company_id: string
  id: string
  name: string
  summary: string
  kind: string
  end_dt: string
  covered_count: number
  sort: number
  /** The name of a gift among the member's own entitlements; empty if it is no gift. */
  gift_name: Generated<string>
}

export interface HighMedicalServiceTable extends BenefitDescription {
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
  secret_encrypted: string | null
  message: string
  revision: Generated<number>
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
