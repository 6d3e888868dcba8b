import { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { plansAdminCalls, type PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { refusals } from '@yf/contract/refusals'
import { trialRunKeptDays } from '@yf/domain/trial-run'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { workOf } from '#testkit/work-of.ts'
import { reject } from '#features/claims/decision/reject.ts'
import { settle } from '#features/claims/decision/settle.ts'
import { takeCase } from '#features/claims/record/find.ts'
import { addPolicy, caseLab, companyId, type CaseLab } from '#features/claims/record/test-cases.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { partsOf } from '../reports/test-xlsx.ts'
import { forgetTrialRuns, trialRunJob } from './try-job.ts'

const server = demoStage()
const actor = staffActor('0198c0de-0000-7000-8000-000000000001')
const period = { from: '2026-02-01', to: '2026-02-28', comparedPlanId: null }
/** 80 % of everything, up to 1,000 yuan a year, of bills in fen. */
const bills = [50_000, 40_000, 70_000, 12_345]
const yearlyFen = 100_000
let lab: CaseLab
let plan: { readonly planId: string; readonly versionId: string }
let caseIds: string[]

const as = async (account: string) => ({ token: await server.staffTokenOf(account) })

beforeAll(async () => {
  lab = await caseLab(server)
  const policyId = await addPolicy(server, { yearlyFen, deductibleFen: 10_000 })
  caseIds = []
  for (const [at, billed_fen] of bills.entries()) {
    const day = `2026-02-${10 + at}`
    const id = await lab.addCase({
      state: 4,
      policyId,
      kinds: [],
      receipts: [{ billed_fen, day }],
      set: { visit_start: day, visit_end: day },
    })
    caseIds.push(id)
    const settled = await lab
      .work()
      .transaction(async (ctx) => settle(ctx, (await takeCase(ctx.db, id))!, { actor }))
    if (settled.kind !== 'settled') throw new Error('a case of the test was not settled')
  }
  plan = await server.db
    .selectFrom('policy as p')
    .innerJoin('group_contract as g', 'g.id', 'p.contract_id')
    .select(['g.plan_id as planId', 'g.plan_version_id as versionId'])
    .where('p.id', '=', policyId)
    .$narrowType<{ versionId: string }>()
    .executeTakeFirstOrThrow()
})

let draft: { id: string; edits: number } | null = null

/** The draft of the plan with the current terms, changed. */
async function draftWith(change: (one: PlanLiabilityEntry) => PlanLiabilityEntry): Promise<string> {
  const operator = await as('operator1')
  draft ??= (await server.call(plansAdminCalls.copyVersion, { versionId: plan.versionId }, operator)).result
  const current = await server.call(plansAdminCalls.version, { versionId: plan.versionId }, operator)
  const { name, insurer, coverFen, liabilities } = current.result
  const terms = {
    name,
    insurer,
    coverFen,
    startDay: null,
    liabilities: liabilities.map(change),
    benefits: [],
  }
  const saved = await server.call(
    plansAdminCalls.saveVersion,
    { versionId: draft.id, edits: draft.edits, ...terms, liabilities: terms.liabilities.map(withText) },
    operator,
  )
  expect(saved.code).toBe(200)
  draft = saved.result
  return draft.id
}
const withText = (one: PlanLiabilityEntry) => ({ ...one, text: one.text || '按条款赔付' })

async function start(versionId: string, more: object = {}, account = 'operator1') {
  const input = { versionId, companyIds: [companyId], ...period, ...more }
  return server.call(trialRunCalls.startTrialRun, input, { ...(await as(account)), key: newId() })
}

async function finished(versionId: string, more: object = {}): Promise<string> {
  const { result } = await start(versionId, more)
  await trialRunJob.run({ id: result.id }, workOf(server))
  return result.id
}

const rowsOf = (run_id: string) =>
  server.db
    .selectFrom('trial_case')
    .selectAll()
    .where('run_id', '=', run_id)
    .orderBy('visit_day')
    .orderBy('case_id')
    .execute()
const detail = async (id: string, account = 'operator1') =>
  (await server.call(trialRunCalls.trialRun, { id }, await as(account))).result

/** Bills in the order of their days, with a deductible of 100 yuan. */
function naively(ratio: number, limitFen: number): number[] {
  let [deductible, paid] = [10_000, 0]
  return bills.map((fen) => {
    const taken = Math.min(deductible, fen)
    deductible -= taken
    const own = Math.min(Math.round(((fen - taken) * ratio) / 100), limitFen - paid)
    paid += own
    return own
  })
}

test('the current terms change nothing: each case gets what it was paid', async () => {
  const id = await finished(await draftWith((one) => one))
  const rows = await rowsOf(id)
  expect(rows.map(({ paid_fen }) => paid_fen)).toEqual(naively(80, yearlyFen))
  for (const row of rows)
    expect([row.current_fen, row.draft_fen, row.difference_fen, row.lines]).toEqual([
      row.paid_fen,
      row.paid_fen,
      0,
      null,
    ])
  expect(await detail(id)).toMatchObject({
    state: 'done',
    finishedCases: 4,
    totals: { cases: 4, casesMore: 0, casesLess: 0, people: 1, peopleMore: 0, moreFen: 0, lessFen: 0 },
    byCause: [],
    differenceFen: 0,
  })
})

test('every decided case of the demo data stays as it is under the version of its own contract', async () => {
  const versions = await server.db
    .selectFrom('group_contract')
    .select(['plan_id', 'plan_version_id'])
    .distinct()
    .where('plan_version_id', 'is not', null)
    .execute()
  const companies = await server.db.selectFrom('company').select('id').execute()
  const companyIds = companies.map((company) => company.id)
  let cases = 0
  for (const { plan_version_id } of versions) {
    const { result, code } = await start(plan_version_id!, {
      companyIds,
      from: '2025-12-01',
      to: '2026-02-28',
    })
    // Plans of lump sums alone have nothing to try.
    if (!result) continue
    expect(code).toBe(200)
    await trialRunJob.run({ id: result.id }, workOf(server))
    const rows = await rowsOf(result.id)
    cases += rows.length
    expect(rows.filter(({ difference_fen }) => difference_fen !== 0)).toEqual([])
  }
  expect(cases).toBeGreaterThan(5)
  expect(await recount(server.db, 'trial')).toEqual([])
})

test('a higher rate pays more until the yearly limit, as a naive count says', async () => {
  const id = await finished(await draftWith((one) => ({ ...one, ratio: 95 })))
  const [then, now] = [naively(80, yearlyFen), naively(95, yearlyFen)]
  const rows = await rowsOf(id)
  expect(rows.map(({ draft_fen }) => draft_fen)).toEqual(now)
  const differences = now.map((fen, at) => fen - then[at]!)
  const more = differences.filter((fen) => fen > 0)
  const less = differences.filter((fen) => fen < 0)
  expect(less.length).toBeGreaterThan(0)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const shown = await detail(id)
  expect(shown).toMatchObject({
    totals: { casesMore: more.length, casesLess: less.length, moreFen: sum(more), lessFen: -sum(less) },
    byMonth: [{ name: '2026-02', currentFen: sum(then), draftFen: sum(now) }],
    byLiability: [{ name: '门急诊医疗费用', currentFen: sum(then), draftFen: sum(now) }],
    differenceFen: sum(differences),
  })
  expect(shown.byCause.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['ratio', 'limit']))
  expect(await recount(server.db, 'trial')).toEqual([])
})

test('visits of other days count towards the deductible and are not shown', async () => {
  const id = await finished(await draftWith((one) => ({ ...one, ratio: 100 })), { from: '2026-02-12' })
  expect((await rowsOf(id)).map(({ draft_fen }) => draft_fen)).toEqual(naively(100, yearlyFen).slice(2))
})

test('a refusal by the terms is paid by terms without the exclusion, and one of a person stays', async () => {
  const policyId = await addPolicy(server, {
    yearlyFen,
    terms: { exclusions: [{ name: '整形美容', codes: [], words: ['双眼皮'] }] },
  })
  const { plan_version_id } = await server.db
    .selectFrom('policy as p')
    .innerJoin('group_contract as g', 'g.id', 'p.contract_id')
    .select('g.plan_version_id')
    .where('p.id', '=', policyId)
    .executeTakeFirstOrThrow()
  const refusedFor = async (diagnosis: string) => {
    const id = await lab.addCase({
      state: 4,
      policyId,
      kinds: [],
      receipts: [{ billed_fen: 30_000 }],
      set: { diagnosis },
    })
    await lab
      .work()
      .transaction(async (ctx) => reject(ctx, (await takeCase(ctx.db, id))!, { actor, reason: '不保障' }))
    return id
  }
  const byTerms = await refusedFor('双眼皮手术')
  await refusedFor('感冒')
  const operator = await as('operator1')
  const copy = (await server.call(plansAdminCalls.copyVersion, { versionId: plan_version_id! }, operator))
    .result
  const liabilities = copy.liabilities.map((one) =>
    withText({ ...one, rule: { ...one.rule, exclusions: [] } }),
  )
  const { name, insurer, coverFen } = copy
  await server.call(
    plansAdminCalls.saveVersion,
    { versionId: copy.id, edits: 0, name, insurer, coverFen, startDay: null, liabilities, benefits: [] },
    operator,
  )
  const id = await finished(copy.id)
  expect(await rowsOf(id)).toMatchObject([
    { case_id: byTerms, is_refused: true, paid_fen: 0, draft_fen: 24_000, causes: ['scope'] },
  ])
  expect((await detail(id)).totals).toMatchObject({ cases: 1, casesMore: 1, refusedByHand: 1 })
})

test('policies of another plan are compared with the terms on trial', async () => {
  const other = await server.call(
    plansAdminCalls.addPlan,
    {
      kind: 'insurance',
      benefits: [],
      planName: '对照试算',
      name: '补充医疗',
      insurer: '安和',
      coverFen: 10_000_000,
      startDay: null,
      liabilities: [
        withText({
          id: newId(),
          name: '门诊',
          visitType: 'outpatient',
          deductibleFen: 0,
          ratio: 50,
          visitFen: null,
          yearlyFen: 10_000_000,
          waitingDays: 0,
          isLumpSum: false,
          text: '',
          rule: {
            grades: null,
            isPublicOnly: false,
            exclusions: [],
            outsideRatio: null,
            visitsPerYear: null,
            daysPerYear: null,
          },
        }),
      ],
    },
    { ...(await as('operator1')), key: newId() },
  )
  const id = await finished(other.result.id, { comparedPlanId: plan.planId })
  expect((await rowsOf(id)).map(({ draft_fen }) => draft_fen)).toEqual(
    bills.map((fen) => Math.round(fen / 2)),
  )
  expect((await detail(id)).comparedPlan).toBe('测试方案')
  const none = await finished(other.result.id)
  expect(await rowsOf(none)).toEqual([])
})

test('those who may see claims open the changed lines, and others see neither number nor reason', async () => {
  const id = await finished(await draftWith((one) => ({ ...one, ratio: 95 })))
  const list = async (account: string, more: object = {}) =>
    (await server.call(trialRunCalls.trialCases, { id, pageNo: 1, pageSize: 10, ...more }, await as(account)))
      .result
  const open = async (account: string) =>
    (await server.call(trialRunCalls.trialCase, { id, caseId: caseIds[0]! }, await as(account))).result
  const seen = await list('senior1', { direction: 'more' })
  expect(seen.records.every(({ differenceFen }) => differenceFen > 0)).toBe(true)
  expect(seen.records.every(({ caseNo, visitDay }) => caseNo !== null && visitDay !== null)).toBe(true)
  expect((await list('senior1', { direction: 'less' })).records[0]!.differenceFen).toBeLessThan(0)
  expect((await list('senior1', { cause: 'scope' })).total).toBe(0)
  const own = await open('senior1')
  expect(own.lines[0]).toMatchObject({
    day: '2026-02-10',
    current: { ratio: 80, payableFen: 32_000, reason: expect.stringContaining('80%') },
    draft: { ratio: 95, payableFen: 38_000, reason: expect.stringContaining('95%') },
    causes: ['ratio'],
  })
  expect(
    await server.db
      .selectFrom('audit_event')
      .select('case_id')
      .where('action', '=', 'readTrialCase')
      .execute(),
  ).toEqual([{ case_id: caseIds[0] }])
  const masked = await list('operator1')
  expect(masked.total).toBe((await list('senior1')).total)
  expect(masked.records[0]).toMatchObject({ caseNo: null, visitDay: null, month: '2026-02' })
  const maskedCase = await open('operator1')
  expect(JSON.stringify(maskedCase)).not.toContain('2026-02-10')
  expect(maskedCase.lines[0]).toMatchObject({ day: null, draft: { payableFen: 38_000, reason: null } })
})

test('the table holds the changed cases, and a case number only for those who may see claims', async () => {
  const id = await finished(await draftWith((one) => ({ ...one, ratio: 95 })))
  const take = async (account: string) =>
    [
      ...partsOf(
        (await server.call(trialRunCalls.trialRunFile, { id }, await as(account))).result.base64,
      ).values(),
    ].join('')
  const { case_no } = await lab.caseOf(caseIds[0]!)
  const shown = await take('senior1')
  for (const text of [case_no, '赔付比例', '<v>320</v>', '<v>380</v>', '<v>60</v>'])
    expect(shown).toContain(text)
  expect(await take('operator1')).not.toContain(case_no)
  expect((await lastAuditEventIn(server.db)).action).toBe('takeTrialRun')
})

test('a run that was interrupted between any two batches ends with the same results', async () => {
  const versionId = await draftWith((one) => ({ ...one, ratio: 90 }))
  const companies = await server.db.selectFrom('company').select('id').orderBy('id').execute()
  const more = { companyIds: companies.map((company) => company.id) }
  const whole = await finished(versionId, more)
  const { result } = await start(versionId, more)
  const work = workOf(server)
  for (let batches = 1; ; batches += 1) {
    let left = batches
    const dying = {
      ...work,
      transaction: (async (step) => {
        if (left-- === 0) throw new Error('killed')
        return work.transaction(step)
      }) as typeof work.transaction,
    }
    const ended = await trialRunJob.run({ id: result.id }, dying).then(
      () => true,
      () => false,
    )
    if (ended) break
  }
  const plainRows = async (id: string) => (await rowsOf(id)).map(({ run_id: _run, ...row }) => row)
  expect(await plainRows(result.id)).toEqual(await plainRows(whole))
  expect((await detail(result.id)).totals).toEqual((await detail(whole)).totals)
})

test('a cancelled run stops and shows nothing, and is deleted with the old ones', async () => {
  const versionId = await draftWith((one) => ({ ...one, ratio: 90 }))
  const { result } = await start(versionId)
  const cancel = async () =>
    server.call(trialRunCalls.cancelTrialRun, { id: result.id }, { ...(await as('operator1')), key: newId() })
  expect((await detail(result.id)).canCancel).toBe(1)
  expect((await detail(result.id, 'senior1')).canCancel).toBe(0)
  expect((await cancel()).code).toBe(200)
  expect((await cancel()).code).toBe(refusals.stateMoved.code)
  await trialRunJob.run({ id: result.id }, workOf(server))
  expect(await detail(result.id)).toMatchObject({ state: 'cancelled', canCancel: 0, byMonth: [] })
  const kept = await finished(versionId)
  await forgetTrialRuns.run({}, workOf(server))
  const ids = async () => (await server.db.selectFrom('trial_run').select('id').execute()).map(({ id }) => id)
  expect(await ids()).not.toContain(result.id)
  expect(await ids()).toContain(kept)
  const old = new Date(server.clock.now().getTime() - (trialRunKeptDays + 1) * 86_400_000)
  await server.db.updateTable('trial_run').set({ created_at: old }).where('id', '=', kept).execute()
  await forgetTrialRuns.run({}, workOf(server))
  expect(await ids()).not.toContain(kept)
  expect(await rowsOf(kept)).toEqual([])
})

test('a draft that was changed afterwards is named, and the run keeps the terms of its start', async () => {
  const id = await finished(await draftWith((one) => ({ ...one, ratio: 90 })))
  expect((await detail(id)).isOutdated).toBe(0)
  await draftWith((one) => ({ ...one, ratio: 91 }))
  expect((await detail(id)).isOutdated).toBe(1)
})

test('no more than three run at a time', async () => {
  const versionId = await draftWith((one) => one)
  const started = [await start(versionId), await start(versionId), await start(versionId)]
  expect((await start(versionId)).code).toBe(refusals.trialRunsBusy.code)
  for (const { result } of started) await trialRunJob.run({ id: result.id }, workOf(server))
})

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-03-01' }, 'to'],
  [{ from: '2025-01-01' }, 'to'],
  [{ to: '2099-01-01', from: '2098-12-01' }, 'to'],
  [{ companyIds: [newId()] }, 'companyIds'],
  [{ companyIds: [] }, 'companyIds'],
  [{ comparedPlanId: newId() }, 'comparedPlanId'],
])('%j is rejected by its field', async (more, field) => {
  const answered = await start(plan.versionId, more)
  expect(answered.http).toBe(400)
  expect(JSON.stringify(answered)).toContain(field)
})

test('an incomplete draft, an empty period and people without the permission are refused', async () => {
  const incomplete = await start(await draftWith((one) => ({ ...one, yearlyFen: 90_000_000_00 })))
  expect([incomplete.http, JSON.stringify(incomplete)]).toEqual([400, expect.stringContaining('versionId')])
  const empty = await start(plan.versionId, { from: '2024-01-01', to: '2024-01-31' })
  expect(empty.code).toBe(refusals.trialRunEmpty.code)
  expect((await start(newId())).code).toBe(refusals.notFound.code)
  for (const account of ['senior1', 'hr1', 'finance1'])
    expect((await start(plan.versionId, {}, account)).code).toBe(refusals.dutyNotHeld.code)
  const list = await server.call(trialRunCalls.trialRuns, { pageNo: 1, pageSize: 10 }, await as('hr1'))
  expect(list.code).toBe(refusals.dutyNotHeld.code)
})
