import type { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { toYuan } from '@yf/domain/money'
import { trialCauses } from '@yf/domain/trial-run'
import { companyNamesOf } from '#features/company/public.ts'
import { planNames } from '#features/plans/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { longSpreadsheetOf } from '#platform/spreadsheet.ts'
import { seesCases } from './cases.ts'
import { toTrialCaseRow } from './dto.ts'
import { auditedRun } from './start.ts'
import { differingAfter, runById } from './store.ts'

const columns = [
  ['企业', 24],
  ['案件号', 24],
  ['就诊月份', 10],
  ['责任', 24],
  ['原因', 24],
  ['当时赔付', 14],
  ['按原条款', 14],
  ['按试算版本', 14],
  ['差额', 14],
] as const

const perPage = 1_000
const first = '00000000-0000-0000-0000-000000000000'

async function* rowsOf(db: Db, runId: string, companies: ReadonlyMap<string, string>, isShown: boolean) {
  let after = first
  for (;;) {
    const page = await differingAfter(db, runId, after, perPage)
    for (const record of page) {
      const row = toTrialCaseRow(record, companies, isShown)
      yield [
        row.companyName,
        row.caseNo ?? '',
        row.month,
        row.liabilities.join('、'),
        row.causes.map((cause) => trialCauses[cause]).join('、'),
        toYuan(row.paidFen),
        toYuan(row.currentFen),
        toYuan(row.draftFen),
        toYuan(row.differenceFen),
      ]
    }
    if (page.length < perPage) return
    after = page.at(-1)!.case_id
  }
}

/** Case numbers only for those who may see cases. */
export const trialRunFile: RunCallHandler<typeof trialRunCalls.trialRunFile> = async ({ id }, ctx) => {
  const { db } = ctx
  const run = await runById(db, id)
  if (run?.state !== 'done') return refuse('notFound')
  const [companies, plans] = await Promise.all([
    companyNamesOf(db, run.company_ids),
    planNames(db, [run.plan_id]),
  ])
  const bytes = await longSpreadsheetOf({
    name: '差额案件',
    columns,
    rows: rowsOf(db, id, companies, seesCases(ctx)),
  })
  const name = plans.get(run.plan_id) ?? ''
  await recordAuditEvent(ctx, { action: 'takeTrialRun', payload: { name, ...auditedRun(run) } })
  const fileName = `试算结果_${name}_第${run.version_no}版_${run.first_day}_${run.last_day}.xlsx`
  return answer({ name: fileName, base64: bytes.toString('base64') })
}
