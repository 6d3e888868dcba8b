import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { staffCalls } from '@yf/contract/staff'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call, Input } from '@yf/contract/call'
import { claimsAssignmentCalls, type AssignmentRule } from '@yf/contract/claims-admin-assignment'
import { refusals } from '@yf/contract/refusals'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { workOf } from '#testkit/work-of.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { handlerOf } from '../case/assignment.ts'
import { submittedCase, type TestCase } from '../case/test-case.ts'
import { assignByRules } from './assign-by-rules.ts'
import { alertLateCases } from './jobs.ts'

const server = demoStage()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'handler2', 'senior1', 'auditor1'])
    tokens[account] = await server.staffTokenOf(account)
})

const as = (account: string) => ({ token: tokens[account]! })
const staff = (account: string) => idOf('staff', account)
const some = '00000000-0000-4000-8000-000000000001'
const months = { from: '2026-02', to: '2026-03' }

/** Every call, an example input, and the roles with its permission. */
const rows: readonly [keyof typeof claimsAssignmentCalls, object, readonly string[]][] = [
  ['choices', {}, ['handler1', 'senior1', 'auditor1']],
  ['views', {}, ['handler1', 'senior1', 'auditor1']],
  ['saveView', { name: '大额', list: 'open', filter: { minFen: 1 } }, ['handler1', 'senior1', 'auditor1']],
  ['dropView', { id: some }, ['handler1', 'senior1', 'auditor1']],
  ['people', {}, ['senior1']],
  ['assign', { caseIds: [some], staffId: staff('handler1') }, ['senior1']],
  ['setAbsence', { staffId: some, firstDay: '2026-03-02', lastDay: '2026-03-02' }, ['senior1']],
  ['dropAbsence', { staffId: some, id: some }, ['senior1']],
  ['assignment', {}, ['senior1']],
  ['saveGroup', { name: '住院组', staffIds: [some] }, ['senior1']],
  ['dropGroup', { id: some }, ['senior1']],
  ['saveRules', { rules: [] }, ['senior1']],
  ['statistics', { from: '2026-03-01', to: '2026-03-02' }, ['senior1', 'auditor1']],
  ['report', months, ['senior1', 'auditor1']],
  ['reportFile', { ...months, reader: 'insurer', largeFen: 1 }, ['senior1', 'auditor1']],
]

test('this table covers every claims console call', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(claimsAssignmentCalls).toSorted())
})

test.each(rows)('%s is open only to staff with its permission', async (name, input, allowed) => {
  const call: Call = claimsAssignmentCalls[name]
  for (const account of ['handler1', 'senior1', 'auditor1']) {
    const { code, http } = await server.call(call, input, as(account))
    expect([200, 400]).toContain(http)
    expect([account, code === refusals.dutyNotHeld.code]).toEqual([account, !allowed.includes(account)])
  }
  expect((await server.call(call, input)).http).toBe(401)
})

test('a view belongs to its owner, is replaced by one of the same name and can be deleted', async () => {
  const save = (name: string, minFen: number) =>
    server.call(
      claimsAssignmentCalls.saveView,
      { name, list: 'open', filter: { minFen, flag: 'copied' } },
      as('handler2'),
    )
  await save(' 大额 ', 100)
  const [view] = (await save('大额', 200)).result
  expect(view).toMatchObject({ name: '大额', list: 'open', filter: { minFen: 200, flag: 'copied' } })
  const ofHandler1 = (await server.call(claimsAssignmentCalls.views, {}, as('handler1'))).result
  expect(ofHandler1.map(({ id }) => id)).not.toContain(view!.id)
  // A view cannot be deleted by somebody else.
  await server.call(claimsAssignmentCalls.dropView, { id: view!.id }, as('handler1'))
  expect((await server.call(claimsAssignmentCalls.views, {}, as('handler2'))).result).toEqual([view])
  expect(
    (await server.call(claimsAssignmentCalls.dropView, { id: view!.id }, as('handler2'))).result,
  ).toEqual([])
})

