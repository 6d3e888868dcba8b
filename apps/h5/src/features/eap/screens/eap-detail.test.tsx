import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eapCalls, type CounsellorDetail, type EapBooking } from '@yf/contract/eap'
import { orderCalls } from '@yf/contract/orders'
import { slotsRefusals } from '@yf/contract/refusals/slots'
import { formatFen } from '@yf/domain/money'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { booking, counsellor, freeTime, fullTime, rights, wait } from '../test-counselling.ts'
import AppraiseScreen from './appraise.screen.tsx'
import EapDetailScreen from './eap-detail.screen.tsx'

const server = envelopeStage({ at: '/eap/k1' })
const { said: toasts, sent, bodies } = server

let found: CounsellorDetail
let open: EapBooking | null

beforeEach(() => {
  ;[found, open] = [counsellor, null]
  server.answers(eapCalls.counsellor, () => found)
  server.answers(eapCalls.checkState, () => ({ rights, open }))
  server.answers(eapCalls.book, booking)
  server.answers(eapCalls.change, {
    ...booking,
    startTime: '2036-11-21 09:00:00',
    endTime: '2036-11-21 09:50:00',
  })
  server.answers(eapCalls.wait, wait)
})

const show = (at = '/eap/k1') => openAt(at, <EapDetailScreen />)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const sheet = () => screen.findByRole('dialog')
const confirm = async (name: string) => fireEvent.click(within(await sheet()).getByRole('button', { name }))

test('books a session after the sheet shows time, way, price and cancellation deadline', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '沈知夏' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '请选择时间' }).disabled).toBe(true)
  choose(/14:00/)
  choose('到店')
  press('预约 11月20日 14:00')
  const confirmSheet = await sheet()
  expect(confirmSheet.textContent).toContain('11月20日 周四 14:00–14:50')
  expect(confirmSheet.textContent).toContain('静安区南京西路 1 号 801 室')
  expect(confirmSheet.textContent).toMatch(/使用「心理咨询服务」1\s次（剩余\s4\s次），您无需付费/)
  expect(confirmSheet.textContent).toContain('开始前 24 小时以上可以取消或改期')
  expect(sent(eapCalls.book)).toHaveLength(0)
  fireEvent.change(within(confirmSheet).getByLabelText(/想先告诉咨询师的话/), {
    target: { value: ' 最近睡不好 ' },
  })
  await confirm('确认预约')
  expect(await screen.findByRole('heading', { name: '预约成功' })).toBeTruthy()
  expect(bodies(eapCalls.book)).toEqual([
    { companyId: 'c1', placeId: freeTime.id, way: 'onSite', words: '最近睡不好' },
  ])
  expect(screen.getByText(/13:50 起在「我的预约」里进入/)).toBeTruthy()
  press('查看我的预约')
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
})

test('another day shows its own times', async () => {
  show()
  await screen.findByRole('radio', { name: /14:00/ })
  press(/11月21日/)
  expect(screen.getByRole('radio', { name: /09:00/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /14:00/ })).toBeNull()
})

test('shows the refusal and marks the time as full when another member books it first', async () => {
  show()
  await screen.findByRole('radio', { name: /14:00/ })
  choose(/14:00/)
  press('预约 11月20日 14:00')
  const { code, message } = slotsRefusals.slotTaken
  server.refuses(eapCalls.book, code, message)
  found = { ...counsellor, days: [{ day: '2036-11-20', times: [{ ...freeTime, isFull: 1 }, fullTime] }] }
  await confirm('确认预约')
  await waitFor(() => expect(toasts).toEqual([message]))
  expect(await screen.findByRole('button', { name: '候补 11月20日 14:00' })).toBeTruthy()
})

test('joins the waitlist of a full time and shows the entry', async () => {
  show()
  await screen.findByRole('radio', { name: /15:00/ })
  expect(screen.getByText('约满 · 2 人候补')).toBeTruthy()
  choose(/15:00/)
  press('候补 11月20日 15:00')
  expect((await sheet()).textContent).toContain('名额为您保留 15 分钟')
  await confirm('加入候补')
  await waitFor(() => expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } }))
  expect(bodies(eapCalls.wait)).toEqual([{ companyId: 'c1', placeId: fullTime.id, way: 'video' }])
})

test('offers nothing more for a time already on the waitlist', async () => {
  found = { ...counsellor, days: [{ day: '2036-11-20', times: [{ ...fullTime, isWaitedFor: 1 }] }] }
  show()
  await screen.findByRole('radio', { name: /15:00/ })
  choose(/15:00/)
  expect(screen.getByText('您已在候补这个时间，有名额时会通知您')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /候补 11月/ })).toBeNull()
})

test('reschedules a booking to a free time', async () => {
  open = booking
  show('/eap/k1?change=b1')
  await screen.findByRole('radio', { name: /15:00/ })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /15:00/ }).disabled).toBe(true)
  press(/11月21日/)
  choose(/09:00/)
  press('改到 11月21日 09:00')
  await confirm('确认改期')
  expect(await screen.findByRole('heading', { name: '改期成功' })).toBeTruthy()
  expect(bodies(eapCalls.change)).toEqual([{ id: 'b1', placeId: 'p3', way: 'video' }])
})

