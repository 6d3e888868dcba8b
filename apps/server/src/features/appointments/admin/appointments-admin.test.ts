import { staffCalls } from '@yf/contract/staff'
import { appointmentsAdminCalls as calls } from '@yf/contract/appointments-admin'
import { appointmentCalls } from '@yf/contract/appointments'
import type { Call } from '@yf/contract/call'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { recountSlots } from '#testkit/recount/slots.ts'
import { appointmentsOf, moduleId, siteId, software } from '../test-appointments.ts'

const server = demoStage()
const { as, book, cancel, times, detail, scheduleOf, cleanUp } = appointmentsOf(server)
const staff: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'auditor1', 'service1', 'hr1', 'counselling1', 'finance1', 'operator1'])
    staff[account] = await server.staffTokenOf(account)
})
const asOperator = () => ({ token: staff['operator1']! })
const unknown = '00000000-0000-4000-8000-000000000001'
const day = '2030-01-01'
const span = { siteId: unknown, firstDay: day, lastDay: day }
const siteInput = {
  moduleId: moduleId('dental'),
  name: '虹口口腔门诊',
  city: '上海市',
  address: '虹口区四川北路1号',
  phone: '',
  minutes: 60,
}

const service = {
  name: '视力筛查',
  summary: '验光与眼底照相',
  icon: 'eye' as const,
  supplierCode: 'OFFLINE_EYE',
  hints: ['请带上眼镜', ' '],
}

const rows: readonly [keyof typeof calls, object][] = [
  ['sites', {}],
  ['saveModule', { ...service, name: '没有人', supplierCode: null }],
  ['saveSite', { ...siteInput, name: '没有人' }],
  ['pauseSite', { siteId: unknown, isPaused: 1 }],
  ['schedule', { siteId: unknown }],
  ['saveHours', { siteId: unknown, hours: [] }],
  ['closing', span],
  ['closeDays', { ...span, reason: '' }],
  ['reopenDays', { siteId: unknown, id: unknown }],
  ['bookings', { pageNo: 1, pageSize: 20 }],
  ['cancel', { id: unknown, reason: '有事' }],
]

test("only operators can call the page's endpoints", async () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  for (const [name, input] of rows) {
    const call: Call = calls[name]
    for (const [account, token] of Object.entries(staff)) {
      const { code } = await server.call(call, input, { token })
      const isRefused = code === refusals.dutyNotHeld.code
      expect([name, account, isRefused]).toEqual([name, account, account !== 'operator1'])
    }
  }
})

test('adds a service once, allows changing all but its code, and its slots can be booked', async () => {
  const save = (input: object) => server.call(calls.saveModule, { ...service, ...input }, asOperator())
  const { result: added } = await save({})
  expect(added).toMatchObject({ name: '视力筛查', supplierCode: 'OFFLINE_EYE', hints: ['请带上眼镜'] })
  expect((await save({})).code).toBe(refusals.moduleNameTaken.code)
  expect((await save({ name: '另一项' })).code).toBe(refusals.moduleCodeTaken.code)
  const changed = await save({ id: added.id, name: '视力与眼底筛查' })
  expect(changed.result).toMatchObject({ id: added.id, name: '视力与眼底筛查' })
  for (const supplierCode of ['OFFLINE_OTHER', null])
    expect((await save({ id: added.id, supplierCode })).message).toContain('权益编码')
  expect((await save({ name: '第三项', supplierCode: 'eap' })).message).toContain('OFFLINE_')
  for (const supplierCode of ['OFFLINE_CHEAP', 'OFFLINE_SLEEP1', 'OFFLINE_DRUGS'])
    expect((await save({ name: '第三项', supplierCode })).message).toContain('含有其他服务的字样')
  expect((await save({ id: unknown, name: '没有的' })).code).toBe(refusals.notFound.code)
  const { modules } = (await server.call(calls.sites, {}, asOperator())).result
  expect(modules.map(({ name }) => name)).toContain('视力与眼底筛查')
  const site = await server.call(calls.saveSite, { ...siteInput, moduleId: added.id }, asOperator())
  expect(site.result.moduleName).toBe('视力与眼底筛查')
})