test('stores at most twenty views', async () => {
  for (let number = 1; number <= 20; number += 1)
    await server.db
      .insertInto('staff_view')
      .values({
        staff_id: staff('senior2'),
        id: newId(),
        name: `视图${number}`,
        list: 'open',
        filter: '{}',
        created_at: server.clock.now(),
      })
      .execute()
  const token = await server.staffTokenOf('senior2')
  const save = (name: string) =>
    server.call(claimsAssignmentCalls.saveView, { name, list: 'all', filter: {} }, { token })
  expect(await save('再一个')).toMatchObject({ code: refusals.viewsFull.code })
  expect((await save('视图7')).result).toHaveLength(20)
})

test('the queue filter offers companies, handlers and flags by name', async () => {
  const { companies, handlers, flags } = (
    await server.call(claimsAssignmentCalls.choices, {}, as('handler1'))
  ).result
  expect(companies.map(({ name }) => name)).toContain('星河软件')
  expect(handlers.map(({ name }) => name)).toEqual(['王理赔', '李核赔', '赵主管', '钱复核'])
  expect(flags.map(({ value }) => value)).toContain('otherPayer')
  expect(flags.filter(({ name }) => name === '其他提示')).toEqual([])
})

const companyId = idOf('company', 'xinghe-software')
const ownerOf = ({ id }: TestCase) => handlerOf(server.db, { company_id: companyId, id })
const assign = (caseIds: string[], account: string, by = 'senior1') =>
  server.call(claimsAssignmentCalls.assign, { caseIds, staffId: staff(account) }, as(by))

test('a lead assigns cases to somebody, gets a result per case, and each writes an audit event', async () => {
  const [one, two, ended] = [
    await submittedCase(server),
    await submittedCase(server, { state: 2 }),
    await submittedCase(server, { state: 7 }),
  ]
  const { outcomes } = (await assign([one.id, two.id, ended.id, some], 'handler2')).result
  const outcomeByCase = new Map(outcomes.map(({ caseId, isDone, words }) => [caseId, [isDone, words]]))
  expect(outcomeByCase.get(one.id)).toEqual([1, '已分派给李核赔'])
  expect(outcomeByCase.get(two.id)).toEqual([1, '已分派给李核赔'])
  expect(outcomeByCase.get(ended.id)).toEqual([0, '案件已结束或不存在'])
  expect(outcomeByCase.get(some)).toEqual([0, '案件已结束或不存在'])
  expect(await ownerOf(one)).toBe(staff('handler2'))
  expect((await assign([one.id], 'handler2')).result.outcomes[0]).toMatchObject({
    isDone: 0,
    words: '已由李核赔处理',
  })
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['case_no', 'detail'])
    .where('action', '=', 'assignCase')
    .where('case_no', 'in', [one.caseNo, two.caseNo])
    .execute()
  expect(auditEvents).toHaveLength(2)
  expect(asAuditorReadsAll('assignCase', auditEvents)[0]).toMatchObject({ detail: '李核赔' })
  // It is still submitted: the assignee accepts it, and others only by taking it over explicitly.
  const accept = (account: string) => server.call(claimsAdminCalls.accept, { caseId: one.id }, as(account))
  expect(await accept('handler1')).toMatchObject({ success: false, message: '案件已分派给李核赔' })
  expect((await accept('handler2')).result).toMatchObject({ state: 2, handlerName: '李核赔' })
})

test('accepts several cases at once, each independently', async () => {
  const [one, two, theirs, done] = [
    await submittedCase(server),
    await submittedCase(server),
    await submittedCase(server),
    await submittedCase(server, { state: 4 }),
  ]
  await assign([theirs.id], 'handler2')
  const caseIds = [one.id, two.id, theirs.id, done.id]
  const { result } = await server.call(claimsAdminCalls.acceptMany, { caseIds }, as('handler1'))
  expect(result.outcomes.toSorted((a, b) => caseIds.indexOf(a.caseId) - caseIds.indexOf(b.caseId))).toEqual([
    { caseId: one.id, caseNo: one.caseNo, isDone: 1, words: '已受理' },
    { caseId: two.id, caseNo: two.caseNo, isDone: 1, words: '已受理' },
    { caseId: theirs.id, caseNo: theirs.caseNo, isDone: 0, words: '案件已分派给李核赔' },
    { caseId: done.id, caseNo: done.caseNo, isDone: 0, words: '案件已不在待受理状态' },
  ])
  expect([await ownerOf(one), await ownerOf(two)]).toEqual([staff('handler1'), staff('handler1')])
  const many = Array.from({ length: 21 }, (_, at) => idOf('case', `many${at}`))
  expect((await server.call(claimsAdminCalls.acceptMany, { caseIds: many }, as('handler1'))).http).toBe(400)
})

