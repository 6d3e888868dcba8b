import type { Input } from '@yf/contract/call'
import type { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { shanghaiDay } from '@yf/domain/dates'
import { planFault } from '@yf/domain/plan'
import { mostTrialRuns } from '@yf/domain/trial-run'
import { noTotals } from '@yf/domain/try-terms'
import { companyNamesOf } from '#features/company/public.ts'
import { planNames, versionForTrial, type TrialVersion } from '#features/plans/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { countDecisions } from '#features/claims/assessment/decided-policy.ts'
import { daysFault } from '../reports/span.ts'
import { toTrialRunRow } from './dto.ts'
import { addRun, changeRun, countRunning, lockRun, type TrialRunRecord } from './store.ts'
import { trialRunJob } from './try-job.ts'

type StartInput = Input<typeof trialRunCalls.startTrialRun>

/** What the rule needs to be possible; texts may still be missing. */
function versionFault({ terms }: TrialVersion): BadInput | null {
  if (terms.kind === 'benefits') return badInput('versionId', '权益方案不赔付费用，不能试算')
  const liabilities = terms.liabilities.map((one) => ({ ...one, text: '—' }))
  const fault = planFault({ ...terms, name: '—', insurer: '—', liabilities })
  if (fault) return badInput('versionId', `方案还没有填完整，${fault.message}`)
  return terms.liabilities.every(({ isLumpSum }) => isLumpSum)
    ? badInput('versionId', '这个版本只有一次性给付的责任，没有可以试算的费用')
    : null
}

async function inputFault({ db, clock }: StaffContext, input: StartInput): Promise<BadInput | null> {
  const { companyIds, comparedPlanId, to } = input
  const fault = daysFault(input)
  if (fault) return fault
  if (to > shanghaiDay(clock.now())) return badInput('to', '结束日期不能晚于今天')
  const [companies, plans] = await Promise.all([
    companyNamesOf(db, companyIds),
    planNames(db, comparedPlanId === null ? [] : [comparedPlanId]),
  ])
  if (companyIds.some((id) => !companies.has(id))) return badInput('companyIds', '有不存在的企业')
  return comparedPlanId !== null && !plans.has(comparedPlanId)
    ? badInput('comparedPlanId', '对照方案不存在')
    : null
}

export const startTrialRun: RunCallHandler<typeof trialRunCalls.startTrialRun> = async (input, ctx) => {
  const { db, jobs } = ctx
  const version = await versionForTrial(db, input.versionId)
  if (!version) return refuse('notFound')
  const fault = versionFault(version) ?? (await inputFault(ctx, input))
  if (fault) return fault
  if ((await countRunning(db)) >= mostTrialRuns) return refuse('trialRunsBusy')
  const run = newRun(ctx, version, input)
  const total_cases = await countCases(ctx, run)
  if (total_cases === 0) return refuse('trialRunEmpty')
  await addRun(db, { ...run, total_cases })
  await jobs.send(db, trialRunJob, { id: run.id })
  await recordAuditEvent(ctx, {
    action: 'startTrialRun',
    payload: { name: version.planName, ...auditedRun(run), companies: run.company_ids.length },
  })
  const plans = await planNames(db, [run.plan_id, run.policies_of])
  return answer(toTrialRunRow({ ...run, total_cases }, plans), '试算已开始')
}

function newRun({ clock, staff }: StaffContext, version: TrialVersion, input: StartInput): TrialRunRecord {
  const now = clock.now()
  return {
    id: newId(),
    plan_id: version.planId,
    version_id: version.id,
    version_no: version.no,
    version_edits: version.edits,
    policies_of: input.comparedPlanId ?? version.planId,
    terms: version.terms,
    company_ids: input.companyIds,
    first_day: input.from,
    last_day: input.to,
    state: 'running',
    company_at: 0,
    after_policy: null,
    finished_cases: 0,
    total_cases: 0,
    totals: noTotals,
    started_by: staff.id,
    started_by_name: staff.name,
    created_at: now,
    moved_at: now,
    ended_at: null,
  }
}

/** By company, on the node of each: a statement over all of them would have to go to every node. */
async function countCases({ db }: StaffContext, run: TrialRunRecord): Promise<number> {
  const days = { firstDay: run.first_day, lastDay: run.last_day, until: run.created_at }
  let sum = 0
  for (const companyId of run.company_ids) sum += await countDecisions(db, { companyId, ...days })
  return sum
}

export const auditedRun = (run: TrialRunRecord) => ({
  no: run.version_no,
  first: run.first_day,
  last: run.last_day,
})

export const cancelTrialRun: RunCallHandler<typeof trialRunCalls.cancelTrialRun> = async ({ id }, ctx) => {
  const { db, clock } = ctx
  const run = await lockRun(db, id)
  if (!run) return refuse('notFound')
  if (run.state !== 'running') return refuse('stateMoved', '试算已经结束，请刷新查看')
  await changeRun(db, id, { state: 'cancelled', moved_at: clock.now(), ended_at: clock.now() })
  const plans = await planNames(db, [run.plan_id])
  await recordAuditEvent(ctx, {
    action: 'cancelTrialRun',
    payload: { name: plans.get(run.plan_id) ?? '', ...auditedRun(run) },
  })
  return answer(null, '试算已取消')
}