test.each([
  ['keeps the way that was booked', counsellor.ways, null, 'onSite'],
  ['takes another way where one is chosen', counsellor.ways, '视频', 'video'],
  ['takes what is offered where the way is gone', ['video'] as const, null, 'video'],
])('rescheduling %s', async (_, ways, newWay, way) => {
  open = { ...booking, way: 'onSite' }
  found = { ...counsellor, ways: [...ways] }
  show('/eap/k1?change=b1')
  await screen.findByRole('radio', { name: /15:00/ })
  press(/11月21日/)
  choose(/09:00/)
  if (newWay) choose(newWay)
  press('改到 11月21日 09:00')
  await confirm('确认改期')
  expect(await screen.findByRole('heading', { name: '改期成功' })).toBeTruthy()
  expect(bodies(eapCalls.change)).toEqual([{ id: 'b1', placeId: 'p3', way }])
})

test('leads a member with an open booking to it', async () => {
  open = booking
  show()
  expect(await screen.findByText('您已有一个进行中的预约，完成或取消后才能再预约')).toBeTruthy()
  press('查看我的预约')
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
})

test('without sessions left the page names the contact and shows no dead button', async () => {
  found = { ...counsellor, isCovered: 0, rights: null }
  show()
  expect(
    await screen.findByText(
      '您没有可用的咨询次数，所在企业未开通自费预约；可以预约免费的咨询师，或联系在线客服',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /预约|请选择/ })).toBeNull()
})

test('without sessions left a self-paying member first sees the price and the cost of a late cancellation', async () => {
  found = { ...counsellor, isCovered: 0, isSold: 1, rights: null }
  const payment = { orderId: 'o1', moneyFen: 30_000, state: 1 as const, payBefore: '2036-11-15 10:30:00' }
  server.answers(eapCalls.book, { ...booking, state: 1, coveredBy: null, payment })
  server.refuses(orderCalls.pay, 4001, '订单已不在待付款状态，请刷新查看')
  show()
  await screen.findByRole('radio', { name: /14:00/ })
  choose(/14:00/)
  press('预约 11月20日 14:00')
  const confirmSheet = await sheet()
  expect(confirmSheet.textContent).toContain('由您自己支付')
  expect(confirmSheet.textContent).toContain('之后不能取消，未到场费用不退')
  await confirm(`支付 ${formatFen(counsellor.priceFen)} 并预约`)
  await waitFor(() => expect(sent(orderCalls.pay)).toHaveLength(1))
  expect(bodies(eapCalls.book)[0]).toMatchObject({ payFen: counsellor.priceFen })
  expect(sent(orderCalls.pay)[0]?.search).toContain('orderId=o1')
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
})

test('a free session uses no right', async () => {
  found = { ...counsellor, priceFen: 0, isCovered: 0, rights: null }
  show()
  expect(await screen.findByText('每次 50 分钟 · 免费，不占用权益次数')).toBeTruthy()
  expect(screen.getByRole('button', { name: '请选择时间' })).toBeTruthy()
})

test('shows an empty state for a counsellor without times', async () => {
  found = { ...counsellor, days: [], nextFreeTime: null }
  show()
  expect(await screen.findByText('近期没有可约的时间')).toBeTruthy()
})

const finished: EapBooking = { ...booking, state: 3, isCancellable: 0, linkFrom: null, isAppraisable: 1 }
const appraise = () => openAt('/appraise?id=b1', <AppraiseScreen />)

test('rates a session once with stars, text and tags', async () => {
  let storedBooking: EapBooking = finished
  server.answers(eapCalls.booking, () => storedBooking)
  server.answers(eapCalls.appraise, () => {
    storedBooking = { ...finished, isAppraisable: 0, stars: 5 }
    return null
  })
  appraise()
  await screen.findByText('11月20日 周四 14:00–14:50')
  choose('5星 非常满意')
  press('认真倾听')
  fireEvent.change(screen.getByLabelText('想说的话'), { target: { value: ' 谢谢 ' } })
  press('提交评价')
  expect(await screen.findByText('感谢您的评价')).toBeTruthy()
  expect(bodies(eapCalls.appraise)).toEqual([{ id: 'b1', stars: 5, tags: ['listened'], words: '谢谢' }])
  expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull()
})

test('sends no rating without stars', async () => {
  server.answers(eapCalls.booking, finished)
  appraise()
  fireEvent.click(await screen.findByRole('button', { name: '提交评价' }))
  expect(toasts).toEqual(['请先选择评分'])
  expect(sent(eapCalls.appraise)).toHaveLength(0)
})

test('a session that is not over cannot be rated', async () => {
  server.answers(eapCalls.booking, booking)
  appraise()
  expect(await screen.findByText('咨询完成后才能评价')).toBeTruthy()
})
