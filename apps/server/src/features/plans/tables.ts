import type { Terms } from '@yf/domain/adjudication/terms'
import type { VisitType } from '@yf/domain/claim-materials'
import type { PlanKind, PlanVersionState } from '@yf/domain/plan'
import type { PlanBenefitKind } from '@yf/domain/plan-benefit'
import type { PeopleClass } from '@yf/domain/people-class'
import type { Generated } from 'kysely'

export interface PlanTable {
  id: string
  name: string
  kind: Generated<PlanKind>
  created_by: string
  created_at: Date
}

export interface PlanVersionTable {
  id: string
  plan_id: string
  no: number
  state: PlanVersionState
  name: string
  insurer: string
  cover_fen: number
  start_day: string | null
  edits: Generated<number>
  editor_ids: string[]
  created_at: Date
  submitted_by: string | null
  submitted_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  note: string | null
}

export interface PlanLiabilityTable {
  version_id: string
  id: string
  name: string
  visit_type: VisitType | null
  deductible_fen: number
  ratio: number
  visit_fen: number | null
  yearly_fen: number
  waiting_days: number
  is_lump_sum: boolean
  terms: string
  rule: Terms
  sort: number
}

export interface PlanBenefitTable {
  version_id: string
  id: string
  kind: PlanBenefitKind
  name: string
  summary: string
  supplier_code: string
  amount: number
  time_fen: number
  valid_days: number | null
  sort: number
}

export interface GroupContractTable {
  company_id: string
  id: string
  contract_no: string
  plan_id: string
  /** Of the last approved version; null before the first approval. */
  plan_version_id: string | null
  starts_on: string
  ends_on: string
  previous_id: string | null
  created_by: string
  created_at: Date
}

export interface ContractVersionTable {
  company_id: string
  contract_id: string
  no: number
  state: PlanVersionState
  plan_version_id: string
  start_day: string
  classes: PeopleClass[]
  reason: Generated<string>
  edits: Generated<number>
  editor_ids: string[]
  created_at: Date
  submitted_by: string | null
  submitted_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  note: string | null
  people: Generated<number>
  evaluated_at: Date | null
}

export interface ExclusionGroupTable {
  id: string
  name: string
  codes: string[]
  words: string[]
  items: string[]
  revision: Generated<number>
  saved_by: string
  saved_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    plan: PlanTable
    plan_version: PlanVersionTable
    plan_liability: PlanLiabilityTable
    exclusion_group: ExclusionGroupTable
    plan_benefit: PlanBenefitTable
    group_contract: GroupContractTable
    contract_version: ContractVersionTable
  }
}
