import type { JSONColumnType } from 'kysely'
import type { PlanTerms } from '@yf/domain/plan'
import type { TrialCause, TrialRunState } from '@yf/domain/trial-run'
import type { TrialLine, TrialTotals } from '@yf/domain/try-terms'

export interface TrialRunTable {
  id: string
  plan_id: string
  version_id: string
  version_no: number
  version_edits: number
  /** The plan whose policies are tried. */
  policies_of: string
  terms: JSONColumnType<PlanTerms>
  company_ids: string[]
  first_day: string
  last_day: string
  state: TrialRunState
  /** The company whose policies are next, and the last of them that was tried. */
  company_at: number
  after_policy: string | null
  finished_cases: number
  total_cases: number
  totals: JSONColumnType<TrialTotals>
  started_by: string
  started_by_name: string
  created_at: Date
  moved_at: Date
  ended_at: Date | null
}

export interface TrialSumTable {
  run_id: string
  /** Of the visit. */
  month: string
  liability: string
  current_fen: number
  draft_fen: number
}

export interface TrialCaseTable {
  run_id: string
  case_id: string
  company_id: string
  policy_id: string
  case_no: string
  visit_day: string
  is_refused: boolean
  paid_fen: number
  current_fen: number
  draft_fen: number
  difference_fen: number
  liabilities: string[]
  causes: TrialCause[]
  /** null where the two do not differ. */
  lines: JSONColumnType<readonly TrialLine[]> | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    trial_run: TrialRunTable
    trial_sum: TrialSumTable
    trial_case: TrialCaseTable
  }
}
