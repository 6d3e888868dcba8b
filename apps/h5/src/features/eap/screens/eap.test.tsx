import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { orderCalls } from '@yf/contract/orders'
import { eapCalls, type EapBooking, type EapWait } from '@yf/contract/eap'
import { slotsRefusals } from '@yf/contract/refusals/slots'
import { beforeEach, expect, test } from 'vitest'
import { shanghaiMoment } from '@yf/domain/dates'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { booking, counsellor, rights, wait } from '../test-counselling.ts'
import EapScreen from './eap.screen.tsx'

const server = envelopeStage({ at: '/eap', endsInSheet: true })
const { said: toasts, sent, bodies } = server

let open: EapBooking | null
let waits: EapWait[]
let mine: EapBooking[]

beforeEach(() => {
  ;[open, waits, mine] = [null, [], [booking]]
  server.answers(eapCalls.checkState, () => ({ rights, open }))
  server.answers(eapCalls.waits, () => waits)
  server.answers(eapCalls.counsellors, { records: [counsellor], total: 1, rights })
  server.answers(eapCalls.bookings, () => ({ records: mine, total: mine.length }))
})

const show = (at = '/eap') => openAt(at, <EapScreen />)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('lists counsellors with rating, price and next free time below the remaining sessions', async () => {
  show()
  const row = await screen.findByRole('button', { name: /沈知夏/ })
  expect(row.textContent).toContain('4.9 分 · 128 条评价')
  expect(row.textContent).toContain('权益抵扣，0 元')
  expect(row.textContent).toContain('视频、到店 · 普通话、英语 · 上海')
  expect(row.textContent).toContain('最近可约 11月20日 周四 14:00')
  expect(screen.getByText('心理咨询服务剩余次数')).toBeTruthy()
  expect(screen.getByText('4')).toBeTruthy()
  fireEvent.click(row)
  expect(currentLocation().path).toBe('/eap/k1')
})

test('shows the hotlines that are always open', async () => {
  show()
  const line = screen.getByRole('complementary', { name: '紧急求助' })
  const numbers = within(line)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(numbers).toEqual(['tel:12356', 'tel:120', 'tel:110'])
  await screen.findByRole('button', { name: /沈知夏/ })
})

test('sends a filter to the server, shows the choice, and can be removed', async () => {
  show()
  await screen.findByRole('button', { name: /沈知夏/ })
  press('咨询方式：不限')
  fireEvent.click(await screen.findByRole('radio', { name: '到店' }))
  await waitFor(() => expect(sent(eapCalls.counsellors).pop()?.query).toMatchObject({ way: 'onSite' }))
  server.answers(eapCalls.counsellors, { records: [], total: 0, rights })
  press('语言：不限')
  fireEvent.click(await screen.findByRole('radio', { name: '粤语' }))
  expect(await screen.findByText('没有符合条件的咨询师')).toBeTruthy()
  expect(sent(eapCalls.counsellors).pop()?.query).toMatchObject({ way: 'onSite', language: 'cantonese' })
  expect(screen.getByRole('button', { name: '咨询方式：到店' })).toBeTruthy()
  press('查看全部咨询师')
  await waitFor(() => expect(sent(eapCalls.counsellors).pop()?.query).not.toHaveProperty('way'))
})

test('a list that fails to load can be retried', async () => {
  server.refuses(eapCalls.counsellors, 500, '系统繁忙，请稍后再试')
  show()
  expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy()
  server.answers(eapCalls.counsellors, { records: [counsellor], total: 1, rights })
  press('重新加载')
  expect(await screen.findByRole('button', { name: /沈知夏/ })).toBeTruthy()
})

test('without a package the page names the contact to ask', async () => {
  server.answers(eapCalls.checkState, { rights: null, open: null })
  show()
  expect(await screen.findByText('您暂无心理咨询次数')).toBeTruthy()
})

test('shows the next session on top, asks before cancelling, and names the refund', async () => {
  open = booking
  server.answers(eapCalls.cancel, () => {
    open = null
    return { ...booking, state: 4 as const, isCancellable: 0 as const }
  })
  show()
  expect(await screen.findByText('11月20日 周四 14:00–14:50')).toBeTruthy()
  expect(screen.getByText('11月19日 14:00 前可以取消或改期')).toBeTruthy()
  press('取消预约')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('「心理咨询服务」退回 1 次')
  expect(sent(eapCalls.cancel)).toHaveLength(0)
  fireEvent.click(within(question).getByRole('button', { name: '取消预约' }))
  await waitFor(() => expect(toasts).toEqual(['预约已取消']))
  expect(sent(eapCalls.cancel)[0]?.query).toEqual({ id: 'b1' })
  await waitFor(() => expect(screen.queryByText('11月20日 周四 14:00–14:50')).toBeNull())
})

