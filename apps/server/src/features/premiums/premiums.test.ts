import { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { refusals } from '@yf/contract/refusals'
import { shanghaiDay } from '@yf/domain/dates'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@yf/domain/months'
import type { PersonFacts } from '@yf/domain/people-class'
import { beforeAll, expect, test } from 'vitest'
import { enrolPerson } from '#features/enrolment/public.ts'
import { readRows } from '#features/imports/read-rows.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { addTestContract, addTestPlan } from '#testkit/policies.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { computeJob } from './compute.ts'
import { forgetLinesJob, resumeJob } from './jobs.ts'

const server = demoStage()
const companyId = idOf('company', 'haina')
const today = () => shanghaiDay(server.clock.now())
/** Of the clock when the tests begin. */
let thisMonth = ''
const monthsAgo = (count: number) => addMonths(thisMonth, -count)

const as = async (staff: string) => ({ token: await server.staffTokenOf(staff) })
let operator: { token: string }
let finance: { token: string }
beforeAll(async () => {
  operator = await as('operator1')
  finance = await as('finance1')
  thisMonth = monthOf(today())
})

/** ¥1200 a year for everybody (`everybody` of the test kit), from three months ago. */
async function contracted() {
  const plan = await addTestPlan(server.db, { liabilities: [{}] })
  const days = [firstDayOf(monthsAgo(3)), lastDayOf(addMonths(thisMonth, 8))] as const
  return addTestContract(server.db, { companyId, ...plan, days })
}
const personOf = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  companyId,
  personId: newId(),
  accountId: null,
  relation: null,
  name: '韩梅',
  birthday: '1990-03-07',
  grade: null,
  region: null,
  department: null,
  branch: null,
  hiredOn: firstDayOf(monthsAgo(3)),
  leftOn: null,
  ...more,
})
async function enrol(person: PersonFacts, changedOn: string | null = null): Promise<PersonFacts> {
  await server.db
    .transaction()
    .execute((db) => enrolPerson({ db, clock: server.clock }, person, today(), changedOn))
  return person
}

const compute = (statementId: string) => computeJob.run({ companyId, statementId }, workOf(server))
const add = (contractId: string, month: string, by = operator) =>
  server.call(premiumsAdminCalls.addStatement, { companyId, contractId, month }, { ...by, key: newId() })
const read = async (statementId: string, by = operator) =>
  (await server.call(premiumsAdminCalls.statement, { companyId, statementId }, by)).result
const submit = (statementId: string, revision: number) =>
  server.call(premiumsAdminCalls.submit, { companyId, statementId, revision }, operator)
const decide = (statementId: string, revision: number, isConfirmed: 0 | 1 = 1, by = finance, note = '') =>
  server.call(premiumsAdminCalls.decide, { companyId, statementId, revision, isConfirmed, note }, by)

async function drafted(contractId: string, month: string) {
  const { result } = await add(contractId, month)
  await compute(result.id)
  return read(result.id)
}
async function issued(contractId: string, month: string) {
  const draft = await drafted(contractId, month)
  const submitted = (await submit(draft.id, draft.revision)).result
  return (await decide(draft.id, submitted.revision)).result
}
const linesOf = async (statementId: string, more: object = {}, by = operator) =>
  (
    await server.call(
      premiumsAdminCalls.lines,
      { companyId, statementId, pageNo: 1, pageSize: 50, ...more },
      by,
    )
  ).result.records

test('a statement is computed, submitted by one person and issued by another, with a number', async () => {
  const contractId = await contracted()
  await enrol(personOf())
  await enrol(personOf({ name: '李雷', hiredOn: `${monthsAgo(2)}-15` }))
  const first = await add(contractId, monthsAgo(3))
  expect(first.result).toMatchObject({ state: 'computing', canSubmit: 0 })
  expect((await submit(first.result.id, 0)).code).toBe(refusals.premiumNotDraft.code)
  await compute(first.result.id)
  const draft = await read(first.result.id)
  expect(draft).toMatchObject({ state: 'draft', people: 1, canSubmit: 1, canDecide: 0, previousFen: 0 })
  expect(draft.byClass).toMatchObject([{ className: '全体', people: 1, fen: draft.premiumFen }])
  const submitted = (await submit(draft.id, draft.revision)).result
  expect(submitted).toMatchObject({ state: 'submitted', canWithdraw: 1, canDecide: 0 })
  expect((await decide(draft.id, submitted.revision, 1, operator)).code).toBe(refusals.ownPremium.code)
  expect((await decide(draft.id, draft.revision)).code).toBe(refusals.premiumChanged.code)
  const done = (await decide(draft.id, submitted.revision)).result
  expect(done).toMatchObject({ state: 'issued', statementNo: expect.stringMatching(/^BF/), canDiscard: 0 })
  expect((await lastAuditEventIn(server.db)).detail).toMatch(/海纳制造/)

  const second = await issued(contractId, monthsAgo(2))
  expect(second.byChange.find(({ kind }) => kind === 'joined')).toMatchObject({ people: 1 })
  expect(second).toMatchObject({ previousFen: done.totalFen, people: 2 })
  expect(await linesOf(second.id, { keyword: '李雷' })).toMatchObject([
    { name: '李雷', changes: [{ kind: 'joined' }] },
  ])
  expect(await linesOf(second.id, { change: 'left' })).toEqual([])
  expect(await recount(server.db, 'statement')).toEqual([])
})

