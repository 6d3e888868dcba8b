import type { Generated } from 'kysely'
import type { StoredPackageState } from '@yf/domain/equity'

export interface PolicyTable {
  company_id: string
  id: string
  enrolment_id: string
  contract_id: string
  person_id: string
  /** null until the person registers; of a dependant: the holder */
  account_id: string | null
  family_id: string | null
  policy_no: string
  insured_name: string
  start_dt: string
  /** The day before `start_dt` where nothing was covered after all. */
  end_dt: string
  /** The first day of continuous cover. */
  waiting_from: string
  /** Ended without a known day: accepts no claims. */
  is_closed: Generated<boolean>
  used_fen: number
}

export interface EquityPackageTable {
  company_id: string
  id: string
  /** null until the person registers */
  account_id: string | null
  family_id: string | null
  /** The person of the company, where it was granted to one. */
  person_id: Generated<string | null>
  /** What it follows from; null where it was granted by itself. */
  enrolment_id: Generated<string | null>
  benefit_id: Generated<string | null>
  /** Whose texts it has. */
  plan_version_id: Generated<string | null>
  kind: 'health' | 'card' | 'doctor'
  /** null: those of the plan version, as the summary */
  name: string | null
  summary: string | null
  supplier_code: string
  start_time: Date
  end_time: Date
  status: StoredPackageState
  /** `times`, or `fen` for money. */
  unit: Generated<'times' | 'fen'>
  total: number
  used: number
  /** The value of one use; null when the supplier's default applies. */
  time_fen: number | null
}

export interface HealthWelfareTable {
  company_id: string
  id: string
  account_id: string | null
  family_id: string | null
  person_id: Generated<string | null>
  enrolment_id: Generated<string | null>
  benefit_id: Generated<string | null>
  plan_version_id: Generated<string | null>
  name: string | null
  summary: string | null
  /** null where it is unknown */
  start_dt: Generated<string | null>
  end_dt: string
}

export interface PolicyLiabilityUseTable {
  company_id: string
  policy_id: string
  /** The same in all versions of the plan. */
  liability_id: string
  used_fen: number
  deductible_used_fen: number
}

export interface FreeEquityTable {
  company_id: string
  id: string
  name: string
  summary: string
  icon: string
  jump_url: string | null
  package_kind: EquityPackageTable['kind'] | null
  supplier_code: string | null
  package_total: number | null
  package_days: number | null
  starts_at: Date
  ends_at: Date
  sort: number
  /** Counts changes: a save names the revision that was read. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface FreeEquityActivationTable {
  company_id: string
  free_equity_id: string
  account_id: string
  activated_at: Date
}

export interface OperationManualTable {
  company_id: string
  id: string
  name: string
  kind: 'pdf' | 'xlsx'
  file_id: string
  updated_at: Date
  sort: number
  saved_by: string | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    policy: PolicyTable
    equity_package: EquityPackageTable
    health_welfare: HealthWelfareTable
    policy_liability_use: PolicyLiabilityUseTable
    operation_manual: OperationManualTable
    free_equity: FreeEquityTable
    free_equity_activation: FreeEquityActivationTable
  }
}
