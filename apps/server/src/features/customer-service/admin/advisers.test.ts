import { staffCalls } from '@yf/contract/staff'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { adviserCalls } from '@yf/contract/adviser'
import { consultationCalls } from '@yf/contract/consultation'
import { refusals } from '@yf/contract/refusals'
import { customerServiceAdminCalls as calls } from '@yf/contract/customer-service-admin'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const company = (key: string) => idOf('company', key)
let serviceStaff: { token: string }
beforeAll(async () => {
  serviceStaff = { token: await server.staffTokenOf('service1') }
})

const adviserInput = (change: object = {}) => ({
  name: '宋青禾',
  title: '健康管理师',
  introduction: '',
  portrait: '/art/avatar-2.svg',
  phone: '4008009999',
  workChatLink: null,
  minutes: 30,
  companyIds: [company('xinghe-hardware')],
  ...change,
})
const save = (change: object = {}) =>
  server.call(calls.saveAdviser, adviserInput(change) as never, serviceStaff)
const list = async () => (await server.call(calls.advisers, {}, serviceStaff)).result
const cardOf = async (person: string, companyId: string) =>
  (await server.call(adviserCalls.adviser, { companyId }, { token: await server.tokenOf(person) })).result
    .adviser

test('lists advisers with their companies and hours, and the companies to choose from', async () => {
  const { advisers, companies } = await list()
  expect(advisers.find(({ name }) => name === '方予安')).toMatchObject({
    companies: [{ name: '星河软件' }],
    minutes: 30,
    isOff: 0,
    hours: expect.stringContaining('周一至周五'),
  })
  expect(companies.length).toBeGreaterThan(advisers.length)
})

test('an adviser added for two companies has one calendar, gets hours, and members can book them', async () => {
  const both = [company('xinghe-hardware'), company('yuanshan')]
  const { result, message } = await save({ companyIds: both, name: ' 宋青禾 ' })
  expect(message).toBe('')
  expect(result).toMatchObject({ name: '宋青禾', companies: [{}, {}], openCount: 0 })
  const hours = [{ weekday: 1, from: '09:00', until: '12:00', capacity: 1 }]
  const saved = await server.call(calls.saveAdviserHours, { id: result.id, hours }, serviceStaff)
  expect(saved.result.hours).toEqual(hours)
  const overlap = [...hours, { weekday: 1, from: '11:00', until: '13:00', capacity: 1 }]
  expect(
    (await server.call(calls.saveAdviserHours, { id: result.id, hours: overlap }, serviceStaff)).code,
  ).toBe(refusals.hoursOverlap.code)
  const cut = await save({ id: result.id, companyIds: [company('xinghe-hardware')], title: '资深顾问' })
  expect(cut.result).toMatchObject({ id: result.id, title: '资深顾问', companies: [{ name: '星河硬件' }] })
})

test('an adviser who is switched off is hidden and cannot be booked; existing bookings stay', async () => {
  const companyId = company('xinghe-software')
  const { id } = (await list()).advisers.find(({ name }) => name === '方予安')!
  const token = await server.tokenOf('linxiao')
  const times = await server.call(adviserCalls.adviserTimes, { companyId }, { token })
  const slotId = times.result.find(({ left }) => left > 0)!.id
  const booked = await server.call(
    adviserCalls.bookAdviser,
    { companyId, placeId: slotId, topic: 'claim' },
    { token, key: randomUUID() },
  )
  expect(booked.success).toBe(true)
  const off = await server.call(calls.switchAdviser, { id, isOff: 1 }, serviceStaff)
  expect(off.result).toMatchObject({ isOff: 1, openCount: 1 })
  expect(await cardOf('linxiao', companyId)).toBeNull()
  const later = await server.tokenOf('linxiao')
  const mine = await server.call(adviserCalls.adviserBookings, { pageNo: 1, pageSize: 5 }, { token: later })
  expect(mine.result.records[0]).toMatchObject({ status: 2, adviserName: '方予安' })
  await server.call(calls.switchAdviser, { id, isOff: 0 }, serviceStaff)
  expect((await cardOf('linxiao', companyId))?.name).toBe('方予安')
})

