import { equityCalls } from '@yf/contract/equity'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyOf, hospitalLab, type HospitalLab } from '#features/consultation/test-hospital.ts'
import { idOf } from '#seeds/ids.ts'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'

const secret = '右侧腰部皮疹三天'
const page = { pageNo: 1, pageSize: 10 }
let lab: HospitalLab
let serviceToken: string
let waiting: string
let ended: string

beforeAll(async () => {
  // Without jobs: nothing is sent to the hospital by itself, and nothing times out.
  lab = await hospitalLab({ jobs: false })
  serviceToken = await lab.server.staffTokenOf('service1')
  await lab.server.db.updateTable('consultation').set({ state: 4 }).where('state', 'in', [1, 2]).execute()
  ended = (await lab.begin('zhoulan', { words: secret })).id
  await lab.sendEvent('accepted', {
    inquiryNo: ended,
    doctor: { name: '王海宁', title: '主任医师', department: '全科', hospital: '锦鲤互联网医院' },
    at: Date.now(),
  })
  await lab.server.db.updateTable('consultation').set({ state: 3 }).where('id', '=', ended).execute()
  lab.server.clock.advance({ minutes: 7 })
  waiting = (await lab.begin('linxiao', { words: secret })).id
  lab.server.clock.advance({ minutes: 12 })
})
afterAll(() => lab.close())

const list = async (filter: object = {}) =>
  (
    await lab.server.call(
      customerServiceAdminCalls.consultations,
      { ...page, ...filter },
      { token: serviceToken },
    )
  ).result
const giveBack = (id: string, token = serviceToken) =>
  lab.server.call(customerServiceAdminCalls.returnRight, { id, reason: 'noAnswer' }, { token })
const usedByZhou = async () => {
  const token = await lab.tokenOf('zhoulan')
  const { result } = await lab.server.call(equityCalls.mine, { companyId: companyOf('zhoulan') }, { token })
  return result.doctorEquityList[0]!.used
}

test('lists waiting members with their waiting time, masked and without the subject', async () => {
  const { records } = await list({ state: 1 })
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({
    id: waiting,
    companyName: '星河软件',
    memberName: '林*',
    memberPhone: '138****0001',
    waitedMinutes: 12,
    isUntold: 1,
    acceptTime: null,
  })
  expect(JSON.stringify([await list(), await list({ state: 3 })])).not.toContain(secret.slice(0, 4))
})

test('the figures count by state and include the longest wait', async () => {
  const { result } = await lab.server.call(customerServiceAdminCalls.overview, {}, { token: serviceToken })
  expect(result).toMatchObject({ waiting: 1, open: 0, untold: 1, longestWaitMinutes: 12 })
  expect(result.ended).toBeGreaterThanOrEqual(1)
})

test("a phone number finds its owner's consultations, an unknown one finds nothing", async () => {
  const found = (await list({ phone: '13800000002' })).records
  expect(found.map(({ id }) => id)).toContain(ended)
  expect(found.every(({ memberName }) => memberName === '周*')).toBe(true)
  expect(await list({ phone: '13999999999' })).toMatchObject({
    records: [],
    total: 0,
    counts: { waiting: 0, all: 0 },
  })
})

test('filters those that the hospital has not received', async () => {
  expect((await list({ isUntold: 1 })).records.map(({ id }) => id)).toEqual([waiting])
})

test('an entitlement is returned once, with an audit event and a notice to the member', async () => {
  const before = await usedByZhou()
  expect((await giveBack(ended)).success).toBe(true)
  expect(await usedByZhou()).toBe(before - 1)
  expect((await giveBack(ended)).code).toBe(refusals.rightAlreadyBack.code)
  expect(await usedByZhou()).toBe(before - 1)

  const auditEvents = await lab.server.db
    .selectFrom('audit_event')
    .select(['staff_id', 'cases', 'detail'])
    .where('action', '=', 'returnRight')
    .execute()
  expect(asAuditorReadsAll('returnRight', auditEvents)).toEqual([
    { staff_id: idOf('staff', 'service1'), cases: [ended], detail: '医生长时间未回复' },
  ])

  const notices = await lab.server.call(
    messageCalls.list,
    { tab: 2, ...page },
    { token: await lab.tokenOf('zhoulan') },
  )
  expect(notices.result.records[0]).toMatchObject({ title: '权益次数已退回', jumpUrl: '/consultationRecord' })
})

test('nothing is returned while a doctor may still come, and an unknown consultation is not found', async () => {
  expect((await giveBack(waiting)).code).toBe(refusals.consultationStillOpen.code)
  expect((await giveBack(idOf('case', 'nobody'))).code).toBe(refusals.notFound.code)
})

test('viewing the list writes an audit event with the members shown', async () => {
  const rows = await lab.server.db
    .selectFrom('audit_event')
    .select(['cases', 'members'])
    .where('action', '=', 'listConsultations')
    .execute()
  expect(rows.flatMap(({ cases }) => cases)).toContain(waiting)
  expect(rows.flatMap(({ members }) => members)).toContain(idOf('account', 'linxiao'))
})

test('a partner with failing messages is listed with the time of the first', async () => {
  expect(
    (await lab.server.call(customerServiceAdminCalls.troubles, {}, { token: serviceToken })).result,
  ).toEqual([])
  const at = lab.server.clock.now()
  const row = { partner: 'jinli', kind: 'inquiry', payload: 'encrypted', created_at: at, attempts: 3 }
  await lab.server.db
    .insertInto('outbox')
    .values([
      {
        ...row,
        id: idOf('case', 'o1'),
        key: 'k1',
        last_error: 'unreachable',
        delivered_at: null,
        dead_at: null,
      },
      {
        ...row,
        id: idOf('case', 'o2'),
        key: 'k2',
        last_error: 'unreachable',
        delivered_at: null,
        dead_at: at,
      },
    ])
    .execute()
  const { result } = await lab.server.call(customerServiceAdminCalls.troubles, {}, { token: serviceToken })
  expect(result).toMatchObject([{ partner: 'jinli', name: '锦鲤互联网医院', retrying: 1, dead: 1 }])
})

test('every other role is refused every call', async () => {
  const calls: [(typeof customerServiceAdminCalls)[keyof typeof customerServiceAdminCalls], object][] = [
    [customerServiceAdminCalls.overview, {}],
    [customerServiceAdminCalls.consultations, page],
    [customerServiceAdminCalls.troubles, {}],
    [customerServiceAdminCalls.returnRight, { id: waiting, reason: 'fault' }],
  ]
  for (const account of ['handler1', 'senior1', 'auditor1', 'counselling1', 'hr1', 'operator1', 'finance1']) {
    const token = await lab.server.staffTokenOf(account)
    for (const [row, input] of calls)
      expect((await lab.server.call(row, input as never, { token })).code).toBe(refusals.dutyNotHeld.code)
  }
})

test('of ten concurrent returns of one entitlement one succeeds', async () => {
  const { id: other } = await lab.begin('zhoulan', { words: secret })
  await lab.server.db.updateTable('consultation').set({ state: 3 }).where('id', '=', other).execute()
  const before = await usedByZhou()
  const answers = await Promise.all(Array.from({ length: 10 }, () => giveBack(other)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === refusals.rightAlreadyBack.code)).toHaveLength(9)
  expect(await usedByZhou()).toBe(before - 1)
})