test('a leave that is reported late is corrected in the next statement, and the issued one stays', async () => {
  const contractId = await contracted()
  const person = await enrol(personOf())
  const before = await issued(contractId, monthsAgo(1))
  await enrol({ ...person, leftOn: `${monthsAgo(1)}-11` }, `${monthsAgo(1)}-11`)
  const now = await issued(contractId, thisMonth)
  const [line] = await linesOf(now.id)
  expect(line).toMatchObject({ premiumFen: 0, days: 0, previousFen: before.totalFen })
  expect(line!.changes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['left', 'correction']))
  expect(line!.correctionFen).toBeLessThan(0)
  expect(await read(before.id)).toMatchObject({ totalFen: before.totalFen, state: 'issued' })
  // Both statements together charge exactly the covered days: two whole months and ten days of ¥1200 a year.
  const days = 10 + Number(lastDayOf(monthsAgo(2)).slice(8)) + Number(lastDayOf(monthsAgo(3)).slice(8))
  const yearDays = 365
  expect(before.totalFen + now.totalFen).toBe(Math.floor((2 * days * 1_200_00 + yearDays) / (2 * yearDays)))
  expect(await recount(server.db, 'line')).toEqual([])
})

test('months follow each other, one at a time, and not before their time', async () => {
  const contractId = await contracted()
  await enrol(personOf())
  const choices = async () =>
    (await server.call(premiumsAdminCalls.contracts, { companyId }, operator)).result.find(
      ({ id }) => id === contractId,
    )!.months
  expect(await choices()).toEqual([3, 2, 1, 0].map(monthsAgo))
  expect((await add(contractId, addMonths(thisMonth, 1))).http).toBe(400)
  const draft = await drafted(contractId, monthsAgo(3))
  expect(await choices()).toEqual([])
  expect((await add(contractId, monthsAgo(2))).code).toBe(refusals.premiumOpen.code)
  expect((await add(contractId, monthsAgo(3))).code).toBe(refusals.premiumMonthTaken.code)
  const submitted = (await submit(draft.id, draft.revision)).result
  await decide(draft.id, submitted.revision)
  const skipped = await add(contractId, monthsAgo(1))
  expect([skipped.http, skipped.message]).toEqual([400, expect.stringContaining(monthsAgo(2))])
})

test('a draft is computed again with what is known now, returned with a reason, withdrawn and removed', async () => {
  const contractId = await contracted()
  await enrol(personOf())
  const draft = await drafted(contractId, thisMonth)
  expect(draft.people).toBe(1)
  await enrol(personOf({ name: '李雷' }))
  const key = { companyId, statementId: draft.id }
  await server.call(premiumsAdminCalls.recompute, { ...key, revision: draft.revision }, operator)
  await compute(draft.id)
  const again = await read(draft.id)
  expect(again).toMatchObject({ people: 2, premiumFen: draft.premiumFen * 2 })
  const submitted = (await submit(draft.id, again.revision)).result
  expect((await decide(draft.id, submitted.revision, 0)).http).toBe(400)
  const returned = (await decide(draft.id, submitted.revision, 0, finance, '人数不符')).result
  expect(returned).toMatchObject({ state: 'draft', note: '人数不符', statementNo: null })
  const second = (await submit(draft.id, returned.revision)).result
  const withdraw = (by: { token: string }) =>
    server.call(premiumsAdminCalls.withdraw, { ...key, revision: second.revision }, by)
  expect((await withdraw(finance)).code).toBe(refusals.premiumOfAnother.code)
  const { result } = await withdraw(operator)
  const discard = { ...key, revision: result.revision }
  expect((await server.call(premiumsAdminCalls.discard, discard, operator)).code).toBe(200)
  expect((await server.call(premiumsAdminCalls.statement, key, operator)).code).toBe(refusals.notFound.code)
  const left = await server.db
    .selectFrom('premium_line')
    .select('person_id')
    .where('statement_id', '=', draft.id)
    .execute()
  expect(left).toEqual([])
})

