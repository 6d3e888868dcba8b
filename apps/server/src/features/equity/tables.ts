import type { Generated } from 'kysely'
import type { Terms } from '@yf/domain/adjudication/terms'
import type { VisitType } from '@yf/domain/claim-materials'
import type { PolicyState, StoredPackageState } from '@yf/domain/equity'

export interface PolicyTable {
  company_id: string
  id: string
  account_id: string
  family_id: string | null
  name: string
  insurer: string
  policy_no: string
  insured_name: string
  start_dt: string
  end_dt: string
  status: PolicyState
  cover_fen: number
  used_fen: number
}

export interface EquityPackageTable {
  company_id: string
  id: string
  account_id: string
  family_id: string | null
  kind: 'health' | 'card' | 'doctor'
  name: string
  summary: string
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
  account_id: string
  family_id: string | null
  name: string
  summary: string
  end_dt: string
}

export interface PolicyLiabilityTable {
  company_id: string
  policy_id: string
  id: string
  name: string
  visit_type: VisitType | null
  deductible_fen: number
  ratio: number
  visit_fen: number | null
  yearly_fen: number
  used_fen: number
  deductible_used_fen: number
  /** A lump sum for an event, not treatment costs: no receipt can be claimed on it. */
  is_lump_sum: boolean
  waiting_days: number
  terms: string
  /** The same as data, on which decisions are based. */
  rule: Terms
  sort: number
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
    policy_liability: PolicyLiabilityTable
    operation_manual: OperationManualTable
    free_equity: FreeEquityTable
    free_equity_activation: FreeEquityActivationTable
  }
}
