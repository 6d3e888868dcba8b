import { staffCalls } from '@yf/contract/staff'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { addPicture, submittedCase } from '#features/claims/admin/case/test-case.ts'

const server = demoStage()
let handler: string
let auditor: string
beforeAll(async () => {
  ;[handler, auditor] = [await server.staffTokenOf('handler1'), await server.staffTokenOf('auditor1')]
})

const open = (caseId: string, token = handler) => server.call(claimsAdminCalls.open, { caseId }, { token })
const search = (keyword: string) =>
  server.call(claimsAdminCalls.queue, { pageSize: 10, list: 'all', keyword }, { token: handler })
const auditLogOf = async (filter: Partial<Input<typeof staffCalls.auditLog>> = {}) =>
  (await server.call(staffCalls.auditLog, { pageSize: 50, ...filter }, { token: auditor })).result

test('opening a case is audited once a minute, with person, time and address', async () => {
  const { id, caseNo } = await submittedCase(server)
  expect((await open(id)).success).toBe(true)
  await open(id)
  expect((await auditLogOf({ caseNo })).records).toEqual([
    expect.objectContaining({
      staffName: '王理赔',
      role: 'handler',
      action: 'readCase',
      caseNo,
      time: '2026-03-02 10:00:00',
      address: '127.0.0.1',
    }),
  ])
  server.clock.advance({ minutes: 2 })
  await open(id)
  await open(id, auditor)
  expect((await auditLogOf({ caseNo })).records.map(({ staffName }) => staffName)).toEqual([
    '孙审计',
    '王理赔',
    '王理赔',
  ])
})

test('viewing a picture and searching for a person are audited too', async () => {
  const made = await submittedCase(server, { insuredName: '慕容复' })
  const name = await addPicture(server, made)
  await server.fetch(`/staff-files/${name}`, { headers: { authorization: `Bearer ${handler}` } })
  expect((await auditLogOf({ caseNo: made.caseNo })).records).toMatchObject([
    { action: 'readFile', detail: expect.stringContaining('病历') },
  ])
  expect((await search('慕容')).result.records.map(({ caseId }) => caseId)).toEqual([made.id])
  expect((await auditLogOf()).records).toContainEqual(
    expect.objectContaining({ action: 'searchCases', detail: '慕容' }),
  )
})

test('viewing a list of cases is audited once an hour, because its page polls', async () => {
  const look = () => server.call(claimsAdminCalls.queue, { pageSize: 10, list: 'open' }, { token: handler })
  const looks = async () =>
    (await auditLogOf()).records.filter(({ action, detail }) => action === 'listCases' && detail === '待处理')
  await look()
  server.clock.advance({ minutes: 5 })
  await look()
  expect(await looks()).toHaveLength(1)
  server.clock.advance({ minutes: 56 })
  await look()
  expect(await looks()).toHaveLength(2)
})

test('a typed certificate, card or phone number is not written to the audit log', async () => {
  await search('99010019900307128X 6225 8802 1234 5678 13800000001')
  const row = (await auditLogOf()).records.find(({ action }) => action === 'searchCases')
  expect(row?.detail).not.toMatch(/\d{5}|\d{4} \d{4}/)
})

test('the audit log can be filtered by person', async () => {
  const { id, caseNo } = await submittedCase(server)
  await open(id)
  await open(id, auditor)
  const both = (await auditLogOf({ caseNo })).records
  expect(both.map(({ staffName }) => staffName).toSorted()).toEqual(['孙审计', '王理赔'])
  const { staffId } = both.find(({ staffName }) => staffName === '王理赔')!
  expect((await auditLogOf({ caseNo, staffId })).records.map(({ staffName }) => staffName)).toEqual([
    '王理赔',
  ])
})

test('the audit log can be filtered by days, and reading it is audited', async () => {
  expect((await auditLogOf({ from: '2026-03-02', to: '2026-03-02' })).records).not.toEqual([])
  expect((await auditLogOf({ from: '2026-03-03' })).records).toEqual([])
  expect((await auditLogOf()).records.some(({ action }) => action === 'readTrail')).toBe(true)
  const wrong = await server.call(
    staffCalls.auditLog,
    { pageSize: 10, from: '2026-02-30' },
    { token: auditor },
  )
  expect(wrong).toMatchObject({ http: 400, message: '日期不存在（from）' })
})

test('audit events cannot be changed', async () => {
  await expect(server.db.updateTable('audit_event').set({ detail: '' }).execute()).rejects.toThrow(
    'append-only',
  )
  await expect(server.db.deleteFrom('audit_event').execute()).rejects.toThrow('append-only')
})

test('nothing is shown unless the audit event can be written', async () => {
  const made = await submittedCase(server)
  const name = await addPicture(server, made)
  await sql`alter table audit_event rename to audit_event_away`.execute(server.db)
  try {
    expect(await open(made.id)).toMatchObject({ http: 500, result: null })
    const headers = { authorization: `Bearer ${handler}` }
    expect((await server.fetch(`/staff-files/${name}`, { headers })).status).toBe(500)
  } finally {
    await sql`alter table audit_event_away rename to audit_event`.execute(server.db)
  }
})
