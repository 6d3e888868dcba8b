import { beforeAll, expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { plansAdminCalls, type PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { openTerms } from '@yf/domain/adjudication/terms'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { openRule } from '@yf/domain/people-class'
import { evaluatePeopleJob } from '#features/enrolment/jobs.ts'
import { claimEntries, personById } from '#features/people/public.ts'
import { versionsToEvaluate } from '#features/plans/public.ts'
import { newId } from '#platform/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { flagRows } from '../record/find.ts'
import { accountId, caseLab, companyId, type CaseLab } from '../record/test-cases.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
  await employ()
})

/** 林晓 is on the roster since long ago, as whoever registers is. */
async function employ() {
  const person = {
    name: '林晓',
    certificateType: 'idCard' as const,
    certificateNumber: inventedCertificate('1990-03-07', 128),
    hiredOn: addDays(today(), -400),
  }
  const { result } = await server.call(
    peopleAdminCalls.hirePerson,
    { companyId, ...person },
    { ...(await as('operator1')), key: newId() },
  )
  const entry = await personById(server.db, companyId, result.id)
  await workOf(server).transaction((tx) => claimEntries(tx, [entry!], accountId))
}

const today = () => shanghaiDay(server.clock.now())
/** A session of staff does not outlive the night. */
const as = async (staff: string) => ({ token: await server.staffTokenOf(staff) })

const liability: PlanLiabilityEntry = {
  id: newId(),
  name: '门诊',
  visitType: 'outpatient',
  deductibleFen: 0,
  ratio: 80,
  visitFen: null,
  yearlyFen: 1_000_000,
  waitingDays: 30,
  isLumpSum: false,
  text: '门诊费用',
  rule: { ...openTerms, grades: null, exclusions: [] },
}
const classes = [
  {
    key: 'all',
    name: '全体',
    isClosed: false,
    yearlyFen: null,
    rule: {
      ...openRule,
      relations: ['self' as const],
      grades: null,
      regions: null,
      departments: null,
      branches: null,
    },
  },
]

async function approvePlan(version: { readonly id: string; readonly edits: number }) {
  const key = { versionId: version.id, edits: version.edits }
  await server.call(plansAdminCalls.submitVersion, key, await as('operator1'))
  await server.call(
    plansAdminCalls.decideVersion,
    { ...key, isConfirmed: 1, note: '' },
    await as('operator2'),
  )
}
async function firstPlan() {
  const terms = { name: '补充医疗', insurer: '安和', coverFen: 2_000_000, startDay: '2025-01-01' }
  const { result } = await server.call(
    plansAdminCalls.addPlan,
    { kind: 'insurance', planName: '一年的方案', ...terms, liabilities: [liability], benefits: [] },
    { ...(await as('operator1')), key: newId() },
  )
  await approvePlan(result)
  return result
}
/** Pays nine tenths from that day on. */
async function betterPlan(versionId: string, startDay: string) {
  const operator = await as('operator1')
  const copy = (await server.call(plansAdminCalls.copyVersion, { versionId }, operator)).result
  const liabilities = copy.liabilities.map((one) => ({ ...one, ratio: 90 }))
  const input = { ...copy, versionId: copy.id, startDay, liabilities }
  const { result } = await server.call(plansAdminCalls.saveVersion, input, operator)
  await approvePlan(result)
  return result.id
}
async function approveContract(contractId: string, no: number) {
  const key = { contractId, no, edits: 0 }
  await server.call(plansAdminCalls.submitContract, key, await as('operator1'))
  await server.call(
    plansAdminCalls.decideContract,
    { ...key, isConfirmed: 1, note: '' },
    await as('operator2'),
  )
  await evaluate()
}
async function agree(planVersionId: string, days: readonly [string, string], previousId: string | null) {
  const { result } = await server.call(
    plansAdminCalls.addContract,
    { companyId, previousId, planVersionId, startsOn: days[0], endsOn: days[1], classes },
    { ...(await as('operator1')), key: newId() },
  )
  await approveContract(result.id, 1)
  return result.id
}
/** What the workers do within a minute. */
async function evaluate() {
  for (const version of await versionsToEvaluate(server.db, today(), 10))
    await evaluatePeopleJob.run({ ...version, after: null, people: 0 }, workOf(server))
}
async function moveTo(day: string) {
  server.clock.set(`${day}T12:00:00+08:00`)
  await evaluate()
}
const policyUnder = (contractId: string) =>
  server.db
    .selectFrom('policy')
    .select(['id', 'waiting_from'])
    .where('contract_id', '=', contractId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()

/** ¥500 of a visit; what is paid, or null where a person has to decide. */
async function claim(contractId: string, day: string) {
  const { id: policyId } = await policyUnder(contractId)
  const set = { visit_start: day, visit_end: day }
  const caseId = await lab.addCase({ policyId, receipts: [{ billed_fen: 50_000, day }], set })
  const { result } = await lab.submit(caseId, { token: await server.tokenOf('linxiao') })
  const flags = (await flagRows(server.db, await lab.caseOf(caseId))).map(({ kind }) => kind)
  return result.isDecided === 1 ? result.payableFen : flags
}

test('a year of a contract: waiting, an endorsement between two claims, and a renewal that does not wait again', async () => {
  const [begin, end] = [today(), addDays(today(), 364)] as const
  const plan = await firstPlan()
  const contract = await agree(plan.id, [begin, end], null)

  await moveTo(addDays(begin, 40))
  expect(await claim(contract, addDays(begin, 29))).toContain('uncovered')
  expect(await claim(contract, addDays(begin, 30))).toBe(40_000)

  const change = addDays(begin, 180)
  const better = await betterPlan(plan.id, begin)
  const input = { contractId: contract, edits: 0, planVersionId: better, startDay: change, classes }
  const endorsed = await server.call(
    plansAdminCalls.endorse,
    { ...input, reason: '提高赔付比例' },
    await as('operator1'),
  )
  expect(endorsed.success).toBe(true)
  await approveContract(contract, 2)
  await moveTo(addDays(begin, 185))
  expect(await claim(contract, addDays(change, -1))).toBe(40_000)
  expect(await claim(contract, change)).toBe(45_000)

  await moveTo(addDays(end, -10))
  const renewal = await agree(better, [addDays(end, 1), addDays(end, 365)], contract)
  expect((await policyUnder(renewal)).waiting_from).toBe(begin)
  await moveTo(addDays(end, 4))
  expect(await claim(contract, end)).toBe(45_000)
  expect(await claim(renewal, addDays(end, 1))).toBe(45_000)

  const { result } = await server.call(
    equityCalls.mine,
    { companyId },
    { token: await server.tokenOf('linxiao') },
  )
  const shown = new Map(result.insureEquityList.map((policy) => [policy.id, policy]))
  expect(shown.get((await policyUnder(renewal)).id)).toMatchObject({ usedFen: 45_000 })
  expect(await recount(server.db, 'cover')).toEqual([])
})
