import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { appointmentCalls } from '@yf/contract/appointments'
import type { AppointmentDetail } from '@yf/contract/appointment-shapes'
import { eapCalls } from '@yf/contract/eap'
import { slotsRefusals } from '@yf/contract/refusals/slots'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import {
  appointment,
  calendar,
  counselling,
  fullTime,
  service,
  time,
  unpaid,
  wait,
} from '../test-appointments.ts'
import AppointmentDetailScreen from './appointment-detail.screen.tsx'
import AppointmentRecordsScreen from './appointment-records.screen.tsx'
import AppointmentSuccessScreen from './appointment-success.screen.tsx'

const server = envelopeStage({ at: '/appointmentRecords', endsInSheet: true })
const { said: toasts, sent, bodies } = server

beforeAll(registerRoutes)

let found: AppointmentDetail
beforeEach(() => {
  found = appointment
  server.answers(appointmentCalls.detail, () => found)
  server.answers(appointmentCalls.waits, [])
  server.answers(appointmentCalls.modules, [service])
  server.answers(appointmentCalls.schedule, calendar)
  server.answers(appointmentCalls.checkTime, { isFree: 1, left: 1, waiting: 0 })
  server.answers(appointmentCalls.book, appointment)
  server.answers(appointmentCalls.change, appointment)
  server.answers(appointmentCalls.wait, wait)
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog')
const inDialog = async (name: string | RegExp) =>
  fireEvent.click(await within(await dialog()).findByRole('button', { name }))
const sure = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const choose = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
const openService = async () => {
  openAt('/appointmentRecords?tab=services', <AppointmentRecordsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /洁牙护理/ }))
}

test('shows the next appointment on top with time left, place and code, and the rest as rows', async () => {
  const past = { ...counselling, state: 3, startTime: '2020-01-01 10:00:00' } as const
  server.answers(appointmentCalls.list, { records: [appointment, past], total: 2 })
  openAt('/appointmentRecords', <AppointmentRecordsScreen />)
  expect(await screen.findByText('下一个预约，距离开始还有')).toBeTruthy()
  const map = screen.getByRole('link', { name: '在地图上查看浦东口腔门诊' })
  expect(map.getAttribute('href')).toContain('position=121.5%2C31.2')
  fireEvent.click(screen.getByRole('button', { name: /心理咨询.*已完成/ }))
  expect(currentLocation()).toMatchObject({ path: '/appointmentDeatil', query: { id: 'b2' } })
  press('已完成')
  await waitFor(() => expect(sent(appointmentCalls.list)).toHaveLength(2))
  expect(screen.queryByText('下一个预约，距离开始还有')).toBeNull()
})

test('shows a held appointment with its payment deadline, as a row and as the next one, and links to the payment', async () => {
  const held = '名额保留到 10:30'
  server.answers(appointmentCalls.list, { records: [appointment, unpaid], total: 2 })
  const { unmount } = openAt('/appointmentRecords', <AppointmentRecordsScreen />)
  const row = await screen.findByRole('button', { name: /心理咨询.*待付款/ })
  expect(row.textContent).toContain(held)
  fireEvent.click(row)
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
  unmount()
  server.answers(appointmentCalls.list, { records: [unpaid, appointment], total: 2 })
  openAt('/appointmentRecords', <AppointmentRecordsScreen />)
  expect(await screen.findByText(`${held}，到时未付款会让给其他人`)).toBeTruthy()
  expect(screen.queryByText(/起可进入咨询/)).toBeNull()
  press('去付款 ¥400.00')
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
})

test('the detail page shows the price and deadline of an unpaid appointment, and the refund rule once it is paid', async () => {
  found = unpaid
  const { unmount } = openAt('/appointmentDeatil?id=b3', <AppointmentDetailScreen />)
  expect(await screen.findByText('待付款')).toBeTruthy()
  expect(screen.getByText('¥400.00，由您自己支付')).toBeTruthy()
  expect(screen.getByText(/^名额保留到 10:30/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '加入日历' })).toBeNull()
  press('去付款')
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
  unmount()
  found = { ...unpaid, id: 'b4', state: 2, payment: { ...unpaid.payment!, state: 2, payBefore: null } }
  openAt('/appointmentDeatil?id=b4', <AppointmentDetailScreen />)
  expect(await screen.findByText('已预约')).toBeTruthy()
  expect(screen.getByText(/费用原路退回；之后不能取消，未到场费用不退/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '前往心理咨询' })).toBeTruthy()
})