test('a late cancellation shows the refusal and refreshes the page', async () => {
  open = booking
  const { code, message } = slotsRefusals.cancelTooLate
  server.refuses(eapCalls.cancel, code, message)
  show()
  await screen.findByText('11月19日 14:00 前可以取消或改期')
  press('取消预约')
  open = { ...booking, isCancellable: 0 }
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消预约' }))
  await waitFor(() => expect(toasts).toEqual([message]))
  expect(await screen.findByText(/离开始不足 24 小时，不能取消或改期/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull())
})

test('reschedules with the same counsellor', async () => {
  open = booking
  show()
  fireEvent.click(await screen.findByRole('button', { name: '改期' }))
  expect(currentLocation()).toMatchObject({ path: '/eap/k1', query: { change: 'b1' } })
})

test('requests the session link once it is open, not before', async () => {
  open = { ...booking, linkFrom: '2020-01-01 00:00:00' }
  server.refuses(eapCalls.session, 4901, '咨询开始前 10 分钟才能进入')
  show()
  fireEvent.click(await screen.findByRole('button', { name: '进入咨询' }))
  await waitFor(() => expect(bodies(eapCalls.session)).toEqual([{ id: 'b1' }]))
})

test('announces the session link before its time', async () => {
  open = booking
  show()
  expect(await screen.findByText('当天 13:50 起可进入咨询')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '进入咨询' })).toBeNull()
})

const inMinutes = (minutes: number) => shanghaiMoment(new Date(Date.now() + minutes * 60_000))

test('a held slot counts down and can be accepted', async () => {
  waits = [{ ...wait, state: 'offered', ahead: 0, offerUntil: inMinutes(14) }]
  server.answers(eapCalls.acceptOffer, () => {
    ;[waits, open] = [[], booking]
    return booking
  })
  show()
  expect(await screen.findByText('名额已为您保留')).toBeTruthy()
  expect(screen.getByText(/^剩余 1[34]:\d\d$/)).toBeTruthy()
  press('接受并预约')
  await waitFor(() => expect(toasts).toEqual(['预约成功']))
  expect(bodies(eapCalls.acceptOffer)).toEqual([{ id: 'w1' }])
  expect(await screen.findByText('已预约')).toBeTruthy()
  expect(screen.queryByText('名额已为您保留')).toBeNull()
})

test('an expired offer cannot be accepted and refreshes', async () => {
  waits = [{ ...wait, state: 'offered', ahead: 0, offerUntil: inMinutes(-1) }]
  show()
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: '接受并预约' })
  expect(accept.disabled).toBe(true)
  await waitFor(() => expect(sent(eapCalls.waits).length).toBeGreaterThan(1))
})

test('shows the position on the waitlist and lets the member leave it', async () => {
  waits = [wait]
  server.answers(eapCalls.leaveWait, () => {
    waits = []
    return null
  })
  show()
  expect(await screen.findByText('前面还有 2 人')).toBeTruthy()
  press('退出候补')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }))
  await waitFor(() => expect(screen.queryByText('前面还有 2 人')).toBeNull())
  expect(bodies(eapCalls.leaveWait)).toEqual([{ id: 'w1' }])
})

test('filters own bookings by state and links a finished one to its rating', async () => {
  mine = [{ ...booking, state: 3, isCancellable: 0, linkFrom: null, isAppraisable: 1 }]
  show('/eap?tab=mine')
  fireEvent.click(await screen.findByRole('button', { name: '去评价：与沈知夏的咨询' }))
  expect(currentLocation()).toMatchObject({ path: '/appraise', query: { id: 'b1' } })
  mine = []
  press('已取消')
  expect(await screen.findByText('没有已取消的预约')).toBeTruthy()
  expect(sent(eapCalls.bookings).pop()?.query).toMatchObject({ state: '4' })
})

test('a slot held for payment shows its deadline and can be paid or released', async () => {
  const payment = { orderId: 'o1', moneyFen: 30_000, state: 1 as const, payBefore: '2036-11-15 10:30:00' }
  const held = { ...booking, state: 1 as const, coveredBy: null, payment }
  server.answers(eapCalls.bookings, { records: [held], total: 1 })
  server.answers(orderCalls.payResult, { isPaid: 1, isSure: 1, declined: null, state: 2 })
  const paid = { ...booking, coveredBy: null, payment: { ...payment, state: 2 as const, payBefore: null } }
  server.answers(eapCalls.booking, paid)
  openAt('/eap?tab=mine', <EapScreen />)
  expect(await screen.findByText('待付款')).toBeTruthy()
  expect(screen.getByText('名额保留到 10:30，到时未付款会让给其他人')).toBeTruthy()
  expect(screen.getByRole('button', { name: '支付 ¥300.00' })).toBeTruthy()
  expect(sent(orderCalls.payResult)).toEqual([])
})

test('polls the payment when the member returns from the provider', async () => {
  const payment = { orderId: 'o1', moneyFen: 30_000, state: 1 as const, payBefore: '2036-11-15 10:30:00' }
  server.answers(eapCalls.bookings, { records: [{ ...booking, state: 1 as const, payment }], total: 1 })
  server.answers(orderCalls.payResult, { isPaid: 1, isSure: 1, declined: null, state: 2 })
  server.answers(eapCalls.booking, { ...booking, payment: { ...payment, state: 2, payBefore: null } })
  openAt('/eap?tab=mine&paid=1', <EapScreen />)
  const mine = await screen.findByRole('list', { name: '我的预约' })
  await waitFor(() => expect(within(mine).getByText('已预约')).toBeTruthy())
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull()
})
