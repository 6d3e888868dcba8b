import { staffCalls } from '@yf/contract/staff'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@yf/contract/call'
import { eapAdminCalls as calls } from '@yf/contract/eap-admin'
import { eapCalls } from '@yf/contract/eap'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { fromMoment, shanghaiDay } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { counsellorInput, adminOf, giveSessions } from './test-eap-admin.ts'

const server = demoStage()
const staff: Record<string, string> = {}
const members: Record<string, string> = {}
async function enter(): Promise<void> {
  for (const account of ['handler1', 'senior1', 'auditor1', 'service1', 'hr1', 'counselling1'])
    staff[account] = await server.staffTokenOf(account)
  for (const person of ['叶知秋', '顾清和', '陆知行']) members[person] = await server.tokenOf(person)
}
beforeAll(async () => {
  await enter()
  await giveSessions(server, { holder: '叶知秋' })
})
const { companyId, asStaff, openCounsellor, shown, timeOf, book } = adminOf(
  server,
  () => staff['counselling1']!,
)
const as = (person: string) => ({ token: members[person]! })

const unknown = '00000000-0000-4000-8000-000000000001'
const page = { pageNo: 1, pageSize: 20 }
const day = '2030-01-01'

/** Every row of the table with a sample input. */
const rows: readonly [keyof typeof calls, object][] = [
  ['counsellors', {}],
  ['saveCounsellor', counsellorInput('没有人')],
  ['pauseCounsellor', { id: unknown, isPaused: 1 }],
  ['schedule', { counsellorId: unknown }],
  ['saveHours', { counsellorId: unknown, hours: [] }],
  ['closeDays', { counsellorId: unknown, firstDay: day, lastDay: day, reason: '' }],
  ['reopenDays', { counsellorId: unknown, id: unknown }],
  ['bookings', page],
  ['booking', { id: unknown }],
  ['finish', { id: unknown }],
  ['markNoShow', { id: unknown }],
  ['cancel', { id: unknown, reason: '有事' }],
  ['waits', page],
  ['appraisals', page],
]

test('this table covers every claims console call', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
})

test.each(rows)('%s is only for counselling staff', async (name, input) => {
  const call: Call = calls[name]
  for (const [account, token] of Object.entries(staff)) {
    const { code } = await server.call(call, input, { token })
    expect([account, code === refusals.dutyNotHeld.code]).toEqual([account, account !== 'counselling1'])
  }
  expect((await server.call(call, input)).http).toBe(401)
  expect((await server.call(call, input, as('叶知秋'))).http).toBe(401)
})

test('a counsellor with working hours can be booked, and names are unique', async () => {
  const id = await openCounsellor({ name: '测试咨询师甲' })
  expect((await shown(id, members['叶知秋']!)).days.length).toBeGreaterThan(20)
  const again = await server.call(calls.saveCounsellor, counsellorInput('测试咨询师甲'), asStaff())
  expect(again.code).toBe(refusals.counsellorNameTaken.code)
  const other = await openCounsellor()
  const renamed = await server.call(
    calls.saveCounsellor,
    { id: other, ...counsellorInput(' 测试咨询师甲 ') },
    asStaff(),
  )
  expect(renamed.code).toBe(refusals.counsellorNameTaken.code)
  const saved = await server.call(
    calls.saveCounsellor,
    { id, ...counsellorInput('测试咨询师甲', { years: 9 }) },
    asStaff(),
  )
  expect(saved.result).toMatchObject({ id, name: '测试咨询师甲', years: 9, isPaused: 0, openCount: 0 })
  const onSite = counsellorInput('到店的人', { ways: ['onSite'] })
  expect((await server.call(calls.saveCounsellor, onSite, asStaff())).http).toBe(400)
})

test('working hours never overlap or run backward, and reading returns what was saved', async () => {
  const counsellorId = await openCounsellor()
  const span = (from: string, until: string) => ({ weekday: 3, from, until, capacity: 2 })
  const save = (hours: ReturnType<typeof span>[]) =>
    server.call(calls.saveHours, { counsellorId, hours }, asStaff())
  expect((await save([span('09:00', '12:00'), span('11:59', '14:00')])).code).toBe(refusals.hoursOverlap.code)
  expect((await save([span('12:00', '12:00')])).http).toBe(400)
  const hours = [span('08:05', '12:00'), span('12:00', '20:30')]
  expect((await save(hours)).result.hours).toEqual(hours)
  expect((await server.call(calls.schedule, { counsellorId }, asStaff())).result.hours).toEqual(hours)
})

