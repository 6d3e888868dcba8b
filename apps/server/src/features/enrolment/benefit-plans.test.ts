import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { equityCalls } from '@yf/contract/equity'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { refusals } from '@yf/contract/refusals'
import { maskName } from '@yf/domain/masks'
import { expect, test } from 'vitest'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { giveBackRight, reserveRight } from '#features/equity/public.ts'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { recountEnrolments } from './recount-enrolments.ts'
import { BenefitKit, companyId, gift, sessions, somebody } from './test-benefit-plans.ts'

const server = demoStage()
const kit = new BenefitKit(server)
const { inDays, today } = kit

const mine = async (token: string) => (await server.call(equityCalls.mine, { companyId }, { token })).result
const reserve = (packageId: string, event: string) =>
  server.db
    .transaction()
    .execute((tx) => reserveRight(tx, server.clock, { companyId, packageId }, `test/${event}`))
const giveBack = (packageId: string, event: string) =>
  server.db
    .transaction()
    .execute((tx) => giveBackRight(tx, server.clock, { companyId, packageId }, `test/${event}`))
/** Everything that enrolments store is what a recount of the events and versions says. */
async function expectRecounted() {
  for (const topic of ['cover', 'benefit', 'package', 'polic'])
    expect(await recount(server.db, topic)).toEqual([])
  expect(await recountEnrolments(workOf(server))).toBe(0)
}

test('from a plan to the member: packages exist before the person registers, and are there afterwards', async () => {
  const draft = (await kit.addPlan([sessions(), gift()])).result
  expect(draft).toMatchObject({ kind: 'benefits', state: 'draft', liabilities: [] })
  await kit.submitVersion(draft.id)
  expect((await kit.decideVersion(draft.id, 'operator1')).code).toBe(refusals.ownPlanVersion.code)
  expect((await kit.decideVersion(draft.id)).result.state).toBe('approved')
  const contractId = await kit.newContract(draft.id)
  const person = somebody()
  const { id } = await kit.hire(person)
  expect(await kit.granted(contractId, id)).toMatchObject([
    {
      benefit: '口腔护理',
      account_id: null,
      name: null,
      total: 2,
      used: 0,
      from: inDays(-30),
      until: inDays(50),
    },
  ])
  const listed = await server.call(
    enrolmentAdminCalls.enrolments,
    { companyId, contractId, keyword: person.name, pageNo: 1, pageSize: 10 },
    await kit.as('operator1'),
  )
  expect(listed.result.records).toMatchObject([
    {
      name: person.name,
      planKind: 'benefits',
      policyNo: '',
      isRegistered: 0,
      benefits: [
        { name: '口腔护理', amount: '2 次', startDay: inDays(-30), endDay: inDays(50) },
        { name: '流感疫苗' },
      ],
    },
  ])
  const { result } = await kit.register(person)
  const seen = await mine(result.token!)
  expect(seen.cardEquityList).toMatchObject([
    {
      name: '口腔护理',
      summary: '洁牙与检查',
      packageSupplierCode: 'JINGHE',
      status: 1,
      startTime: `${inDays(-30)} 00:00:00`,
      endTime: `${inDays(50)} 23:59:59`,
      total: 2,
      used: 0,
      userFamilyId: null,
    },
  ])
  expect(seen.healthWelfareList).toMatchObject([{ name: '流感疫苗', endDt: inDays(50) }])
  expect(seen.insureEquityList).toEqual([])
  await expectRecounted()
})

test('evaluating again changes nothing, also while others evaluate', async () => {
  const contractId = await kit.newContract(await kit.newPlan([sessions(), gift()]))
  const { id } = await kit.hire(somebody())
  const before = await kit.granted(contractId, id)
  await Promise.allSettled([1, 2, 3].map(() => kit.evaluate(contractId, 1)))
  expect(await kit.granted(contractId, id)).toEqual(before)
  await expectRecounted()
})

test('a leave ends what is left on its day, and one that is withdrawn gives it back', async () => {
  const contractId = await kit.newContract(await kit.newPlan([sessions(), gift()]))
  const person = somebody()
  const hired = await kit.hire(person)
  await kit.register(person)
  const [card] = await kit.granted(contractId, hired.id)
  expect(await reserve(card!.id, 'before')).toBe('reserved')
  const revision = async () =>
    (
      await server.db
        .selectFrom('person')
        .select('revision')
        .where('id', '=', hired.id)
        .executeTakeFirstOrThrow()
    ).revision
  await kit.leave({ id: hired.id, revision: await revision() }, inDays(5))
  expect(await kit.granted(contractId, hired.id)).toMatchObject([{ until: inDays(4), used: 1 }])
  await server.call(
    peopleAdminCalls.cancelLeave,
    { companyId, id: hired.id, revision: await revision() },
    { ...(await kit.as('hr2')), key: newId() },
  )
  expect(await kit.granted(contractId, hired.id)).toMatchObject([{ until: inDays(50), used: 1 }])
  await kit.leave({ id: hired.id, revision: await revision() }, today())
  expect(await kit.granted(contractId, hired.id)).toMatchObject([{ until: inDays(-1), used: 1 }])
  expect(await reserve(card!.id, 'after')).toBe('notOpen')
  // What was booked before may still be cancelled.
  expect(await giveBack(card!.id, 'before')).toBe('givenBack')
  await expectRecounted()
})

