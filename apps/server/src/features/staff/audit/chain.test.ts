import { staffCalls } from '@yf/contract/staff'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { caseLab } from '#features/claims/record/test-cases.ts'
import { submittedCase } from '#features/claims/admin/case/test-case.ts'
import { auditLogJobs } from './chain-checks.ts'
import { recordAuditEvent, recordWithDetail } from './record-audit-event.ts'
import { verifyAuditLog } from './verify-chain.ts'

const server = demoStage()
const staffId = idOf('staff', 'handler1')
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'auditor1']) tokens[account] = await server.staffTokenOf(account)
  for (let count = 0; count < 6; count += 1) await look()
})

const open = (caseId: string) =>
  server.call(claimsAdminCalls.open, { caseId }, { token: tokens['handler1']! })
const look = async () => open((await submittedCase(server)).id)

/** Like somebody with full access to the database. */
const tamper = (statement: ReturnType<typeof sql>) =>
  server.db.transaction().execute(async (tx) => {
    await sql`alter table audit_event disable trigger audit_event_append_only`.execute(tx)
    await statement.execute(tx)
    await sql`alter table audit_event enable trigger audit_event_append_only`.execute(tx)
  })
beforeEach(async () => {
  await sql`create table audit_event_copy as table audit_event`.execute(server.db)
  await sql`create table staff_chain_copy as table staff_chain`.execute(server.db)
  return async () => {
    await tamper(sql`delete from audit_event`)
    await sql`insert into audit_event table audit_event_copy`.execute(server.db)
    await sql`delete from staff_chain`.execute(server.db)
    await sql`insert into staff_chain table staff_chain_copy`.execute(server.db)
    await sql`drop table audit_event_copy, staff_chain_copy`.execute(server.db)
  }
})
const faults = async () => (await verifyAuditLog(server.db)).faults

test("a person's events are numbered and chained, even if many are written concurrently", async () => {
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push((await submittedCase(server)).id)
  const answers = await Promise.all(ids.map(open))
  expect(answers.every(({ success }) => success)).toBe(true)
  const verified = await verifyAuditLog(server.db)
  expect(verified.faults).toEqual([])
  expect(verified.heads.find((head) => head.staffId === staffId)?.seq).toBeGreaterThanOrEqual(18)
  expect(verified.events).toBeGreaterThanOrEqual(18)
})

test('rows with the text of earlier releases verify and are shown beside rows with payloads', async () => {
  const staff = { id: staffId, name: '王理赔', role: 'handler' } as const
  const ctx = { db: server.db, clock: server.clock, address: '127.0.0.1', staff }
  await recordWithDetail(ctx, { action: 'enterCalendar' }, '2025 年：国办发明电〔2024〕12 号')
  await recordAuditEvent(ctx, { action: 'enterCalendar', payload: { year: 2026, notice: '国办发明电' } })
  expect(await faults()).toEqual([])
  const { result } = await server.call(
    staffCalls.auditLog,
    { pageSize: 10, action: 'enterCalendar' },
    { token: tokens['auditor1']! },
  )
  expect(result.records.map(({ detail }) => detail).toSorted()).toEqual([
    '2025 年：国办发明电〔2024〕12 号',
    '2026 年：国办发明电',
  ])
})

test('detects a removed row', async () => {
  await tamper(sql`delete from audit_event where staff_id = ${staffId} and seq = 3`)
  expect(await faults()).toEqual([{ staffId, seq: 3, what: 'missing' }])
})

test('detects a removed row even if the others were renumbered', async () => {
  await tamper(sql`delete from audit_event where staff_id = ${staffId} and seq = 3`)
  await tamper(sql`update audit_event set seq = seq + 999 where staff_id = ${staffId} and seq > 3`)
  await tamper(sql`update audit_event set seq = seq - 1000 where staff_id = ${staffId} and seq > 999`)
  expect(await faults()).toContainEqual({ staffId, seq: 3, what: 'changed' })
})

test.each([
  ['detail', sql`update audit_event set detail = 'x' where staff_id = ${staffId} and seq = 2`],
  ['whom it showed', sql`update audit_event set members = '{}' where staff_id = ${staffId} and seq = 2`],
  ['when', sql`update audit_event set at = at - interval '1 day' where staff_id = ${staffId} and seq = 2`],
  ['who', sql`update audit_event set staff_name = '别人' where staff_id = ${staffId} and seq = 2`],
])('detects a row in which somebody changed %s', async (_, statement) => {
  await tamper(statement)
  expect(await faults()).toEqual([{ staffId, seq: 2, what: 'changed' }])
})

test('detects a truncated chain, and a reset head by comparison with the previous check', async () => {
  const before = (await verifyAuditLog(server.db)).heads
  const end = before.find((head) => head.staffId === staffId)!.seq
  await tamper(sql`delete from audit_event where staff_id = ${staffId} and seq = ${end}`)
  expect(await faults()).toEqual([{ staffId, seq: end, what: 'cut' }])
  await sql`update staff_chain set (seq, hash) = (select seq, hash from audit_event
    where staff_id = ${staffId} and seq = ${end - 1}) where staff_id = ${staffId}`.execute(server.db)
  expect(await faults()).toEqual([])
  expect((await verifyAuditLog(server.db, before)).faults).toEqual([{ staffId, seq: end, what: 'cut' }])
  await tamper(sql`delete from audit_event where staff_id = ${staffId}`)
  await sql`delete from staff_chain where staff_id = ${staffId}`.execute(server.db)
  expect((await verifyAuditLog(server.db, before)).faults).toEqual([{ staffId, seq: 1, what: 'cut' }])
})

test('detects rows that belong to no head', async () => {
  await sql`delete from staff_chain where staff_id = ${staffId}`.execute(server.db)
  expect(await faults()).toEqual([{ staffId, seq: 1, what: 'cut' }])
})

test('the nightly check is reported to the auditor and to the log', async () => {
  const ctx = (await caseLab(server)).work()
  const logged: [string, object][] = []
  const log = {
    ...ctx.log,
    info: (what: object) => logged.push(['info', what]),
    error: (what: object) => logged.push(['error', what]),
  }
  const check = () => auditLogJobs[0]!.run({}, { ...ctx, log: log as never })
  const lastReport = async () =>
    (await server.call(staffCalls.auditLogCheck, {}, { token: tokens['auditor1']! })).result
  expect(await lastReport()).toMatchObject({ time: null })
  await check()
  expect(await lastReport()).toMatchObject({ time: '2026-03-02 10:00:00', faultCount: 0, faults: [] })
  expect(logged).toEqual([['info', expect.objectContaining({ heads: expect.any(Array) })]])
  await tamper(sql`delete from audit_event where staff_id = ${staffId} and seq = 3`)
  server.clock.advance({ days: 1 })
  tokens['auditor1'] = await server.staffTokenOf('auditor1')
  await check()
  expect(await lastReport()).toMatchObject({
    time: '2026-03-03 10:00:00',
    faultCount: 1,
    faults: [{ staffName: '王理赔', seq: 3, what: 'missing' }],
  })
  expect(logged.at(-1)).toEqual(['error', { faults: [{ staffId, seq: 3, what: 'missing' }] }])
})
