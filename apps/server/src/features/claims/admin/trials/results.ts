import type { trialRunCalls, TrialSum } from '@yf/contract/claims-admin-trials'
import { mayDo } from '@yf/domain/staff'
import { companyNamesOf } from '#features/company/public.ts'
import { planNames, versionForTrial } from '#features/plans/public.ts'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toTrialRunRow } from './dto.ts'
import { runById, sumsByCause, sumsOfRun, type TrialSumRecord } from './store.ts'

export const trialRuns: RunCallHandler<typeof trialRunCalls.trialRuns> = async ({ planId, ...page }, ctx) => {
  let query = ctx.db.selectFrom('trial_run').selectAll()
  if (planId !== undefined) query = query.where('plan_id', '=', planId)
  const { rows, total } = await pageOf(ctx.db, query, page, (all) =>
    all.orderBy('created_at', 'desc').orderBy('id'),
  )
  const plans = await planNames(
    ctx.db,
    rows.flatMap((run) => [run.plan_id, run.policies_of]),
  )
  return answer({ records: rows.map((run) => toTrialRunRow(run, plans)), total })
}

export const trialRun: RunCallHandler<typeof trialRunCalls.trialRun> = async ({ id }, { db, staff }) => {
  const run = await runById(db, id)
  if (!run) return refuse('notFound')
  const isOver = run.state === 'done'
  const [plans, companies, sums, causes, version] = await Promise.all([
    planNames(db, [run.plan_id, run.policies_of]),
    companyNamesOf(db, run.company_ids),
    isOver ? sumsOfRun(db, id) : [],
    isOver ? sumsByCause(db, id) : [],
    versionForTrial(db, run.version_id),
  ])
  return answer({
    ...toTrialRunRow(run, plans),
    companyNames: run.company_ids.map((company) => ({ id: company, name: companies.get(company) ?? '' })),
    totals: run.totals,
    byMonth: addedBy(sums, ({ month }) => month),
    byLiability: addedBy(sums, ({ liability }) => liability),
    byCause: causes.map(({ cause, cases, difference_fen }) => ({
      cause,
      cases,
      differenceFen: difference_fen,
    })),
    isOutdated: version && version.edits !== run.version_edits ? 1 : 0,
    canCancel: run.state === 'running' && mayDo(staff.role, 'setUp') ? 1 : 0,
  })
}

function addedBy(sums: readonly TrialSumRecord[], nameOf: (row: TrialSumRecord) => string): TrialSum[] {
  return [...Map.groupBy(sums, nameOf)].map(([name, rows]) => ({
    name,
    currentFen: rows.reduce((sum, row) => sum + row.current_fen, 0),
    draftFen: rows.reduce((sum, row) => sum + row.draft_fen, 0),
  }))
}
