import type { Input } from '@yf/contract/call'
import { plansAdminCalls, type PlanLiabilityEntry } from '@yf/contract/plans-admin'
import type { PeopleClassEntry } from '@yf/contract/contracts-admin'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { openTerms } from '@yf/domain/adjudication/terms'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { openRule } from '@yf/domain/people-class'
import { beforeAll, expect, test } from 'vitest'
import { evaluatePeopleJob, startEvaluationsJob } from '#features/enrolment/jobs.ts'
import { attachAccount } from '#features/enrolment/public.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'

const server = demoStage()
const companyId = idOf('company', 'haina')
/** On the roster of 海纳制造, and not registered. */
const personId = idOf('roster', '沈书瑶')
const today = () => shanghaiDay(server.clock.now())
const inDays = (days: number) => addDays(today(), days)

const as = async (staff: string) => ({ token: await server.staffTokenOf(staff) })
let operator: { token: string }
let admin: { token: string }
beforeAll(async () => {
  operator = await as('operator1')
  admin = await as('admin1')
})

const liability = (more: Partial<PlanLiabilityEntry> = {}): PlanLiabilityEntry => ({
  id: newId(),
  name: '门诊',
  visitType: 'outpatient',
  deductibleFen: 0,
  ratio: 80,
  visitFen: null,
  yearlyFen: 1_000_00,
  waitingDays: 30,
  isLumpSum: false,
  text: '门诊费用',
  rule: { ...openTerms, grades: null, exclusions: [] },
  ...more,
})

async function approve(versionId: string) {
  await server.call(plansAdminCalls.submitVersion, { versionId, edits: 0 }, operator)
  return server.call(plansAdminCalls.decideVersion, { versionId, edits: 0, isConfirmed: 1, note: '' }, admin)
}
async function newPlan() {
  const terms = { name: '补充医疗', insurer: '安和', coverFen: 5_000_00, startDay: '2025-01-01' }
  const { result } = await server.call(
    plansAdminCalls.addPlan,
    {
      kind: 'insurance',
      planName: newId().slice(-12),
      ...terms,
      liabilities: [liability()],
      benefits: [],
    },
    { ...operator, key: newId() },
  )
  await approve(result.id)
  return result
}
/** The next version of the plan pays 90 percent. */
async function nextVersion(versionId: string) {
  const copied = (await server.call(plansAdminCalls.copyVersion, { versionId }, operator)).result
  const liabilities = copied.liabilities.map((one) => ({ ...one, ratio: 90 }))
  const input = { ...copied, versionId: copied.id, startDay: today(), liabilities }
  const saved = (await server.call(plansAdminCalls.saveVersion, input, operator)).result
  await server.call(plansAdminCalls.submitVersion, { versionId: saved.id, edits: saved.edits }, operator)
  const { id, edits } = saved
  await server.call(plansAdminCalls.decideVersion, { versionId: id, edits, isConfirmed: 1, note: '' }, admin)
  return saved.id
}

const staffClass: PeopleClassEntry = {
  key: 'staff',
  name: '员工',
  isClosed: false,
  yearlyFen: 1_200_00,
  rule: { ...openRule, relations: ['self'], grades: null, regions: null, departments: null, branches: null },
}
const add = async (planVersionId: string, more: object = {}) =>
  server.call(
    plansAdminCalls.addContract,
    {
      companyId,
      previousId: null,
      planVersionId,
      startsOn: inDays(-100),
      endsOn: inDays(100),
      classes: [staffClass],
      ...more,
    },
    { ...operator, key: newId() },
  )
const submit = async (contractId: string, no: number, edits = 0) =>
  server.call(plansAdminCalls.submitContract, { contractId, no, edits }, operator)
const editsOf = async (contractId: string, no: number) =>
  (await read(contractId)).versions.find((version) => version.no === no)?.edits ?? 0
const decide = async (contractId: string, no: number, by = admin, isConfirmed: 0 | 1 = 1, note = '') =>
  decideAs(contractId, { no, edits: await editsOf(contractId, no), isConfirmed, note }, by)
const decideAs = (
  contractId: string,
  seen: Omit<Input<typeof plansAdminCalls.decideContract>, 'contractId'>,
  by = admin,
) => server.call(plansAdminCalls.decideContract, { contractId, ...seen }, by)
const endorse = async (contractId: string, planVersionId: string, more: object = {}) =>
  server.call(
    plansAdminCalls.endorse,
    {
      contractId,
      edits: 0,
      planVersionId,
      startDay: today(),
      classes: [staffClass],
      reason: '提高比例',
      ...more,
    },
    operator,
  )
const read = async (contractId: string) =>
  (await server.call(plansAdminCalls.contract, { contractId }, admin)).result