test('a new site has slots according to its hours and can be booked at once', async () => {
  const { result: site } = await server.call(calls.saveSite, siteInput, asOperator())
  expect(site).toMatchObject({ name: siteInput.name, moduleName: '洁牙护理', openCount: 0, isPaused: 0 })
  expect((await server.call(calls.saveSite, siteInput, asOperator())).code).toBe(refusals.siteNameTaken.code)
  const moved = { ...siteInput, id: site.id, moduleId: moduleId('tcm') }
  expect((await server.call(calls.saveSite, moved, asOperator())).code).toBe(400)
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '09:00',
    until: '11:00',
    capacity: 2,
  }))
  const save = (hours: object[]) =>
    server.call(calls.saveHours, { siteId: site.id, hours } as never, asOperator())
  expect((await save([...hours, { ...hours[0]!, from: '10:00', until: '12:00' }])).code).toBe(
    refusals.hoursOverlap.code,
  )
  expect((await save([{ ...hours[0]!, until: '08:00' }])).code).toBe(400)
  expect((await save(hours)).result.hours).toHaveLength(7)
  const scheduleQuery = { companyId: software, moduleId: moduleId('dental'), siteId: site.id }
  const schedule = (await server.call(appointmentCalls.schedule, scheduleQuery, await as('程一诺'))).result
  expect(schedule.days[1]).toMatchObject({ left: 4 })
  await server.call(calls.pauseSite, { siteId: site.id, isPaused: 1 }, asOperator())
  const gone = await server.call(appointmentCalls.schedule, scheduleQuery, await as('程一诺'))
  expect(gone.code).toBe(refusals.notFound.code)
})

const messagesOf = async (person: string) => {
  const page = { companyId: software, type: 2, pageNo: 1, pageSize: 20 } as const
  return (await server.call(messageCalls.list, page as never, await as(person))).result.records
}
const noticesOf = async (person: string) => (await messagesOf(person)).map(({ title }) => title)
/** Among the newest. */
const messageTextTo = async (person: string) => (await messagesOf(person))[0]!.content

test('a member moved to within a day of the start by a closing can still cancel, as the notice says', async () => {
  const [time] = await times('程一诺', 'dental', 'dental-haidian', 6)
  const { id } = (await book('程一诺', time!.id)).result
  const closed = time!.startTime.slice(0, 10)
  const days = { siteId: siteId('dental-haidian'), firstDay: closed, lastDay: closed, reason: '检修' }
  const moveTo = shanghaiDay(server.clock.now())
  expect((await server.call(calls.closeDays, { ...days, moveTo }, asOperator())).success).toBe(true)
  await cleanUp()
  const moved = (await detail('程一诺', id)).result
  expect(moved).toMatchObject({ state: 2, isCancellable: 1, cancelUntil: moved.startTime })
  expect(moved.startTime.slice(0, 10)).toBe(moveTo)
  expect(await messageTextTo('程一诺')).toContain('开始前都可以改期或取消，次数会退回')
  expect((await cancel('程一诺', id)).result.state).toBe(4)
})