test('links to the services when there are no appointments', async () => {
  server.answers(appointmentCalls.list, { records: [], total: 0 })
  openAt('/appointmentRecords', <AppointmentRecordsScreen />)
  expect(await screen.findByText('还没有预约')).toBeTruthy()
  server.answers(appointmentCalls.modules, [])
  fireEvent.click(screen.getByRole('tab', { name: '可预约服务' }))
  expect(await screen.findByText('暂无可预约的服务')).toBeTruthy()
})

test('books a service for a family member after checking the time again and confirming', async () => {
  await openService()
  await choose('小雨')
  await choose(/14:00/)
  press('预约 11月20日 14:00')
  await waitFor(async () => expect((await dialog()).textContent).toContain('11月20日 周四 14:00–15:00'))
  const dialogText = (await dialog()).textContent
  expect(dialogText).toContain('使用「洁牙护理权益」1 次（剩余 1 次），您无需付费')
  expect(dialogText).toContain('浦东口腔门诊，上海市浦东新区世纪大道88号')
  expect(dialogText).toContain('开始前 24 小时以上可以取消或改期')
  expect(sent(appointmentCalls.book)).toHaveLength(0)
  await inDialog('确认预约')
  await waitFor(() =>
    expect(currentLocation()).toMatchObject({ path: '/appointmentSuccess', query: { id: 'b1' } }),
  )
  expect(bodies(appointmentCalls.book)).toEqual([{ companyId: 'c1', placeId: 'p1', userFamilyId: 'f1' }])
})

test('reports a time that has just filled up before sending the booking', async () => {
  await openService()
  await choose(/14:00/)
  server.answers(appointmentCalls.checkTime, { isFree: 0, left: 0, waiting: 0 })
  server.answers(appointmentCalls.schedule, { ...calendar, times: [{ ...time, left: 0 }, fullTime] })
  press('预约 11月20日 14:00')
  await waitFor(() => expect(toasts).toEqual(['这个时间刚刚约满了']))
  expect(await screen.findByRole('button', { name: '请选择时间' })).toBeTruthy()
  expect(sent(appointmentCalls.book)).toHaveLength(0)
})

test('joins the waitlist of a full time without charging', async () => {
  await openService()
  server.answers(appointmentCalls.checkTime, { isFree: 0, left: 0, waiting: 2 })
  await choose(/15:00/)
  press('候补 11月20日 15:00')
  await inDialog('加入候补')
  await waitFor(() => expect(toasts).toEqual(['已加入候补，有名额时会通知您']))
  expect(bodies(appointmentCalls.wait)).toEqual([{ companyId: 'c1', placeId: 'p2' }])
  expect(sent(appointmentCalls.book)).toHaveLength(0)
})

test('shows the refusal when another member books the slot first, and lets the member choose again', async () => {
  await openService()
  await choose(/14:00/)
  press('预约 11月20日 14:00')
  const { code, message } = slotsRefusals.slotTaken
  server.refuses(appointmentCalls.book, code, message)
  await inDialog('确认预约')
  await waitFor(() => expect(toasts).toEqual([message]))
  expect(await screen.findByRole('button', { name: '请选择时间' })).toBeTruthy()
})

test("shows the start and the cancellation page of a supplier's booking, and links to its card", async () => {
  const cancelRule = '请在服务商页面取消或改期，取消后卡内次数会退回。'
  const outside = { moduleId: null, siteId: null, code: null, isCancellable: 0 as const, cancelRule }
  const endTime = appointment.startTime
  found = { ...appointment, ...outside, kind: 'card', endTime, path: '/yfCards/k1?companyId=c1' }
  openAt('/appointmentDeatil?id=b1', <AppointmentDetailScreen />)
  expect(await screen.findByText(cancelRule)).toBeTruthy()
  expect(screen.getByText('11月20日 周四 14:00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull()
  press('前往权益卡服务')
  expect(currentLocation()).toMatchObject({ path: '/yfCards/k1', query: { companyId: 'c1' } })
})

test('shows the code as image and digits, and the cancellation rule', async () => {
  openAt('/appointmentDeatil?id=b1', <AppointmentDetailScreen />)
  expect(await screen.findByRole('img', { name: '预约码的二维码' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '预约码的条形码' })).toBeTruthy()
  expect(screen.getByText('1234 5678 9012')).toBeTruthy()
  expect(screen.getByText(/11月19日 14:00 前可以取消或改期，次数会退回/)).toBeTruthy()
  const cancelled = {
    ...appointment,
    state: 4,
    code: null,
    isCancellable: 0,
    outcome: '您已取消预约',
  } as const
  server.answers(appointmentCalls.cancel, cancelled)
  press('取消预约')
  found = cancelled
  await sure('取消预约')
  expect(await screen.findByText('您已取消预约')).toBeTruthy()
  expect(screen.queryByText('1234 5678 9012')).toBeNull()
  expect(toasts).toEqual(['预约已取消'])
})

test('rates a finished appointment by its own id and shows the rating afterwards', async () => {
  const thirdPartyId = '6c1f2a30-5f0e-4a4b-9d67-0c2b8f5e7a11'
  const done = { ...appointment, state: 3, code: null, isCancellable: 0 } as const
  found = { ...done, evaluation: { thirdPartyId, isEvaluated: 0 } }
  const { unmount } = openAt('/appointmentDeatil?id=b1', <AppointmentDetailScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '评价服务' }))
  const slot = { path: '/feedback', query: { type: '2', thirdPartyId } }
  expect(currentLocation()).toMatchObject(slot)
  unmount()
  found = { ...done, evaluation: { thirdPartyId, isEvaluated: 1 } }
  openAt('/appointmentDeatil?id=b1', <AppointmentDetailScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '已评价，查看' }))
  expect(currentLocation()).toMatchObject(slot)
  expect(screen.queryByRole('button', { name: '评价服务' })).toBeNull()
})

