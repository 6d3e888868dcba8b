import type { TrialCaseRow, TrialRunRow } from '@yf/contract/claims-admin-trials'
import { shanghaiMoment } from '@yf/domain/dates'
import type { TrialCaseRecord, TrialRunRecord } from './store.ts'

export const toTrialRunRow = (run: TrialRunRecord, plans: ReadonlyMap<string, string>): TrialRunRow => ({
  id: run.id,
  planId: run.plan_id,
  planName: plans.get(run.plan_id) ?? '',
  versionId: run.version_id,
  versionNo: run.version_no,
  comparedPlan: run.policies_of === run.plan_id ? null : (plans.get(run.policies_of) ?? ''),
  state: run.state,
  from: run.first_day,
  to: run.last_day,
  companies: run.company_ids.length,
  startedBy: run.started_by_name,
  startedTime: shanghaiMoment(run.created_at),
  endedTime: run.ended_at && shanghaiMoment(run.ended_at),
  finishedCases: run.finished_cases,
  totalCases: run.total_cases,
  differenceFen: run.totals.draftFen - run.totals.currentFen,
})

/** Number and day say whose case it is: only for those who may see cases. */
export const toTrialCaseRow = (
  row: TrialCaseRecord,
  companies: ReadonlyMap<string, string>,
  seesCases: boolean,
): TrialCaseRow => ({
  caseId: row.case_id,
  caseNo: seesCases ? row.case_no : null,
  companyName: companies.get(row.company_id) ?? '',
  visitDay: seesCases ? row.visit_day : null,
  month: row.visit_day.slice(0, 7),
  liabilities: row.liabilities,
  causes: row.causes,
  paidFen: row.paid_fen,
  currentFen: row.current_fen,
  draftFen: row.draft_fen,
  differenceFen: row.difference_fen,
})