test('closing a day previews the affected bookings, moves them as far as slots are free, and returns the entitlement of the rest', async () => {
  const site = siteId('dental-jingan')
  const [one, other] = await times('程一诺', 'dental', 'dental-jingan', 8)
  const closed = one!.startTime.slice(0, 10)
  const mine = (await book('程一诺', one!.id)).result
  const theirs = (await book('邵明川', other!.id)).result
  // A day with one slot left.
  const moveTo = addDays(closed, 1)
  const free = (await scheduleOf('程一诺', 'dental', 'dental-jingan', moveTo)).times
  await server.db
    .updateTable('slot')
    .set({ closed_at: server.clock.now() })
    .where(
      'id',
      'in',
      free.slice(1).map(({ id }) => id),
    )
    .execute()
  const days = { siteId: site, firstDay: closed, lastDay: closed, moveTo }
  const concerned = { bookedCount: 2, waitingCount: 0, movableCount: 1 }
  expect((await server.call(calls.closing, days, asOperator())).result).toEqual(concerned)
  for (const wrong of [closed, '2020-01-01', 'x'])
    expect((await server.call(calls.closing, { ...days, moveTo: wrong }, asOperator())).code).toBe(400)
  const done = await server.call(calls.closeDays, { ...days, reason: '设备检修' }, asOperator())
  expect(done.result).toMatchObject({ ...concerned, daysOff: [{ firstDay: closed, reason: '设备检修' }] })
  await cleanUp()
  await cleanUp()
  const after = [(await detail('程一诺', mine.id)).result, (await detail('邵明川', theirs.id)).result]
  const moved = after.filter(({ state }) => state === 2)
  expect(moved.map(({ startTime }) => startTime)).toEqual([free[0]!.startTime])
  expect(after.filter(({ state }) => state === 4)).toHaveLength(1)
  const notices = [...(await noticesOf('程一诺')), ...(await noticesOf('邵明川'))]
  expect(notices).toContain('线下服务预约已改期')
  expect(notices).toContain('线下服务预约已取消')
  // A closed day cannot be booked, and can be opened again.
  const schedule = () => scheduleOf('程一诺', 'dental', 'dental-jingan')
  expect((await schedule()).days.map(({ day }) => day)).not.toContain(closed)
  await server.call(calls.reopenDays, { siteId: site, id: done.result.daysOff[0]!.id }, asOperator())
  expect((await schedule()).days.map(({ day }) => day)).toContain(closed)
})

test("the day's list is masked, can be searched by code, and never contains counselling", async () => {
  const [time] = await times('邵明川', 'dental', 'dental-pudong')
  const booked = await book('邵明川', time!.id)
  // The closing above may have moved him here: then this is his booking.
  const { id, code } =
    booked.code === 200
      ? booked.result
      : (
          await detail(
            '邵明川',
            (await server.call(appointmentCalls.list, { pageNo: 1, pageSize: 1 }, await as('邵明川'))).result
              .records[0]!.id,
          )
        ).result
  const list = async (more: object) =>
    (await server.call(calls.bookings, { pageNo: 1, pageSize: 50, ...more } as never, asOperator())).result
  expect((await list({ code })).records).toMatchObject([
    { id, memberName: '邵*川', memberPhone: '139****0049', moduleName: '洁牙护理' },
  ])
  expect((await list({ code: '000000000000' })).total).toBe(0)
  const all = await list({})
  expect(all.total).toBeGreaterThan(5)
  const kinds = await server.db
    .selectFrom('booking')
    .select('kind')
    .where(
      'id',
      'in',
      all.records.map((row) => row.id),
    )
    .execute()
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['offline']))
  const today = shanghaiDay(server.clock.now())
  expect((await list({ day: today })).records.every(({ startTime }) => startTime.startsWith(today))).toBe(
    true,
  )
  const auditLog = await server.call(staffCalls.auditLog, { pageNo: 1, pageSize: 50 } as never, {
    token: staff['auditor1']!,
  })
  expect(JSON.stringify(auditLog.result)).toContain('listAppointments')
})

test('cancelling on behalf of the site returns the entitlement, and an appointment that has begun cannot be cancelled', async () => {
  const [time] = await times('linxiao', 'office', 'office-xinghe', 1)
  const { id } = (await book('张明远', time!.id)).result
  const giveUp = (id: string) => server.call(calls.cancel, { id, reason: '医生临时外出' }, asOperator())
  expect((await giveUp(id)).result).toMatchObject({ state: 4, outcome: '医生临时外出' })
  expect((await giveUp(id)).code).toBe(refusals.bookingClosed.code)
  // The appointment used no entitlement, so the notice mentions none.
  expect(await messageTextTo('张明远')).toMatch(/已取消：医生临时外出。可以重新预约$/)
  const counselling = await server.db
    .selectFrom('booking')
    .select('id')
    .where('kind', '=', 'counselling')
    .where('state', '=', 2)
    .executeTakeFirstOrThrow()
  expect((await giveUp(counselling.id)).code).toBe(refusals.notFound.code)
})

test('slots, entitlements and codes are consistent after all tests', async () => {
  expect(await recountSlots(server.db)).toEqual([])
})