test('offers no action for a cancelled or missed appointment', async () => {
  found = { ...appointment, state: 5, code: null, isCancellable: 0, outcome: '未到场' }
  openAt('/appointmentDeatil?id=b1', <AppointmentDetailScreen />)
  expect(await screen.findByText('未到场')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /评价/ })).toBeNull()
})

test('reschedules at the same site without using another right', async () => {
  openAt('/appointmentDeatil?id=b1', <AppointmentDetailScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '改期' }))
  await choose(/15:00/)
  expect(await screen.findByRole('button', { name: '请选择还有名额的时间' })).toBeTruthy()
  await choose(/14:00/)
  press('改到 11月20日 14:00')
  await waitFor(async () => expect((await dialog()).textContent).toContain('不另外使用次数'))
  await inDialog('确认改期')
  await waitFor(() =>
    expect(currentLocation()).toMatchObject({ path: '/appointmentSuccess', query: { changed: '1' } }),
  )
  expect(bodies(appointmentCalls.change)).toEqual([{ id: 'b1', placeId: 'p1' }])
})

test('says that it is too late to cancel, and links counselling to its own page', async () => {
  found = { ...counselling, isCancellable: 0 }
  server.answers(eapCalls.session, { url: 'https://room.example/1' })
  openAt('/appointmentDeatil?id=b2', <AppointmentDetailScreen />)
  expect(await screen.findByText(/离开始时间太近，不能取消或改期/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull()
  expect(screen.getByRole('button', { name: '进入咨询' })).toBeTruthy()
  press('前往心理咨询')
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
})

test("shows another member's appointment as not found", async () => {
  server.refuses(appointmentCalls.detail, 1004, '内容不存在或已被删除')
  openAt('/appointmentDeatil?id=b9', <AppointmentDetailScreen />)
  expect(await screen.findByText('没有找到这个预约')).toBeTruthy()
  press('查看预约记录')
  expect(currentLocation().path).toBe('/appointmentRecords')
})

test('accepts an offer while it is held and leaves a waitlist', async () => {
  const offerUntil = '2036-11-20 12:00:00'
  server.answers(appointmentCalls.list, { records: [], total: 0 })
  server.answers(appointmentCalls.waits, [
    { ...wait, state: 'offered', offerUntil },
    { ...wait, id: 'w2' },
  ])
  server.answers(appointmentCalls.acceptOffer, appointment)
  server.answers(appointmentCalls.leaveWait, null)
  openAt('/appointmentRecords', <AppointmentRecordsScreen />)
  expect(await screen.findByText('前面还有 2 人')).toBeTruthy()
  press('退出候补')
  await sure('退出')
  await waitFor(() => expect(bodies(appointmentCalls.leaveWait)).toEqual([{ id: 'w2' }]))
  press('接受并预约')
  await waitFor(() => expect(currentLocation()).toMatchObject({ path: '/appointmentSuccess' }))
})

test('confirms the booking with its place and links to the code', async () => {
  openAt('/appointmentSuccess?id=b1', <AppointmentSuccessScreen />)
  expect(await screen.findByText('浦东口腔门诊')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '预约成功', level: 2 })).toBeTruthy()
  press('查看预约码')
  expect(currentLocation()).toMatchObject({ path: '/appointmentDeatil', query: { id: 'b1' } })
})
