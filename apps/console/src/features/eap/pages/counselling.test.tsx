import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eapAdminCalls } from '@yf/contract/eap-admin'
import { eapRefusals } from '@yf/contract/refusals/eap'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { countsOn, inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { adminBooking, adminCounsellor, schedule } from '../test-counselling.ts'
import AppraisalsPage from './appraisals.page.tsx'
import BookingsPage from './bookings.page.tsx'
import CounsellorsPage from './counsellors.page.tsx'
import SchedulePage from './schedule.page.tsx'
import WaitsPage from './waits.page.tsx'

const counts = { 2: 7, 3: 12, 4: 3, 5: 0, all: 1000 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('counselling')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(eapAdminCalls.counsellors, [adminCounsellor])
  server.answers(eapAdminCalls.bookings, { records: [adminBooking], total: 1, counts })
  server.answers(eapAdminCalls.schedule, schedule)
})

const sent = (name: keyof typeof eapAdminCalls) => server.sent(eapAdminCalls[name])
const toasts = () => useToasts.getState().toasts

test('lists upcoming bookings first, with masked names', async () => {
  openAt('#/sessions', <BookingsPage />)
  const row = (await screen.findByText('2026-11-20 14:00–14:50')).closest('tr') as HTMLElement
  expect(within(row).getByText('林*')).toBeTruthy()
  expect(within(row).getByText('138****0001')).toBeTruthy()
  expect(sent('bookings')[0]?.query).toMatchObject({ state: '2', pageNo: '1' })
  expect(within(row).queryByRole('button', { name: '未到场' })).toBeNull()
})

test('opens a single booking with the note for the counsellor', async () => {
  server.answers(eapAdminCalls.booking, {
    ...adminBooking,
    words: '最近睡不好',
    createTime: '2026-11-15 10:00:00',
  })
  openAt('#/sessions', <BookingsPage />)
  await screen.findByText('林*')
  expect(sent('booking')).toHaveLength(0)
  press('查看')
  expect(await inDialog().findByText('最近睡不好')).toBeTruthy()
})

test('marks a session that has begun after a confirmation', async () => {
  const begun = { ...adminBooking, isPast: 1 as const }
  server.answers(eapAdminCalls.bookings, { records: [begun], total: 1, counts })
  server.answers(eapAdminCalls.markNoShow, { ...begun, state: 5, isNoShow: 1 })
  openAt('#/sessions', <BookingsPage />)
  await screen.findByText('林*')
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  press('未到场')
  expect(sent('markNoShow')).toHaveLength(0)
  pressInDialog('登记')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(sent('markNoShow')[0]?.input).toEqual({ id: 'b1' })
  await waitFor(() => expect(sent('bookings').length).toBeGreaterThan(1))
})

test('the dialog shows why marking was refused', async () => {
  const { code, message } = eapRefusals.sessionNotBegun
  const begun = { ...adminBooking, isPast: 1 as const }
  server.answers(eapAdminCalls.bookings, { records: [begun], total: 1, counts })
  server.refuses(eapAdminCalls.finish, code, message)
  openAt('#/sessions', <BookingsPage />)
  await screen.findByText('林*')
  press('已完成')
  pressInDialog('登记')
  expect(await inDialog().findByText(message)).toBeTruthy()
})

test('a cancellation needs a reason that the person can read', async () => {
  server.answers(eapAdminCalls.cancel, { ...adminBooking, state: 4 })
  openAt('#/sessions', <BookingsPage />)
  await screen.findByText('林*')
  press('取消')
  expect(inDialog().getByRole<HTMLButtonElement>('button', { name: '取消预约' }).disabled).toBe(true)
  type(/^原因/, ' 咨询师生病 ')
  pressInDialog('取消预约')
  await waitFor(() => expect(sent('cancel')[0]?.input).toEqual({ id: 'b1', reason: '咨询师生病' }))
})

test('adds a counsellor once all required fields are filled', async () => {
  server.answers(eapAdminCalls.saveCounsellor, adminCounsellor)
  openAt('#/counsellors', <CounsellorsPage />)
  await screen.findByText('沈知夏')
  press('添加咨询师')
  expect(inDialog().getByText('请填写姓名')).toBeTruthy()
  type(/^姓名/, '顾言')
  type(/^职称/, '心理治疗师')
  choose(screen.getByLabelText(/^擅长领域/), '睡眠困扰')
  pressInDialog('保存')
  await waitFor(() => expect(sent('saveCounsellor')).toHaveLength(1))
  expect(sent('saveCounsellor')[0]?.input).toMatchObject({
    name: '顾言',
    title: '心理治疗师',
    fields: ['sleep'],
    ways: ['video'],
    priceFen: 0,
  })
  expect(sent('saveCounsellor')[0]?.input).not.toHaveProperty('id')
})