test('a later day of the hire moves what is unused, and what was used stays, but ends', async () => {
  const contractId = await kit.newContract(
    await kit.newPlan([sessions({ name: '甲' }), sessions({ name: '乙' })]),
  )
  const hired = await kit.hire(somebody())
  const used = (await kit.granted(contractId, hired.id)).find(({ benefit }) => benefit === '乙')!
  await reserve(used.id, newId())
  await server.call(
    peopleAdminCalls.changePerson,
    { companyId, ...hired, hiredOn: inDays(-10) },
    { ...(await kit.as('hr2')), key: newId() },
  )
  const rows = await kit.granted(contractId, hired.id)
  expect(rows.map(({ benefit, from, until }) => [benefit, from, until])).toEqual([
    ['乙', inDays(-30), inDays(-30)],
    ['乙', inDays(-10), inDays(50)],
    ['甲', inDays(-10), inDays(50)],
  ])
  await kit.evaluate(contractId, 1)
  expect(await kit.granted(contractId, hired.id)).toEqual(rows)
  await expectRecounted()
})

test('an unused package of a single day is taken back too when the hire moves', async () => {
  const versionId = await kit.newPlan([sessions({ validDays: 1 })])
  const contractId = await kit.newContract(versionId)
  const person = await kit.hire(somebody(), { hiredOn: today() })
  expect(await kit.granted(contractId, person.id)).toMatchObject([{ from: today(), until: today() }])
  const key = { token: (await kit.as('hr2')).token, key: newId() }
  const change = { companyId, ...person, hiredOn: inDays(10) }
  expect(await server.call(peopleAdminCalls.changePerson, change, key)).toMatchObject({ success: true })
  expect(await kit.granted(contractId, person.id)).toMatchObject([{ from: inDays(10), until: inDays(10) }])
  await expectRecounted()
})

test('an endorsement grants what it adds from its day, ends what it removes, and raises what is in use', async () => {
  const [kept, gone, added] = [
    sessions({ name: '保留' }),
    sessions({ name: '取消' }),
    sessions({ name: '新增' }),
  ]
  const first = await kit.newPlan([kept, gone, gift()])
  const contractId = await kit.newContract(first)
  const { id } = await kit.hire(somebody())
  const [inUse] = await kit.granted(contractId, id)
  await reserve(inUse!.id, newId())
  const second = await kit.nextVersion(first, [{ ...kept, amount: 5, summary: '增加三次' }, added])
  await kit.endorse(contractId, second.id)
  const rows = await kit.granted(contractId, id)
  expect(rows.map(({ benefit, from, until, total, used }) => [benefit, from, until, total, used])).toEqual([
    ['保留', inDays(-30), inDays(50), 5, 1],
    ['取消', inDays(-30), inDays(-1), 2, 0],
    ['新增', today(), inDays(50), 2, 0],
  ])
  expect(rows[0]!.id).toBe(inUse!.id)
  await kit.evaluate(contractId, 2)
  expect(await kit.granted(contractId, id)).toEqual(rows)
  const { result } = await server.call(
    enrolmentAdminCalls.enrolments,
    { companyId, contractId, pageNo: 1, pageSize: 50 },
    await kit.as('operator1'),
  )
  expect(result.records.find(({ personId }) => personId === id)!.benefits).toContainEqual({
    name: '流感疫苗',
    amount: '1 次',
    startDay: inDays(-30),
    endDay: inDays(-1),
  })
  await expectRecounted()
})

test('the supplier of a benefit is fixed, and a plan without any is not submitted', async () => {
  const card = sessions()
  const first = await kit.newPlan([card])
  const { submitted } = await kit.nextVersion(first, [{ ...card, supplierCode: 'FUYA' }])
  expect(submitted).toMatchObject({ http: 400 })
  expect(submitted.message).toContain('服务商不能改')
  const empty = (await kit.addPlan([])).result
  expect((await kit.submitVersion(empty.id)).message).toContain('请至少添加一项权益')
  const liability = { liabilities: [], benefits: [card], kind: 'insurance' }
  expect(JSON.stringify(await kit.addPlan([card], liability))).toContain('保险方案不能添加权益')
})

