import { staffCalls } from '@yf/contract/staff'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { submittedCase } from '#features/claims/admin/case/test-case.ts'

const server = demoStage()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'handler2', 'senior1', 'auditor1'])
    tokens[account] = await server.staffTokenOf(account)
})
const as = (account: string) => ({ token: tokens[account]! })

const auditLog = async (filter: Partial<Input<typeof staffCalls.auditLog>> = {}) =>
  (await server.call(staffCalls.auditLog, { pageSize: 50, ...filter }, as('auditor1'))).result
const queue = (more: object = {}, account = 'handler1') =>
  server.call(claimsAdminCalls.queue, { pageSize: 100, list: 'open', ...more }, as(account))

test('everybody shown in the queue can be found, however many', async () => {
  const made = []
  for (let count = 0; count < 130; count += 1)
    made.push(await submittedCase(server, { insuredName: `客户${count}`, risk: 99 }))
  const first = await queue()
  await queue({ after: first.result.next })
  for (const { caseNo } of [made[0]!, made[64]!, made[129]!])
    expect((await auditLog({ caseNo, kind: 'read' })).records).toMatchObject([
      { staffName: '王理赔', action: 'listCases', caseNo: null, caseNos: expect.arrayContaining([caseNo]) },
    ])
  const ids = new Set(made.map(({ id }) => id))
  const rows = await server.db
    .selectFrom('audit_event')
    .select('cases')
    .where('action', '=', 'listCases')
    .execute()
  expect(new Set(rows.flatMap(({ cases }) => cases).filter((id) => ids.has(id))).size).toBe(130)
  // A page that polls shows nobody new, and writes nothing.
  await queue()
  expect((await auditLog({ action: 'listCases', staffId: idOf('staff', 'handler1') })).records).toHaveLength(
    rows.length,
  )
  const late = await submittedCase(server, { risk: 100 })
  await queue()
  expect((await auditLog({ caseNo: late.caseNo })).records[0]?.caseNos).toEqual([late.caseNo])
})

test('opening a case names the earlier cases that it shows', async () => {
  const earlier = await submittedCase(server)
  const { id } = await submittedCase(server)
  await server.call(claimsAdminCalls.open, { caseId: id }, as('handler2'))
  expect((await auditLog({ caseNo: earlier.caseNo, action: 'readCase' })).records).toMatchObject([
    { staffName: '李核赔' },
  ])
})

test('viewing a list of payments is audited with their members', async () => {
  const { result } = await server.call(
    claimsAdminCalls.payments,
    { pageNo: 1, pageSize: 50, state: 'waiting' },
    as('senior1'),
  )
  const caseNo = result.records[0]!.caseNo
  expect((await auditLog({ caseNo, action: 'listPayments' })).records).toMatchObject([
    { staffName: '赵主管', detail: '待打款' },
  ])
})

test('events about a member are found by name and by phone', async () => {
  const child = await submittedCase(server, { insuredName: '欧阳小宝' })
  const other = await submittedCase(server, { insuredName: '司马光' })
  for (const { id } of [child, other])
    await server.call(claimsAdminCalls.open, { caseId: id }, as('handler2'))
  const looks = async (member: string) =>
    (await auditLog({ member, action: 'readCase', staffId: idOf('staff', 'handler2') })).records.map(
      (row) => row.caseNo,
    )
  expect(await looks('欧阳小宝')).toEqual([other.caseNo, child.caseNo])
  expect(await looks('13800000001')).toEqual(expect.arrayContaining([other.caseNo, child.caseNo]))
  expect(await looks('林晓')).toEqual(expect.arrayContaining([other.caseNo, child.caseNo]))
  expect(await looks('13899999999')).toEqual([])
  expect(await looks('无此人')).toEqual([])
  const searchDetails = (await auditLog({ action: 'readTrail' })).records.map(({ detail }) => detail)
  expect(searchDetails.join()).toContain('138****0001')
  expect(searchDetails.join()).not.toContain('13800000001')
})

test.each([
  '1.c322-df-9--d5--c1-6---3aa3-a1f-5--9-',
  'x.y',
  '99999999999999999.00000000-0000-4000-8000-000000000001',
])('a cursor that no page returned is bad input: %s', async (after) => {
  const searchDetails = await server.call(staffCalls.auditLog, { pageSize: 5, after }, as('auditor1'))
  expect(searchDetails).toMatchObject({ http: 400, code: 400 })
})

test('the audit log can be paged to its beginning, and new events shift nothing', async () => {
  const all: string[] = []
  let after: string | undefined
  do {
    const page = await auditLog({ pageSize: 7, ...(after ? { after } : {}) })
    all.push(...page.records.map(({ id }) => id))
    after = page.next ?? undefined
    server.clock.advance({ minutes: 2 })
    await server.call(claimsAdminCalls.open, { caseId: (await submittedCase(server)).id }, as('handler2'))
  } while (after)
  expect(new Set(all).size).toBe(all.length)
  const first = await server.db
    .selectFrom('audit_event')
    .select('id')
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .execute()
  expect(all.at(-1)).toBe(first[0]?.id)
  expect(all.length).toBeGreaterThan(7)
})
