import { asAuditorReads, asAuditorReadsAll } from '#testkit/audit-events.ts'
import { staffCalls } from '@yf/contract/staff'
import { beforeAll, expect, test, vi } from 'vitest'
import { identitySteps } from '@yf/contract/identity-steps'
import { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { refusals } from '@yf/contract/refusals'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { currentAgreement } from '@yf/domain/agreements'
import { genderOf } from '@yf/domain/certificate'
import { maskCertificate } from '@yf/domain/masks'
import type { AuditAction } from '@yf/domain/audit-actions'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { rosterField, rosterRow } from '#features/people/public.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { roster } from '#seeds/roster.ts'
import type { AlertKind } from '#platform/alerts/alert-staff.ts'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { testSettings } from '#testkit/settings.ts'

const [, , jiang] = roster
const sandbox = sandboxStage()
const server = demoStage(() => {
  const { sms } = testSettings({ databaseUrl: '', dataDir: '.' })
  return { jobs: true, settings: { sms: { ...sms, baseUrl: sandbox.smsBaseUrl } } }
})
let [xinghe, yuanli] = ['', '']
beforeAll(async () => {
  ;[xinghe, yuanli] = [await server.staffTokenOf('hr1'), await server.staffTokenOf('hr2')]
})

/** On the roster of the same company, under the same name. */
const namesake = inventedCertificate('1988-03-02', 771)
async function announceNamesake(): Promise<void> {
  const { cipher } = server.services
  const id = newId()
  await server.db
    .insertInto('person')
    .values({
      company_id: idOf('company', jiang.company),
      id,
      name: jiang.name,
      gender: genderOf(namesake),
      certificate_kind: 'idCard',
      certificate_hash: cipher.lookup(namesake, rosterField),
      certificate_encrypted: cipher.encrypt(namesake, rosterRow(id)),
      phone_hash: null,
      phone_encrypted: null,
      mail_encrypted: null,
      account_id: null,
      joined_at: null,
    })
    .execute()
}

async function register(phone: string, certificateNumber: string = jiang.certificate) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  const { name } = jiang
  const input = { phone, code, name, certificateNumber, agreementVersion: currentAgreement }
  return server.call(identitySteps.register, input)
}
async function ask(phone: string, certificateNumber?: string): Promise<string> {
  const { token } = (await register(phone, certificateNumber)).result.confirm!
  await server.call(identitySteps.askEmployer, {}, { token })
  const { records } = (await list(yuanli)).result
  return records.find((waiting) => waiting.phone === phone)!.id
}
const list = (token: string, isWaiting: 0 | 1 = 1) =>
  server.call(personnelAdminCalls.registrations, { pageNo: 1, pageSize: 10, isWaiting }, { token })
const decide = (id: string, isConfirmed: 0 | 1, token = yuanli) =>
  server.call(personnelAdminCalls.decideRegistration, { id, isConfirmed }, { token })
const auditEventsOf = async (action: AuditAction) =>
  asAuditorReadsAll(
    action,
    await server.db
      .selectFrom('audit_event')
      .select(['cases', 'detail'])
      .where('action', '=', action)
      .orderBy('at')
      .orderBy('seq')
      .execute(),
  )
const alertOf = (phone: string) =>
  vi.waitFor(
    async () => {
      const [message] = await sandbox.smsTo(phone)
      expect(message).toBeDefined()
      return message!.text
    },
    { timeout: 60_000, interval: 50 },
  )

test('if the company refuses, the applicant is notified and the phone opens nothing', async () => {
  const phone = '13766660001'
  const id = await ask(phone)
  const before = (await list(yuanli)).result.counts
  expect((await list(yuanli)).result.records).toMatchObject([
    { id, name: '江予安', phone, state: 'waiting', decidedBy: null },
  ])
  expect((await decide(id, 0)).success).toBe(true)
  expect((await list(yuanli)).result.counts).toEqual({
    waiting: before.waiting - 1,
    decided: before.decided + 1,
  })
  expect(await alertOf(phone)).toContain('您在原力健康的注册申请未通过')
  expect((await register(phone)).result.confirm).toBeDefined()
  expect((await list(yuanli, 0)).result.records).toMatchObject([
    { id, phone: '137****0001', state: 'refused', decidedBy: '沈人事' },
  ])
})

test('of two people with one name the certificate identifies the one meant, in the list and in the audit log', async () => {
  await announceNamesake()
  const ids = [await ask('13766660005'), await ask('13766660006', namesake)]
  const { records } = (await list(yuanli)).result
  const byId = new Map(records.map((record) => [record.id, record]))
  expect(ids.map((id) => byId.get(id))).toMatchObject([
    { name: '江予安', phone: '13766660005', maskedCertificate: maskCertificate(jiang.certificate) },
    { name: '江予安', phone: '13766660006', maskedCertificate: maskCertificate(namesake) },
  ])
  expect(maskCertificate(namesake)).not.toBe(maskCertificate(jiang.certificate))
  await decide(ids[0]!, 0)
  await decide(ids[1]!, 0)
  const auditEvents = await auditEventsOf('refuseRegistration')
  expect(auditEvents.slice(-2)).toEqual([
    { cases: [ids[0]], detail: `江予安，证件 ${maskCertificate(jiang.certificate)}，手机 137****0005` },
    { cases: [ids[1]], detail: `江予安，证件 ${maskCertificate(namesake)}，手机 137****0006` },
  ])
  expect(JSON.stringify(auditEvents)).not.toMatch(/1376666\d{4}/)
})