test('an endorsement since the computation must be computed again before anybody submits', async () => {
  const contractId = await contracted()
  await enrol(personOf())
  const draft = await drafted(contractId, thisMonth)
  const version = await server.db
    .selectFrom('contract_version')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  const endorsed = {
    ...version,
    no: 2,
    start_day: today(),
    classes: JSON.stringify(version.classes) as never,
  }
  await server.db.insertInto('contract_version').values(endorsed).execute()
  expect(await read(draft.id)).toMatchObject({ isStale: 1, canSubmit: 0 })
  expect((await submit(draft.id, draft.revision)).code).toBe(refusals.premiumStale.code)
})

test('nothing is computed while people are still evaluated, because they would be missing', async () => {
  const contractId = await contracted()
  const draft = await drafted(contractId, thisMonth)
  const evaluated = (moment: Date | null) =>
    server.db
      .updateTable('contract_version')
      .set({ evaluated_at: moment })
      .where('contract_id', '=', contractId)
      .execute()
  await evaluated(null)
  const recompute = () =>
    server.call(
      premiumsAdminCalls.recompute,
      { companyId, statementId: draft.id, revision: draft.revision },
      operator,
    )
  expect((await recompute()).code).toBe(refusals.premiumEnrolling.code)
  const another = await contracted()
  await server.db
    .updateTable('contract_version')
    .set({ evaluated_at: null })
    .where('contract_id', '=', another)
    .execute()
  expect((await add(another, thisMonth)).code).toBe(refusals.premiumEnrolling.code)
  await evaluated(server.clock.now())
  expect((await recompute()).result).toMatchObject({ state: 'computing' })
})

/** As rows, because evaluating so many takes long. */
async function enrolMany(contract_id: string, count: number) {
  const [starts_on, ends_on] = [firstDayOf(monthsAgo(3)), lastDayOf(addMonths(thisMonth, 8))]
  const cover = { class_key: 'all', waiting_from: starts_on }
  const rows = Array.from({ length: count }, () => ({
    ...cover,
    company_id: companyId,
    id: newId(),
    contract_id,
    person_id: newId(),
    starts_on,
    ends_on,
  }))
  await insertRows(server.db, 'enrolment', rows)
  const nothing = { version_no: null, end_reason: null, at: server.clock.now() }
  await insertRows(
    server.db,
    'enrolment_event',
    rows.map(({ id }) => ({
      ...cover,
      ...nothing,
      company_id: companyId,
      enrolment_id: id,
      seq: 1,
      kind: 'added' as const,
      day: starts_on,
      last_day: ends_on,
    })),
  )
}

test('a computation of many people continues after the last batch, and one that stands still is sent again', async () => {
  const contractId = await contracted()
  await enrolMany(contractId, 501)
  const { result } = await add(contractId, thisMonth)
  const work = workOf(server)
  let turns = 0
  const killed = {
    ...work,
    transaction: (run: Parameters<typeof work.transaction>[0]) => {
      turns += 1
      return turns > 1 ? Promise.reject(new Error('killed')) : work.transaction(run)
    },
  }
  const job = { companyId, statementId: result.id }
  await expect(computeJob.run(job, killed as typeof work)).rejects.toThrow('killed')
  expect(await read(result.id)).toMatchObject({ state: 'computing', people: 500 })
  const sent: unknown[] = []
  const jobs = { ...work.jobs, send: async (...args: unknown[]) => void sent.push(args[2]) }
  await resumeJob.run({}, { ...work, jobs } as never)
  expect(sent).not.toContainEqual(job)
  server.clock.advance({ minutes: 3 })
  await resumeJob.run({}, { ...work, jobs } as never)
  expect(sent).toContainEqual(job)
  await compute(result.id)
  await compute(result.id)
  expect(await read(result.id)).toMatchObject({ state: 'draft', people: 501 })
  expect(await recount(server.db, 'premium')).toEqual([])
})