test('a paused counsellor takes no new bookings and keeps existing ones', async () => {
  const id = await openCounsellor()
  const slotId = await timeOf(id, members['顾清和']!)
  const later = await timeOf(id, members['顾清和']!, 3)
  const { result } = await book(members['顾清和']!, slotId)
  await server.call(calls.pauseCounsellor, { id, isPaused: 1 }, asStaff())
  expect((await book(members['陆知行']!, later)).code).toBe(refusals.slotGone.code)
  expect((await server.call(eapCalls.booking, { id: result.id }, as('顾清和'))).result.state).toBe(2)
  const { result: open } = await server.call(calls.pauseCounsellor, { id, isPaused: 0 }, asStaff())
  expect(open).toMatchObject({ isPaused: 0, openCount: 1 })
  await server.call(eapCalls.cancel, { id: result.id }, as('顾清和'))
})

const leftOf = async () =>
  (await server.call(eapCalls.checkState, { companyId }, as('叶知秋'))).result.rights?.left

test("masks the member's name; notes are opened one by one, and each read leaves an audit event", async () => {
  const id = await openCounsellor()
  const { result } = await book(members['顾清和']!, await timeOf(id, members['顾清和']!), '夜里睡不好')
  const list = await server.call(calls.bookings, { ...page, counsellorId: id, state: 2 }, asStaff())
  expect(list.result.records).toMatchObject([
    { id: result.id, memberName: '顾*和', memberPhone: '139****0033', isPast: 0, counsellorId: id },
  ])
  expect(JSON.stringify(list.result)).not.toContain('夜里睡不好')
  const one = await server.call(calls.booking, { id: result.id }, asStaff())
  expect(one.result.words).toBe('夜里睡不好')
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['action', 'cases', 'members', 'detail'])
    .where('action', 'in', ['listCounselling', 'readCounselling'])
    .execute()
  expect(auditEvents).toContainEqual({
    action: 'readCounselling',
    cases: [result.id],
    members: [],
    detail: '',
  })
  expect(
    auditEvents.some(({ action, cases }) => action === 'listCounselling' && cases.includes(result.id)),
  ).toBe(true)
  await server.call(eapCalls.cancel, { id: result.id }, as('顾清和'))
})

test('staff can cancel at any time: slot and benefit are returned, and the member gets the reason', async () => {
  const id = await openCounsellor({ priceFen: 30_000 })
  const before = await leftOf()
  const slotId = await timeOf(id, members['叶知秋']!, 1)
  const { result } = await book(members['叶知秋']!, slotId)
  expect(await leftOf()).toBe(before! - 1)
  // Too late for the member to cancel.
  server.clock.advance({ hours: 12 })
  await enter()
  expect((await server.call(eapCalls.cancel, { id: result.id }, as('叶知秋'))).code).toBe(
    refusals.cancelTooLate.code,
  )
  const cancelled = await server.call(calls.cancel, { id: result.id, reason: '咨询师生病' }, asStaff())
  expect(cancelled.result).toMatchObject({ state: 4, outcome: '咨询师生病' })
  expect(await leftOf()).toBe(before)
  const { days } = await shown(id, members['叶知秋']!)
  expect(days.flatMap(({ times }) => times).find((time) => time.id === slotId)?.isFull).toBe(0)
  const { result: notices } = await server.call(messageCalls.list, { tab: 2, ...page }, as('叶知秋'))
  expect(notices.records[0]?.content).toContain('咨询师生病')
  const again = await server.call(calls.cancel, { id: result.id, reason: '咨询师生病' }, asStaff())
  expect(again.code).toBe(refusals.bookingClosed.code)
})

/** Moves to the time of a member's open booking, where everybody logs in again. */
async function begunOf(person: string): Promise<string> {
  const { result } = await server.call(eapCalls.checkState, { companyId }, as(person))
  const { id, startTime } = result.open!
  server.clock.set(fromMoment(startTime))
  await enter()
  return id
}