/** What the workers do within a minute. */
async function evaluate() {
  const { db } = server
  await startEvaluationsJob.run({}, workOf(server))
  const due = await db
    .selectFrom('contract_version')
    .selectAll()
    .where('state', '=', 'approved')
    .where('evaluated_at', 'is', null)
    .where(({ eb, or }) => or([eb('start_day', '<=', today()), eb('no', '=', 1)]))
    .execute()
  for (const { company_id, contract_id, no, start_day } of due) {
    const version = { companyId: company_id, contractId: contract_id, no, startDay: start_day }
    await evaluatePeopleJob.run({ ...version, after: null, people: 0 }, workOf(server))
  }
}
async function agreed(more: object = {}) {
  const plan = await newPlan()
  const contract = (await add(plan.id, more)).result
  await submit(contract.id, 1)
  await decide(contract.id, 1)
  await evaluate()
  return { plan, contract }
}
const policyOf = (contractId: string) =>
  server.db
    .selectFrom('policy')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('person_id', '=', personId)
    .orderBy('start_dt')
    .execute()
const eventsOf = async (contractId: string) =>
  (
    await server.db
      .selectFrom('enrolment_event as v')
      .innerJoin('enrolment as e', 'e.id', 'v.enrolment_id')
      .select(['v.kind', 'v.day', 'v.waiting_from'])
      .where('e.contract_id', '=', contractId)
      .where('e.person_id', '=', personId)
      .orderBy('v.seq')
      .execute()
  ).map(({ kind, day, waiting_from }) => [kind, day, waiting_from])

test('a contract approved by a second person enrols people before they register, and registering attaches the policy', async () => {
  const plan = await newPlan()
  const draft = (await add(plan.id)).result
  expect(draft).toMatchObject({ state: 'draft', companyName: '海纳制造', openVersion: 'draft' })
  await submit(draft.id, 1)
  expect((await decide(draft.id, 1, operator)).code).toBe(refusals.ownContractVersion.code)
  expect((await decide(draft.id, 1)).result).toMatchObject({ state: 'running', canEndorse: 1, canRenew: 1 })
  expect((await lastAuditEventIn(server.db)).detail).toMatch(/海纳制造 HT/)
  await evaluate()
  expect((await read(draft.id)).versions[0]).toMatchObject({ people: 1, evaluatedTime: expect.any(String) })
  const [policy] = await policyOf(draft.id)
  expect(policy).toMatchObject({ account_id: null, insured_name: '沈书瑶', start_dt: inDays(-100) })

  const accountId = idOf('account', '高丽华')
  await attachAccount(server.db, companyId, personId, accountId)
  const { result } = await server.call(
    equityCalls.mine,
    { companyId },
    { token: await server.tokenOf('高丽华') },
  )
  expect(result.insureEquityList.map(({ id }) => id)).toContain(policy!.id)
  await attachAccount(server.db, companyId, personId, null)
  expect(await recount(server.db, 'polic')).toEqual([])
})

test('an endorsement changes the plan version from its day, and a renewal starts no new waiting period', async () => {
  const { plan, contract } = await agreed()
  const second = await nextVersion(plan.id)
  const endorsed = (await endorse(contract.id, second)).result
  expect(endorsed.versions[0]).toMatchObject({ no: 2, state: 'draft', planVersionNo: 2, reason: '提高比例' })
  await submit(contract.id, 2)
  await decide(contract.id, 2)
  await evaluate()
  expect(await eventsOf(contract.id)).toEqual([
    ['added', inDays(-100), inDays(-100)],
    ['endorsed', today(), null],
  ])
  const renewal = (await add(second, { previousId: contract.id, startsOn: inDays(101), endsOn: inDays(400) }))
    .result
  expect(
    (await add(second, { previousId: contract.id, startsOn: inDays(101), endsOn: inDays(400) })).code,
  ).toBe(refusals.contractRenewed.code)
  await submit(renewal.id, 1)
  await decide(renewal.id, 1)
  await evaluate()
  expect(await eventsOf(renewal.id)).toEqual([['renewed', inDays(101), inDays(-100)]])
  expect(await read(contract.id)).toMatchObject({ renewalId: renewal.id, canRenew: 0 })
})

test('a class that nobody belongs to any more ends the cover from the day of the endorsement', async () => {
  const { plan, contract } = await agreed()
  const nobody = { ...staffClass, rule: { ...staffClass.rule, grades: ['P9'] } }
  await endorse(contract.id, plan.id, { classes: [nobody], startDay: inDays(10) })
  await submit(contract.id, 2)
  await decide(contract.id, 2)
  await evaluate()
  expect((await policyOf(contract.id))[0]!.end_dt).toBe(inDays(100))
  server.clock.advance({ days: 11 })
  operator = await as('operator1')
  admin = await as('admin1')
  await evaluate()
  expect((await policyOf(contract.id))[0]!.end_dt).toBe(inDays(-2))
  expect(await recount(server.db, 'cover')).toEqual([])
})

