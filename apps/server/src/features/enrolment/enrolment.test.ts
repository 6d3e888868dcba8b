import { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import type { PersonFacts } from '@yf/domain/people-class'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { addTestContract, addTestPlan } from '#testkit/policies.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { attachAccount } from './attach-account.ts'
import { enrolPerson } from './enrol-person.ts'
import { evaluatePeopleJob } from './jobs.ts'
import { recountEnrolments } from './recount-enrolments.ts'

const server = demoStage()
const today = () => shanghaiDay(server.clock.now())

/** A company of its own for each test, which nobody else is enrolled in. */
async function newCompany(): Promise<string> {
  const id = newId()
  const [group] = await server.db.selectFrom('company_group').select('id').limit(1).execute()
  await server.db
    .insertInto('company')
    .values({
      id,
      group_id: group!.id,
      name: id,
      alias: id,
      logo: '',
      show_alias: false,
      show_equity: true,
      in_arrears: false,
      hr_department: null,
      hr_person: null,
      hr_phone: null,
      hr_mail: null,
      hr_place: null,
      hr_hours: null,
    })
    .execute()
  return id
}

async function contracted(companyId: string) {
  const plan = await addTestPlan(server.db, { liabilities: [{}] })
  const days = [addDays(today(), -100), addDays(today(), 264)] as const
  const contractId = await addTestContract(server.db, { companyId, ...plan, days })
  return { ...plan, contractId, days }
}

const personOf = (companyId: string, more: Partial<PersonFacts> = {}): PersonFacts => ({
  companyId,
  personId: newId(),
  accountId: null,
  relation: null,
  name: '林晓',
  birthday: '1990-03-07',
  grade: null,
  region: null,
  department: null,
  branch: null,
  hiredOn: addDays(today(), -50),
  leftOn: null,
  ...more,
})

const enrol = (person: PersonFacts) =>
  server.db.transaction().execute((db) => enrolPerson({ db, clock: server.clock }, person, today()))
const policiesOf = (companyId: string) =>
  server.db.selectFrom('policy').selectAll().where('company_id', '=', companyId).orderBy('start_dt').execute()

test('somebody is enrolled once, leaves with a last covered day, and returns without a gap', async () => {
  const companyId = await newCompany()
  const { days } = await contracted(companyId)
  const person = personOf(companyId)
  expect(await enrol(person)).toBe(1)
  expect(await enrol(person)).toBe(0)
  expect(await enrol({ ...person, leftOn: today() })).toBe(1)
  expect(await policiesOf(companyId)).toMatchObject([
    { start_dt: person.hiredOn, end_dt: addDays(today(), -1), account_id: null },
  ])
  await enrol(person)
  expect(await policiesOf(companyId)).toMatchObject([{ start_dt: person.hiredOn, end_dt: days[1] }])
  expect(await recount(server.db, 'cover')).toEqual([])
})

test('a company without contracts enrols nobody, and the contracts of another company do not count', async () => {
  await contracted(await newCompany())
  const companyId = await newCompany()
  expect(await enrol(personOf(companyId))).toBe(0)
  expect(await policiesOf(companyId)).toEqual([])
})

test('an account is attached to all policies of the person, and to those of a dependant as the holder', async () => {
  const companyId = await newCompany()
  await contracted(companyId)
  const person = personOf(companyId, { accountId: idOf('account', 'linxiao') })
  await enrol(person)
  expect(await policiesOf(companyId)).toMatchObject([{ account_id: idOf('account', 'linxiao') }])
  const familyId = idOf('family', 'linxiao/spouse')
  await attachAccount(server.db, companyId, person.personId, idOf('account', 'linxiao'), familyId)
  expect(await policiesOf(companyId)).toMatchObject([{ family_id: familyId }])
})

test('two evaluations at once enrol once', async () => {
  const companyId = await newCompany()
  await contracted(companyId)
  const person = personOf(companyId)
  await Promise.allSettled([enrol(person), enrol(person), enrol(person)])
  expect(await policiesOf(companyId)).toHaveLength(1)
})

test('an evaluation of many people continues after the last batch, and doubles nobody when it runs again', async () => {
  const companyId = await newCompany()
  const { contractId, days } = await contracted(companyId)
  const people = Array.from({ length: 450 }, () => personOf(companyId)).toSorted((one, other) =>
    one.personId.localeCompare(other.personId),
  )
  const sent: { after: string | null }[] = []
  const work = workOf(server)
  const ctx = {
    ...work,
    extensionPoints: {
      ...work.extensionPoints,
      enrolmentPeople: {
        page: async (_: unknown, company: string, after: string | null, limit: number) =>
          people
            .filter((one) => company === companyId && (after === null || one.personId > after))
            .slice(0, limit),
      },
    },
    jobs: {
      ...work.jobs,
      send: async (_db: unknown, _job: unknown, data: { after: string | null }) => void sent.push(data),
    },
  }
  const inside = { ...ctx, transaction: (run: (inner: typeof ctx) => Promise<void>) => run(ctx) }
  let next: object | undefined = {
    companyId,
    contractId,
    no: 1,
    startDay: days[0],
    after: null,
    people: 0,
  }
  let runs = 0
  while (next) {
    runs += 1
    for (const _ of [1, 2]) await evaluatePeopleJob.run(next as never, inside as never)
    next = sent.splice(0).at(-1)
  }
  expect(runs).toBe(3)
  expect(await policiesOf(companyId)).toHaveLength(450)
  const version = await server.db
    .selectFrom('contract_version')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  expect(version).toMatchObject({ people: 450, evaluated_at: expect.any(Date) })
})

test('the nightly recount reports rows that differ from their events, and nothing else', async () => {
  const companyId = await newCompany()
  await contracted(companyId)
  await enrol(personOf(companyId))
  expect(await recountEnrolments(workOf(server))).toBe(0)
  const shift = (days: number) =>
    server.db
      .updateTable('policy')
      .set({ end_dt: sql<string>`end_dt + ${days}::integer` })
      .where('company_id', '=', companyId)
      .execute()
  await shift(1)
  expect(await recountEnrolments(workOf(server))).toBe(1)
  const alerts = await server.db
    .selectFrom('staff_alert')
    .selectAll()
    .where('kind', '=', 'coverDifference')
    .execute()
  expect(alerts).toHaveLength(1)
  await shift(-1)
  expect(await recountEnrolments(workOf(server))).toBe(0)
})

test('events are never changed', async () => {
  await expect(server.db.updateTable('enrolment_event').set({ seq: 9 }).execute()).rejects.toThrow(
    'append-only',
  )
  await expect(server.db.deleteFrom('enrolment_event').execute()).rejects.toThrow('append-only')
})

test('staff see the covers of a company with their events, and another company has none of them', async () => {
  const companyId = await newCompany()
  const { contractId } = await contracted(companyId)
  await enrol(personOf(companyId, { name: '顾一帆', leftOn: addDays(today(), 10) }))
  await enrol(personOf(companyId, { name: '沈书瑶' }))
  const token = { token: await server.staffTokenOf('operator1') }
  const page = { pageNo: 1, pageSize: 10 }
  const list = async (more: object) =>
    (await server.call(enrolmentAdminCalls.enrolments, { companyId, ...page, ...more }, token)).result
  expect((await list({ contractId })).total).toBe(2)
  const found = await list({ keyword: '一帆' })
  expect(found.records).toMatchObject([
    { name: '顾一帆', className: '全体', state: 'running', isRegistered: 0, endsOn: addDays(today(), 9) },
  ])
  expect(found.records[0]!.policyNo).toContain('*')
  const enrolmentId = found.records[0]!.id
  const events = await server.call(enrolmentAdminCalls.events, { companyId, enrolmentId }, token)
  expect(events.result.map(({ kind, endReason }) => [kind, endReason])).toEqual([
    ['added', null],
    ['ended', 'left'],
  ])
  const other = await newCompany()
  expect((await server.call(enrolmentAdminCalls.events, { companyId: other, enrolmentId }, token)).code).toBe(
    refusals.notFound.code,
  )
  expect(await list({ companyId: newId() })).toBeNull()
})