test('a renewal grants the next period, and only another benefit plan can renew it', async () => {
  const first = await kit.newPlan([sessions({ validDays: 20 })])
  const contractId = await kit.newContract(first)
  const { id } = await kit.hire(somebody())
  expect(await kit.granted(contractId, id)).toMatchObject([{ from: inDays(-30), until: inDays(-11) }])
  const period = { previousId: contractId, startsOn: inDays(51), endsOn: inDays(150) }
  const insurance = await server.db
    .selectFrom('plan_version as v')
    .innerJoin('plan as p', 'p.id', 'v.plan_id')
    .select('v.id')
    .where('p.kind', '=', 'insurance')
    .where('v.state', '=', 'approved')
    .executeTakeFirstOrThrow()
  expect(await kit.addContract(insurance.id, period)).toMatchObject({ http: 400 })
  const renewal = await kit.newContract(first, period)
  expect(await kit.granted(renewal, id)).toMatchObject([
    { from: inDays(51), until: inDays(70), total: 2, used: 0 },
  ])
  expect(await kit.granted(contractId, id)).toHaveLength(1)
  await expectRecounted()
})

const quotaOf = (phone: string, benefit: string) => ({
  line: 2,
  phone,
  familyName: '',
  benefit,
  supplierCode: 'JINGHE',
  amount: '3',
  unit: '次',
  startDay: today(),
  endDay: inDays(90),
})
const importQuota = async (phone: string, benefit: string) =>
  server.call(
    cardsAdminCalls.importQuotas,
    { companyId, rows: [quotaOf(phone, benefit)] },
    { ...(await kit.as('operator1')), headers: { 'idempotency-key': newId() } },
  )

test('quotas are granted to employees who have not registered, and attached when they do', async () => {
  const person = somebody()
  await kit.hire(person)
  const rows = [
    quotaOf(person.phone, '推拿'),
    { ...quotaOf(person.phone, '推拿'), line: 3, familyName: '小满' },
  ]
  const preview = await server.call(
    cardsAdminCalls.previewQuotas,
    { companyId, rows },
    await kit.as('operator1'),
  )
  expect(preview.result.rows).toMatchObject([
    { who: maskName(person.name), faults: [] },
    { who: null, faults: ['该员工尚未注册，家属的权益请在注册后导入'] },
  ])
  expect((await importQuota(person.phone, '推拿')).result).toEqual({ count: 1 })
  const holders = await server.call(
    cardsAdminCalls.holders,
    { companyId, name: '推拿', supplierCode: 'JINGHE', pageNo: 1, pageSize: 10 },
    await kit.as('operator1'),
  )
  expect(holders.result.records).toMatchObject([
    {
      name: maskName(person.name),
      phone: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
      isRegistered: 0,
      total: 3,
    },
  ])
  const { result } = await kit.register(person)
  expect((await mine(result.token!)).cardEquityList).toContainEqual(
    expect.objectContaining({ name: '推拿', total: 3, userFamilyId: null }),
  )
})

test('an import while the person registers is never lost', async () => {
  for (const at of [1, 2, 3, 4]) {
    const person = somebody()
    await kit.hire(person)
    const [{ result }] = await Promise.all([kit.register(person), importQuota(person.phone, `并发${at}`)])
    expect((await mine(result.token!)).cardEquityList.map(({ name }) => name)).toContain(`并发${at}`)
  }
})

test('the lists of plans and contracts say which kind they are of', async () => {
  const versionId = await kit.newPlan([sessions(), gift()])
  const { result } = await server.call(
    plansAdminCalls.plans,
    { pageNo: 1, pageSize: 50 },
    await kit.as('admin1'),
  )
  const newest = result.records.find((row) => row.newest.id === versionId)
  expect(newest).toMatchObject({ kind: 'benefits', inForce: { benefitCount: 2, worthFen: 600_00 } })
  const contract = (await kit.addContract(versionId)).result
  expect(contract).toMatchObject({ planKind: 'benefits' })
  const choices = (await server.call(plansAdminCalls.planChoices, {}, await kit.as('admin1'))).result
  expect(choices.find(({ planId }) => planId === contract.planId)).toMatchObject({ kind: 'benefits' })
})

test('the nightly recount reports what differs from the plan, and nothing else', async () => {
  const contractId = await kit.newContract(await kit.newPlan([sessions(), gift()]))
  const { id } = await kit.hire(somebody())
  expect(await recountEnrolments(workOf(server))).toBe(0)
  const [card] = await kit.granted(contractId, id)
  const of = { company_id: companyId, id: card!.id }
  const setEnd = (end_time: Date) =>
    server.db
      .updateTable('equity_package')
      .set({ end_time })
      .where((row) => row.and(of))
      .execute()
  await setEnd(new Date(card!.end_time.getTime() - 86_400_000))
  expect(await recountEnrolments(workOf(server))).toBe(1)
  expect(await recount(server.db, 'benefit is given')).toHaveLength(1)
  await setEnd(card!.end_time)
  await server.db
    .deleteFrom('health_welfare')
    .where((row) => row.and({ company_id: companyId, enrolment_id: card!.enrolment_id }))
    .execute()
  expect(await recountEnrolments(workOf(server))).toBe(1)
  // Evaluating repairs it.
  await kit.evaluate(contractId, 1)
  await expectRecounted()
})