test('an unmasked phone is audited once within the hour, and again after', async () => {
  const phone = '13766660007'
  const id = await ask(phone)
  const looks = async () =>
    (await auditEventsOf('readRegistrations')).filter(({ cases }) => cases.includes(id))
  await list(yuanli)
  await list(yuanli)
  expect(await looks()).toEqual([{ cases: [id], detail: '待确认' }])
  server.clock.advance({ minutes: 59 })
  await list(yuanli)
  expect(await looks()).toHaveLength(1)
  server.clock.advance({ minutes: 2 })
  await list(yuanli)
  expect(await looks()).toHaveLength(2)
  await decide(id, 0)
})

test('another company can neither see nor decide it', async () => {
  const id = await ask('13766660002')
  expect((await list(xinghe)).result).toMatchObject({ total: 0, counts: { waiting: 0 } })
  expect((await decide(id, 1, xinghe)).code).toBe(refusals.stateMoved.code)
  expect((await list(yuanli)).result.records).toMatchObject([{ id, state: 'waiting' }])
  await decide(id, 0)
})

test('if the company confirms, the applicant is notified and registers with that phone at once, and only with that', async () => {
  const phone = '13766660003'
  const id = await ask(phone)
  const answers = await Promise.all([decide(id, 1), decide(id, 1), decide(id, 0)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const text = await alertOf(phone)
  expect(text).toMatch(/已由企业确认|未通过/)
  if (!text.includes('已由企业确认')) await decide(await ask(phone), 1)
  expect((await register('13766660004')).result.confirm).toMatchObject({ phone: '137****0003' })
  expect((await register(phone)).result).toMatchObject({ name: '江予安', mobile: phone })
})

test('decisions and views are audited', async () => {
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['staff_name', 'role', 'action', 'detail'])
    .where('role', '=', 'hr')
    .execute()
  expect(asAuditorReads(auditEvents)).toContainEqual({
    staff_name: '沈人事',
    role: 'hr',
    action: 'refuseRegistration',
    detail: `江予安，证件 ${maskCertificate(jiang.certificate)}，手机 137****0001`,
  })
  expect(auditEvents.some(({ action }) => action === 'readRegistrations')).toBe(true)
})

test.each(['handler1', 'senior1', 'auditor1'])(
  '%s of the claims console cannot confirm anybody',
  async (account) => {
    const token = await server.staffTokenOf(account)
    expect((await list(token)).code).toBe(refusals.dutyNotHeld.code)
    expect((await decide('00000000-0000-4000-8000-000000000000', 1, token)).code).toBe(
      refusals.dutyNotHeld.code,
    )
  },
)

test('company staff cannot call any claims console endpoint', async () => {
  const open: string[] = []
  const tried = ['staff-files']
  for (const [name, row] of Object.entries(claimsAdminCalls)) {
    if (['login', 'me', 'logout'].includes(name)) continue
    const input = inputOf(name)
    const { code, http } = await server.call(row, input as never, { token: yuanli })
    if (code !== refusals.dutyNotHeld.code && http !== 400) open.push(name)
    if (http !== 400) tried.push(name)
  }
  expect(open).toEqual([])
  const me = await server.call(staffCalls.me, {}, { token: yuanli })
  expect(me.result).toMatchObject({ account: 'hr2', role: 'hr' })
  const picture = await server.fetch('/staff-files/any.png', {
    headers: { authorization: `Bearer ${yuanli}` },
  })
  expect(picture.status).toBe(404)
  // Every refused call is counted: the auditor finds each of them.
  const auditor = { token: await server.staffTokenOf('auditor1') }
  const { records } = (await server.call(staffCalls.deniedRequests, { pageSize: 100 }, auditor)).result
  const hers = records.filter(({ staffName }) => staffName === me.result.name)
  const counted = new Set(hers.map(({ call }) => call))
  expect(tried.filter((name) => !counted.has(name))).toEqual([])
  expect(hers.find(({ call }) => call === 'queue')).toMatchObject({
    reason: refusals.dutyNotHeld.message,
    count: 1,
  })
})

/** Calls without valid input would be rejected as bad input before the permission check. */
const inputOf = (name: string) => {
  const page = { pageNo: 1, pageSize: 10 }
  const caseId = '00000000-0000-4000-8000-000000000000'
  return (
    { queue: { pageSize: 10, list: 'all' }, trail: page, payments: page, batches: page }[name] ?? { caseId }
  )
}

test('an auditor reads alerts about failed logins and all others, each other role only those of its work', async () => {
  const at = server.clock.now()
  const alertOf = (kind: AlertKind, text: string) => ({
    key: kind,
    kind,
    text,
    times: 3,
    first_at: at,
    last_at: at,
  })
  await server.db
    .insertInto('staff_alert')
    .values([
      alertOf('channelOutsider', '「星河员工门户」…'),
      alertOf('lateCases', '3 件超过时限'),
      alertOf('calendarMissing', '2027 年…'),
      alertOf('refundFailed', '退款…'),
    ])
    .execute()
  const look = async (account: string) =>
    server.call(staffCalls.alerts, { pageNo: 1, pageSize: 10 }, { token: await server.staffTokenOf(account) })
  const titles = async (account: string) =>
    (await look(account)).result.records.map(({ title }) => title).toSorted()
  expect((await look('auditor1')).result.records).toContainEqual(
    expect.objectContaining({ title: '渠道越界登录', words: '「星河员工门户」…', times: 3 }),
  )
  expect((await look('auditor1')).result.total).toBe(4)
  expect(await titles('senior1')).toEqual(['案件超过时限'])
  expect(await titles('operator1')).toEqual(['放假安排未录入'])
  expect(await titles('finance1')).toEqual(['退款未成功'])
  for (const account of ['handler1', 'hr1'])
    expect((await look(account)).code).toBe(refusals.dutyNotHeld.code)
})