test('refuses a second adviser for a company, unknown companies and links to other hosts', async () => {
  const before = await list()
  expect((await save({ companyIds: [company('haina')] })).code).toBe(refusals.adviserCompanyTaken.code)
  expect((await save({ companyIds: [randomUUID()] })).code).toBe(refusals.notFound.code)
  expect((await save({ id: randomUUID() })).code).toBe(refusals.notFound.code)
  expect((await save({ workChatLink: 'https://work.weixin.qq.com.evil.example/x' })).code).toBe(400)
  expect((await save({ portrait: 'https://evil.example/x.svg' })).code).toBe(400)
  expect((await list()).advisers).toEqual(before.advisers)
})

test('staff without the permission can neither list nor change advisers, and every change is audited', async () => {
  for (const account of ['hr1', 'operator1', 'senior1']) {
    const token = await server.staffTokenOf(account)
    expect((await server.call(calls.advisers, {}, { token })).code).toBe(refusals.dutyNotHeld.code)
    expect((await server.call(calls.saveAdviser, adviserInput() as never, { token })).code).toBe(
      refusals.dutyNotHeld.code,
    )
    expect((await server.call(calls.selfPaying, {}, { token })).code).toBe(refusals.dutyNotHeld.code)
    // Not even for their own company: its own staff do not set prices and advisers.
    const companyId = idOf('company', 'xinghe-software')
    const sells = { companyId, sellsConsultations: 0, sellsCounselling: 0, consultationFen: null } as const
    const [adviser] = (await server.call(calls.advisers, {}, serviceStaff)).result.advisers
    const { id } = adviser!
    const tried = await Promise.all([
      server.call(calls.saveSelfPaying, sells, { token }),
      server.call(calls.switchAdviser, { id, isOff: 1 }, { token }),
      server.call(calls.adviserSchedule, { id }, { token }),
      server.call(calls.saveAdviserHours, { id, hours: [] }, { token }),
    ])
    expect(tried.map(({ code }) => code)).toEqual(tried.map(() => refusals.dutyNotHeld.code))
  }
  const { result } = await server.call(
    staffCalls.auditLog,
    { pageSize: 50 },
    { token: await server.staffTokenOf('auditor1') },
  )
  const details = result.records.map(({ detail }) => detail)
  expect(details).toEqual(expect.arrayContaining(['宋青禾，服务 2 家企业', '方予安：停用', '方予安：启用']))
})

test('customer service sets what the members of a company may buy, with effect at once', async () => {
  const companyId = company('xinghe-software')
  const rows = (await server.call(calls.selfPaying, {}, serviceStaff)).result
  expect(rows.find((row) => row.companyId === companyId)).toMatchObject({
    sellsConsultations: 1,
    sellsCounselling: 1,
    consultationFen: null,
    usualFen: 4900,
  })
  const quote = async () => {
    const token = await server.tokenOf('李若彤')
    const query = { companyId, familyId: idOf('account', '李若彤') }
    return (await server.call(consultationCalls.quote, query, { token })).result
  }
  await server.db
    .updateTable('equity_package')
    .set({ end_time: new Date(0) })
    .where('account_id', '=', idOf('account', '李若彤'))
    .execute()
  const rule = { companyId, sellsConsultations: 1, sellsCounselling: 0, consultationFen: 3900 } as const
  expect((await server.call(calls.saveSelfPaying, rule, serviceStaff)).result).toMatchObject({
    consultationFen: 3900,
  })
  expect(await quote()).toMatchObject({ payer: 'self', selfFen: 3900 })
  await server.call(calls.saveSelfPaying, { ...rule, sellsConsultations: 0 }, serviceStaff)
  expect(await quote()).toMatchObject({ payer: 'none' })
  const stranger = { ...rule, companyId: randomUUID() }
  expect((await server.call(calls.saveSelfPaying, stranger, serviceStaff)).code).toBe(refusals.notFound.code)
})