const away = (account: string, firstDay: string, lastDay: string) =>
  server.call(claimsAssignmentCalls.setAbsence, { staffId: staff(account), firstDay, lastDay }, as('senior1'))
const today = '2026-03-02'

test('cases cannot be assigned to staff who are away', async () => {
  expect(await away('handler2', today, '2026-02-30')).toMatchObject({
    http: 400,
    message: expect.stringContaining('日期不存在'),
  })
  expect((await away('handler2', today, '2026-03-01')).http).toBe(400)
  const { result } = await away('handler2', today, today)
  const person = result.find(({ name }) => name === '李核赔')!
  expect(person).toMatchObject({ isAway: 1, absences: [{ firstDay: today, lastDay: today }] })
  const made = await submittedCase(server)
  expect(await assign([made.id], 'handler2')).toMatchObject({
    code: refusals.personAway.code,
    message: '李核赔请假中，请选择其他人',
  })
  const id = person.absences[0]!.id
  const back = await server.call(claimsAssignmentCalls.dropAbsence, { staffId: person.id, id }, as('senior1'))
  expect(back.result.find(({ name }) => name === '李核赔')).toMatchObject({ isAway: 0, absences: [] })
  await away('handler2', '2026-03-03', '2026-03-05')
  expect((await assign([made.id], 'handler2')).result.outcomes[0]?.isDone).toBe(1)
})

const everything: AssignmentRule = {
  companyId: null,
  visitType: null,
  minFen: 0,
  maxFen: null,
  groupId: null,
}
const keepRules = (rules: Input<typeof claimsAssignmentCalls.saveRules>['rules']) =>
  server.call(claimsAssignmentCalls.saveRules, { rules }, as('senior1'))
const groupOf = async (name: string, accounts: readonly string[]) => {
  const staffIds = accounts.map(staff)
  const { result } = await server.call(claimsAssignmentCalls.saveGroup, { name, staffIds }, as('senior1'))
  return result.groups.find((group) => group.name === name)!.id
}
const job = () => workOf(server)
const run = () => assignByRules(job())

beforeEach(async () => {
  await keepRules([])
  await server.db.deleteFrom('staff_absence').execute()
})

test('the first matching rule decides who gets a case, by company, kind of visit and amount', async () => {
  const dental = await groupOf('牙科组', ['handler2'])
  const large = await groupOf('大额组', ['senior1'])
  await keepRules([
    { ...everything, visitType: 'dental', groupId: dental },
    { ...everything, companyId, minFen: 100_000, maxFen: 200_000, groupId: large },
    { ...everything, companyId: idOf('company', 'yuanli') },
  ])
  const tooth = await submittedCase(server, { visitType: 'dental', bills: [150_000] })
  const from = await submittedCase(server, { bills: [100_000] })
  const upTo = await submittedCase(server, { bills: [200_000] })
  const above = await submittedCase(server, { bills: [200_001] })
  const accepted = await submittedCase(server, { visitType: 'dental', state: 2 })
  await run()
  expect(await ownerOf(tooth)).toBe(staff('handler2'))
  expect([await ownerOf(from), await ownerOf(upTo)]).toEqual([staff('senior1'), staff('senior1')])
  expect(await ownerOf(above)).toBeNull()
  expect(await ownerOf(accepted)).toBeNull()
})