test('HR sees what was issued to its own company, and nothing of another', async () => {
  const hr = await as('hr1')
  const own = idOf('company', 'xinghe-software')
  const { result: companies } = await server.call(premiumsAdminCalls.companies, {}, hr)
  expect(companies.map(({ id }) => id)).toEqual([own])
  const plan = await addTestPlan(server.db, { liabilities: [{}] })
  const days = [firstDayOf(thisMonth), lastDayOf(addMonths(thisMonth, 8))] as const
  const contractId = await addTestContract(server.db, { companyId: own, ...plan, days })
  await enrol(personOf({ companyId: own, name: '王雪', hiredOn: days[0] }))
  const input = { companyId: own, contractId, month: thisMonth }
  const { result } = await server.call(premiumsAdminCalls.addStatement, input, { ...operator, key: newId() })
  const key = { companyId: own, statementId: result.id }
  await computeJob.run(key, workOf(server))
  const seen = () => server.call(premiumsAdminCalls.statement, key, hr)
  const listed = async () => {
    const page = { companyId: own, contractId, pageNo: 1, pageSize: 10 }
    return (await server.call(premiumsAdminCalls.statements, page, hr)).result.records
  }
  expect([(await seen()).code, await listed()]).toEqual([refusals.notFound.code, []])
  const submitted = await server.call(premiumsAdminCalls.submit, { ...key, revision: 0 }, operator)
  const decision = { ...key, revision: submitted.result.revision, isConfirmed: 1 as const, note: '' }
  expect((await server.call(premiumsAdminCalls.decide, decision, hr)).code).toBe(refusals.dutyNotHeld.code)
  await server.call(premiumsAdminCalls.decide, decision, finance)
  expect((await seen()).result).toMatchObject({ state: 'issued', canDecide: 0, canSubmit: 0 })
  expect(await listed()).toHaveLength(1)
  const page = { pageNo: 1, pageSize: 10 }
  const lines = await server.call(premiumsAdminCalls.lines, { ...key, ...page, keyword: '王雪' }, hr)
  expect(lines.result.records).toMatchObject([{ name: '王雪' }])
  const others = await server.call(premiumsAdminCalls.statements, { companyId, ...page }, hr)
  expect(others.code).toBe(refusals.notFound.code)
})

async function sheet(base64: string) {
  const rows: (readonly string[])[] = []
  for await (const { cells } of readRows(Buffer.from(base64, 'base64'))) rows.push(cells)
  return rows
}

test('a statement and the changes of a month are exported as spreadsheets', async () => {
  const contractId = await contracted()
  const person = await enrol(personOf({ name: '=1+1' }))
  await enrol({ ...person, leftOn: today() }, today())
  const draft = await drafted(contractId, thisMonth)
  const exported = await server.call(
    premiumsAdminCalls.exportStatement,
    { companyId, statementId: draft.id },
    operator,
  )
  const rows = await sheet(exported.result.base64)
  expect(rows).toHaveLength(3)
  expect(rows[1]![0]).toBe('=1+1')
  expect(Number(rows[2]![5]) * 100).toBeCloseTo(draft.totalFen, 5)

  const key = { companyId, contractId }
  const { months } = (await server.call(enrolmentAdminCalls.changeMonths, key, finance)).result
  expect(months).toMatchObject([{ month: thisMonth, added: 1, ended: 1, changed: 0, endorsed: 0 }])
  const people = await server.call(
    enrolmentAdminCalls.changes,
    { ...key, month: thisMonth, group: 'ended', pageNo: 1, pageSize: 10 },
    finance,
  )
  expect(people.result.records).toMatchObject([
    { name: '=1+1', kind: 'ended', day: today(), endReason: 'left' },
  ])
  const list = await server.call(enrolmentAdminCalls.exportChanges, { ...key, month: thisMonth }, finance)
  expect((await sheet(list.result.base64)).map((row) => row[1])).toEqual(['变动类型', '增员', '减员'])
  const unknown = await server.call(
    enrolmentAdminCalls.changeMonths,
    { companyId, contractId: newId() },
    finance,
  )
  expect(unknown.code).toBe(refusals.notFound.code)
})

test('the database refuses changes of an issued statement and of lines', async () => {
  const contractId = await contracted()
  await enrol(personOf())
  const { id } = await issued(contractId, thisMonth)
  const ofStatement = server.db.updateTable('premium_statement').where('id', '=', id)
  await expect(ofStatement.set({ people: 9 }).execute()).rejects.toThrow('never changes')
  const ofLine = server.db.updateTable('premium_line').where('statement_id', '=', id)
  await expect(ofLine.set({ premium_fen: 9 }).execute()).rejects.toThrow('never updated')
  const gone = server.db.deleteFrom('premium_statement').where('id', '=', id)
  await expect(gone.execute()).rejects.toThrow('never changes')
})

test('the people of statements are forgotten after ten years, and the sums stay', async () => {
  const contractId = await contracted()
  await enrol(personOf())
  const { id } = await issued(contractId, thisMonth)
  await forgetLinesJob.run({}, workOf(server))
  expect(await linesOf(id)).toHaveLength(1)
  server.clock.advance({ days: 11 * 366 })
  await forgetLinesJob.run({}, workOf(server))
  const row = await server.db
    .selectFrom('premium_statement')
    .select('people')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ people: 1 })
  const left = await server.db
    .selectFrom('premium_line')
    .select('person_id')
    .where('statement_id', '=', id)
    .execute()
  expect(left).toEqual([])
})