test.each([
  [{ startsOn: '2026-02-30' }, /起保日期/],
  [{ endsOn: '2020-01-01' }, /到期日期/],
  [{ startsOn: '2024-01-01' }, /才生效/],
  [{ classes: [] }, /参保人员/],
  [{ classes: [{ ...staffClass, rule: { ...staffClass.rule, relations: [] } }] }, /关系/],
  [{ planVersionId: newId() }, /方案版本/],
])('a contract is rejected by its field: %#', async (more, expected) => {
  const { http, message } = await add((await newPlan()).id, more)
  expect(http).toBe(400)
  expect(message).toMatch(expected)
})

test('an endorsement is rejected in the past, without a difference, with another plan, and before the contract is agreed', async () => {
  const { plan, contract } = await agreed()
  expect((await endorse(contract.id, plan.id, { startDay: inDays(-1) })).message).toMatch(/批改生效日期/)
  expect((await endorse(contract.id, plan.id)).message).toMatch(/没有任何不同/)
  expect((await endorse(contract.id, (await newPlan()).id)).message).toMatch(/同一方案/)
  const draft = (await add(plan.id)).result
  expect((await endorse(draft.id, plan.id)).code).toBe(refusals.contractNotAgreed.code)
})

test('who has read one text cannot approve another that was put in its place meanwhile', async () => {
  const plan = await newPlan()
  const draft = (await add(plan.id)).result
  await submit(draft.id, 1)
  const seen = { no: 1, edits: 0, isConfirmed: 1, note: '' } as const
  await server.call(plansAdminCalls.withdrawContract, { contractId: draft.id, no: 1 }, operator)
  const worse = { planVersionId: plan.id, startsOn: inDays(-100), endsOn: inDays(700), classes: [staffClass] }
  await server.call(plansAdminCalls.saveContract, { contractId: draft.id, edits: 0, ...worse }, operator)
  await submit(draft.id, 1, 1)
  expect((await decideAs(draft.id, seen)).code).toBe(refusals.contractVersionChanged.code)
  expect((await decideAs(draft.id, { ...seen, edits: 1 })).success).toBe(true)
})

test('an unknown company, contract and previous contract do not exist', async () => {
  const plan = await newPlan()
  expect((await add(plan.id, { companyId: newId() })).code).toBe(refusals.notFound.code)
  expect((await add(plan.id, { previousId: newId() })).code).toBe(refusals.notFound.code)
  const { contract } = await agreed()
  const other = {
    companyId: idOf('company', 'yuanli'),
    previousId: contract.id,
    startsOn: inDays(101),
    endsOn: inDays(200),
  }
  expect((await add(plan.id, other)).code).toBe(refusals.notFound.code)
  const unknown = await server.call(plansAdminCalls.contract, { contractId: newId() }, admin)
  expect(unknown.code).toBe(refusals.notFound.code)
})

test('the list shows contracts of a company, and a draft is changed with the edits that were seen', async () => {
  const plan = await newPlan()
  const draft = (await add(plan.id)).result
  const saved = (edits: number) =>
    server.call(
      plansAdminCalls.saveContract,
      {
        contractId: draft.id,
        edits,
        planVersionId: plan.id,
        startsOn: inDays(1),
        endsOn: inDays(9),
        classes: [staffClass],
      },
      operator,
    )
  expect((await saved(0)).result).toMatchObject({ startsOn: inDays(1), versions: [{ edits: 1 }] })
  expect((await saved(0)).code).toBe(refusals.contractVersionChanged.code)
  const page = { companyId, pageNo: 1, pageSize: 50 }
  const { result } = await server.call(plansAdminCalls.contracts, page, admin)
  expect(result.records.find(({ id }) => id === draft.id)).toMatchObject({ openVersion: 'draft' })
  expect(new Set(result.records.map((row) => row.companyId))).toEqual(new Set([companyId]))
  await submit(draft.id, 1, 1)
  expect((await saved(1)).code).toBe(refusals.contractVersionFixed.code)
  expect((await decide(draft.id, 1, admin, 0)).message).toMatch(/原因/)
  expect((await decide(draft.id, 1, admin, 0, '日期有误')).result.versions[0]).toMatchObject({
    note: '日期有误',
  })
})

test('staff without the permission see no contracts', async () => {
  const refused = await server.call(
    plansAdminCalls.contracts,
    { pageNo: 1, pageSize: 10 },
    await as('finance1'),
  )
  expect(refused.code).toBe(refusals.dutyNotHeld.code)
})