test('staff record the result once a session has begun: a finished one asks for a rating, which the average then includes', async () => {
  const counsellorId = await openCounsellor()
  const { result } = await book(members['顾清和']!, await timeOf(counsellorId, members['顾清和']!))
  const { id } = result
  for (const row of [calls.finish, calls.markNoShow])
    expect((await server.call(row, { id }, asStaff())).code).toBe(refusals.sessionNotBegun.code)
  await begunOf('顾清和')
  expect((await server.call(calls.cancel, { id, reason: '有事' }, asStaff())).code).toBe(
    refusals.bookingClosed.code,
  )
  expect((await server.call(calls.finish, { id }, asStaff())).result).toMatchObject({ state: 3, isPast: 1 })
  const { result: notices } = await server.call(messageCalls.list, { tab: 2, ...page }, as('顾清和'))
  expect(notices.records[0]?.jumpUrl).toBe(`/appraise?id=${id}`)
  const appraisal = { id, stars: 4, tags: ['listened' as const], words: '让我安心' }
  expect((await server.call(eapCalls.appraise, appraisal, as('顾清和'))).success).toBe(true)
  const appraisals = await server.call(calls.appraisals, { ...page, counsellorId }, asStaff())
  expect(appraisals.result).toMatchObject({
    total: 1,
    rating: { stars: 4, count: 1 },
    records: [{ stars: 4, words: '让我安心', createTime: `${shanghaiDay(server.clock.now())} 00:00:00` }],
  })
  expect(JSON.stringify(appraisals.result)).not.toContain(id)
  expect((await shown(counsellorId, members['顾清和']!)).rating).toEqual({ stars: 4, count: 1 })
})

test('a missed session counts as used', async () => {
  const id = await openCounsellor({ priceFen: 30_000 })
  const before = await leftOf()
  const { result } = await book(members['叶知秋']!, await timeOf(id, members['叶知秋']!))
  await begunOf('叶知秋')
  const missed = await server.call(calls.markNoShow, { id: result.id }, asStaff())
  expect(missed.result).toMatchObject({ state: 5, isNoShow: 1 })
  expect(await leftOf()).toBe(before! - 1)
  expect((await server.call(calls.finish, { id: result.id }, asStaff())).code).toBe(
    refusals.bookingClosed.code,
  )
})

test('a closed day cannot be booked and lists the affected bookings; reopened, it can', async () => {
  const counsellorId = await openCounsellor()
  const slotId = await timeOf(counsellorId, members['顾清和']!, 5)
  const free = await timeOf(counsellorId, members['陆知行']!, 6)
  await book(members['顾清和']!, slotId)
  const at = (inDays: number) => shanghaiDay(new Date(server.clock.now().getTime() + inDays * 86_400_000))
  const span = { counsellorId, firstDay: at(5), lastDay: at(6), reason: '培训' }
  const backward = { ...span, firstDay: at(6), lastDay: at(5) }
  expect((await server.call(calls.closeDays, backward, asStaff())).http).toBe(400)
  const past = { ...span, firstDay: at(-1) }
  expect((await server.call(calls.closeDays, past, asStaff())).http).toBe(400)
  const { result: closed } = await server.call(calls.closeDays, span, asStaff())
  expect(closed).toMatchObject({ cancelledCount: 1, daysOff: [{ reason: '培训', firstDay: at(5) }] })
  expect((await book(members['陆知行']!, free)).code).toBe(refusals.slotGone.code)
  const reopened = await server.call(calls.reopenDays, { counsellorId, id: closed.daysOff[0]!.id }, asStaff())
  expect(reopened.result.daysOff).toEqual([])
  expect((await book(members['陆知行']!, free)).success).toBe(true)
})

test('a waiting member appears on the waitlist of the counsellor', async () => {
  const id = await openCounsellor()
  const slotId = await timeOf(id, members['叶知秋']!, 4)
  await book(members['叶知秋']!, slotId)
  const bookInput = { companyId, placeId: slotId, way: 'video' as const }
  const waiter = await server.tokenOf('方行远')
  expect((await server.call(eapCalls.wait, bookInput, { token: waiter })).success).toBe(true)
  const line = await server.call(calls.waits, { ...page, counsellorId: id }, asStaff())
  expect(line.result.records).toMatchObject([{ counsellorId: id, memberName: '方*远', offerUntil: null }])
  const { result: all } = await server.call(calls.counsellors, {}, asStaff())
  expect(all.find((one) => one.id === id)).toMatchObject({ openCount: 1, waitingCount: 1 })
})

test('an auditor sees that a staff member read a record, and never whose', async () => {
  const auditLog = (member?: string) =>
    server.call(
      staffCalls.auditLog,
      { pageSize: 50, ...(member ? { member } : {}) },
      { token: staff['auditor1']! },
    )
  const all = (await auditLog()).result.records
  expect(all.some(({ action }) => action === 'readCounselling')).toBe(true)
  const about = (await auditLog('顾清和')).result.records
  expect(about.filter(({ action }) => /counsel/i.test(action))).toEqual([])
})