test('within a group the person with the fewest waiting cases gets it, and people who are away are skipped', async () => {
  const { result: before } = await server.call(claimsAssignmentCalls.people, {}, as('senior1'))
  const group = await groupOf('门诊组', ['handler1', 'handler2'])
  await keepRules([{ ...everything, visitType: 'maternity', groupId: group }])
  const load = (people: typeof before, name: string) =>
    people.find((person) => person.name === name)!.openCount
  const made = []
  for (let number = 0; number < 6; number += 1)
    made.push(await submittedCase(server, { visitType: 'maternity' }))
  await run()
  const { result: after } = await server.call(claimsAssignmentCalls.people, {}, as('senior1'))
  const [first, second] = [load(after, '王理赔'), load(after, '李核赔')]
  expect(first + second).toBe(load(before, '王理赔') + load(before, '李核赔') + 6)
  const gap = Math.abs(load(before, '王理赔') - load(before, '李核赔'))
  expect(Math.abs(first - second)).toBe(gap >= 6 ? gap - 6 : (gap + 6) % 2)
  // He goes away: cases that he has not accepted go to his colleague.
  await away('handler1', today, today)
  await run()
  for (const one of made) expect(await ownerOf(one)).toBe(staff('handler2'))
})

test('if everybody of a rule is away the next matching rule applies', async () => {
  const nobody = await groupOf('休假组', ['handler1'])
  await away('handler1', today, today)
  await keepRules([
    { ...everything, visitType: 'accident', groupId: nobody },
    { ...everything, visitType: 'accident' },
  ])
  const made = await submittedCase(server, { visitType: 'accident' })
  await run()
  expect(await ownerOf(made)).not.toBeNull()
  expect(await ownerOf(made)).not.toBe(staff('handler1'))
})

test('rejects an invalid rule or group, and a group used by a rule cannot be deleted', async () => {
  const group = await groupOf('急诊组', ['handler1'])
  expect(await keepRules([{ ...everything, groupId: some }])).toMatchObject({ http: 400 })
  expect(await keepRules([{ ...everything, companyId: some }])).toMatchObject({ http: 400 })
  expect(await keepRules([everything, { ...everything, minFen: 2, maxFen: 1 }])).toMatchObject({
    http: 400,
    message: expect.stringContaining('第 2 条规则'),
  })
  await keepRules([{ ...everything, groupId: group }])
  const drop = () => server.call(claimsAssignmentCalls.dropGroup, { id: group }, as('senior1'))
  expect((await drop()).code).toBe(refusals.groupInUse.code)
  await keepRules([])
  expect((await drop()).result.groups.map(({ id }) => id)).not.toContain(group)
  const save = (name: string, staffIds: string[]) =>
    server.call(claimsAssignmentCalls.saveGroup, { name, staffIds }, as('senior1'))
  await save('夜班组', [staff('handler1')])
  expect(await save('夜班组', [staff('handler2')])).toMatchObject({ code: refusals.groupNameTaken.code })
  expect((await save('审计组', [staff('auditor1')])).http).toBe(400)
})

test('notifies leads of late cases once a day, on working days, and of nothing else', async () => {
  await submittedCase(server, { submittedAt: '2026-01-05T10:00:00+08:00' })
  const at = server.clock.now()
  await server.db
    .insertInto('staff_alert')
    .values({ key: 'channel', kind: 'channelOutsider', text: '…', times: 1, first_at: at, last_at: at })
    .execute()
  const alertsOf = async (account: string) =>
    (await server.call(staffCalls.alerts, { pageNo: 1, pageSize: 10 }, as(account))).result.records
  server.clock.set('2026-02-20T10:00:00+08:00')
  await alertLateCases({}, job())
  expect(await alertsOf('senior1')).toEqual([])
  server.clock.set(at)
  await alertLateCases({}, job())
  await alertLateCases({}, job())
  expect(await alertsOf('senior1')).toMatchObject([
    { title: '案件超过时限', times: 2, words: expect.stringMatching(/^有 \d+ 件案件超过时限/) },
  ])
  expect(await alertsOf('auditor1')).toHaveLength(2)
})