test('reports a name that is taken, and keeps the typed values', async () => {
  const { code, message } = eapRefusals.counsellorNameTaken
  server.refuses(eapAdminCalls.saveCounsellor, code, message)
  openAt('#/counsellors', <CounsellorsPage />)
  await screen.findByText('沈知夏')
  press('编辑沈知夏')
  type(/^职称/, '督导师')
  pressInDialog('保存')
  expect(await inDialog().findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^职称/).value).toBe('督导师')
  expect(sent('saveCounsellor')[0]?.input).toMatchObject({ id: 'k1', title: '督导师', priceFen: 40_000 })
})

test('pauses new bookings of a counsellor, and resumes them', async () => {
  server.answers(eapAdminCalls.pauseCounsellor, { ...adminCounsellor, isPaused: 1 })
  openAt('#/counsellors', <CounsellorsPage />)
  await screen.findByText('沈知夏')
  press('暂停预约：沈知夏')
  server.answers(eapAdminCalls.counsellors, [{ ...adminCounsellor, isPaused: 1 }])
  pressInDialog('暂停预约')
  expect(await screen.findByText('已暂停')).toBeTruthy()
  expect(sent('pauseCounsellor')[0]?.input).toEqual({ id: 'k1', isPaused: 1 })
  expect(await screen.findByRole('button', { name: '恢复预约：沈知夏' })).toBeTruthy()
})

test('saves weekly hours together, and rejects an end before the start', async () => {
  server.answers(eapAdminCalls.saveHours, schedule)
  openAt('#/counsellor?id=k1', <SchedulePage />)
  const save = await screen.findByRole('button', { name: '保存时段' })
  expect(save).toHaveProperty('disabled', true)
  type('第 1 个时段的结束时间', '08:00')
  expect(screen.getByText('结束时间须晚于开始时间')).toBeTruthy()
  expect(save).toHaveProperty('disabled', true)
  type('第 1 个时段的结束时间', '11点')
  expect(screen.getByText('时间请写成 09:00 的样子')).toBeTruthy()
  expect(save).toHaveProperty('disabled', true)
  type('第 1 个时段的结束时间', '11:00')
  press('添加时段')
  fireEvent.click(save)
  await waitFor(() =>
    expect(sent('saveHours')[0]?.input).toEqual({
      counsellorId: 'k1',
      hours: [
        { weekday: 1, from: '09:00', until: '11:00', capacity: 1 },
        { weekday: 1, from: '09:00', until: '12:00', capacity: 1 },
      ],
    }),
  )
})

test('reopens a day off', async () => {
  server.answers(eapAdminCalls.reopenDays, { ...schedule, daysOff: [] })
  openAt('#/counsellor?id=k1', <SchedulePage />)
  fireEvent.click(await screen.findByLabelText('重新开放 2026-12-01 至 2026-12-02'))
  expect(await screen.findByText('没有休息日')).toBeTruthy()
  expect(sent('reopenDays')[0]?.input).toEqual({ counsellorId: 'k1', id: 'd1' })
})

test('shows the waitlist, and until when a slot is held', async () => {
  const wait = {
    id: 'w1',
    counsellorId: 'k1',
    counsellorName: '沈知夏',
    memberName: '陈*',
    way: 'video' as const,
  }
  const times = { startTime: '2026-11-20 15:00:00', joinedTime: '2026-11-16 09:00:00' }
  server.answers(eapAdminCalls.waits, {
    records: [{ ...wait, ...times, offerUntil: '2026-11-16 13:15:00' }],
    total: 1,
  })
  openAt('#/waits?counsellor=k1', <WaitsPage />)
  expect(await screen.findByText('名额保留至 13:15')).toBeTruthy()
  expect(sent('waits')[0]?.query).toMatchObject({ counsellorId: 'k1' })
})

test('shows anonymous ratings with their average', async () => {
  server.answers(eapAdminCalls.appraisals, {
    records: [
      {
        id: 'a1',
        counsellorId: 'k1',
        counsellorName: '沈知夏',
        stars: 5,
        tags: ['listened'],
        words: '很安心',
        createTime: '2026-11-10 10:00:00',
      },
    ],
    total: 1,
    rating: { stars: 4.9, count: 128 },
  })
  openAt('#/appraisals', <AppraisalsPage />)
  expect(await screen.findByText('很安心')).toBeTruthy()
  expect(screen.getByRole('img', { name: '5 星' })).toBeTruthy()
  expect(screen.getByText(/平均 4.9 分，共 128 条/)).toBeTruthy()
})

test('each tab shows its count', async () => {
  openAt('#/sessions', <BookingsPage />)
  expect(await countsOn('预约状态')).toEqual(['已预约 7', '已完成 12', '已取消 3', '已过期 0', '全部 1000'])
})
