import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addressCalls } from '@yf/contract/address'
import { mallOrderCalls } from '@yf/contract/mall-orders'
import { orderCalls } from '@yf/contract/orders'
import { orderRefusals } from '@yf/contract/refusals/orders'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import OrderCounters from '../shared/order-counters.tsx'
import { order } from '../test-order.ts'
import ActivityOrderScreen from './activity-order.screen.tsx'
import CardDetailScreen from './card-detail.screen.tsx'
import FeedbackScreen from './feedback.screen.tsx'
import OrderAddressScreen from './order-address.screen.tsx'
import OrderScreen from './order.screen.tsx'
import ParcelListScreen from './parcel-list.screen.tsx'

const server = envelopeStage({ person: { token: 'T1', name: '林晓' }, at: '/order', endsInSheet: true })
const { sent, bodies } = server
const { orderNotPayable } = orderRefusals

vi.mock('#platform/wechat/pay.ts', () => ({ pay: () => Promise.resolve('cancelled') }))

let current: typeof order
beforeEach(() => {
  current = order
  server.answers(orderCalls.detail, () => current)
  server.answers(mallOrderCalls.detail, () => current)
  server.answers(orderCalls.activityDetail, () => current)
  server.answers(mallOrderCalls.track, order.parcels)
  for (const row of [orderCalls.list, orderCalls.healthList, mallOrderCalls.list])
    server.answers(row, { records: [order], total: 1 })
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('lists orders by kind, state and keyword, each kind by its own call', async () => {
  openAt('/order?state=3', <OrderScreen />)
  expect(
    await within(await screen.findByRole('list', { name: '我的订单' })).findByText('保温杯'),
  ).toBeTruthy()
  expect(sent(orderCalls.list)[0]?.search).toContain('state=3')
  fireEvent.click(screen.getByRole('tab', { name: '商城' }))
  await waitFor(() => expect(sent(mallOrderCalls.list)).toHaveLength(1))
  fireEvent.click(screen.getByRole('tab', { name: '健康服务' }))
  await waitFor(() => expect(sent(orderCalls.healthList)).toHaveLength(1))
  fireEvent.change(screen.getByLabelText('搜索订单'), { target: { value: '保温' } })
  await waitFor(() =>
    expect(sent(orderCalls.healthList).some(({ search }) => search.includes('keyword='))).toBe(true),
  )
  await press(/保温杯/)
  expect(currentLocation()).toMatchObject({ path: '/order/cardDetail', query: { id: 'o1', kind: 'mall' } })
})

test('an order shows its next step and payers, and two parcels open a list', async () => {
  openAt('/order/cardDetail?id=o1&kind=mall', <CardDetailScreen />)
  expect(await screen.findByText('包裹在路上，收到后请确认收货')).toBeTruthy()
  expect(screen.getByText('-¥5.01')).toBeTruthy()
  expect(screen.getByText('林晓 138****0001')).toBeTruthy()
  await press(/物流信息（2 个包裹）/)
  expect(currentLocation().path).toBe('/order/wuliuList')
})

test('the order of a service links to it and can only be refunded there', async () => {
  registerRoutes()
  current = {
    ...order,
    kind: 'health',
    state: 2,
    parcels: [],
    serviceScreen: '/eap?tab=mine',
    can: { ...order.can, refund: false },
  }
  openAt('/order/cardDetail?id=o1&kind=health', <CardDetailScreen />)
  expect(await screen.findByText('已付款，请到服务详情查看进展')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '申请退款' })).toBeNull()
  await press(/查看服务/)
  expect(currentLocation()).toMatchObject({ path: '/eap', query: { tab: 'mine' } })
})

test('an unpaid service order mentions its slot and no coupons', async () => {
  current = { ...order, kind: 'health', state: 1, parcels: [], serviceScreen: '/eap?tab=mine' }
  openAt('/order/cardDetail?id=o1&kind=health', <CardDetailScreen />)
  expect(await screen.findByText(/名额不再保留/)).toBeTruthy()
  expect(screen.queryByText(/优惠券和积分/)).toBeNull()
  expect(screen.getByText('服务金额')).toBeTruthy()
})

test.each([
  ['health', orderCalls.detail, '/order/cardDetail?id=o1&kind=health', CardDetailScreen],
  ['card', orderCalls.detail, '/order/cardDetail?id=o1&kind=card', CardDetailScreen],
  ['activity', orderCalls.activityDetail, '/order/yStartOrderDetail?id=o1', ActivityOrderScreen],
] as const)('reloads an order (%s) once when its payment is refused', async (kind, row, at, Screen) => {
  const unpaid = { ...order, kind, state: 1 as const, parcels: [], can: { ...order.can, pay: true } }
  current = unpaid
  server.refuses(orderCalls.pay, orderNotPayable.code, orderNotPayable.message)
  openAt(at, <Screen />)
  await screen.findByRole('button', { name: '去支付' })
  const before = sent(row).length
  current = { ...unpaid, state: 5, closeReason: '超时未支付，订单已关闭', can: { ...order.can, pay: false } }
  await press('去支付')
  expect(await screen.findByText('超时未支付，订单已关闭')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  expect(sent(row)).toHaveLength(before + 1)
})

test('reloads a mall order once when it can no longer be paid', async () => {
  const unpaid = { ...order, state: 1 as const, parcels: [], can: { ...order.can, pay: true } }
  current = unpaid
  server.refuses(mallOrderCalls.checkout, orderNotPayable.code, orderNotPayable.message)
  openAt('/order/cardDetail?id=o1&kind=mall', <CardDetailScreen />)
  await screen.findByRole('button', { name: '去支付' })
  const before = sent(mallOrderCalls.detail).length
  current = { ...unpaid, state: 5, closeReason: '超时未支付，订单已关闭', can: { ...order.can, pay: false } }
  await press('去支付')
  expect(await screen.findByText('超时未支付，订单已关闭')).toBeTruthy()
  expect(sent(mallOrderCalls.detail)).toHaveLength(before + 1)
})

test('cancelling the WeChat payment sheet reloads the order', async () => {
  const unpaid = { ...order, kind: 'health' as const, state: 1 as const, parcels: [] }
  current = { ...unpaid, can: { ...order.can, pay: true } }
  const jsapi = {
    appId: 'a',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'p',
    signType: 'RSA',
    paySign: 's',
  } as const
  server.answers(orderCalls.pay, { way: 'jsapi', url: null, jsapi })
  openAt('/order/cardDetail?id=o1&kind=health', <CardDetailScreen />)
  await screen.findByRole('button', { name: '去支付' })
  current = { ...unpaid, state: 2, can: { ...order.can, pay: false } }
  await press('去支付')
  await waitFor(() => expect(screen.queryByRole('button', { name: '去支付' })).toBeNull())
})

const waiting = (payBefore: string) => {
  const can = { ...order.can, pay: true, cancel: true }
  current = { ...order, kind: 'health', state: 1, parcels: [], payBefore, can }
}

test('a declined payment shows reason, amount and deadline, and can be repeated or made another way', async () => {
  const left = new Date(Date.now() + 8 * 3_600_000 + 10 * 60_000).toISOString()
  waiting(left.slice(0, 19).replace('T', ' '))
  server.answers(orderCalls.payResult, { isPaid: 0, isSure: 1, declined: 'funds', state: 1 })
  openAt('/order?id=o1&paid=1', <OrderScreen />)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/支付未成功：账户余额不足，没有扣款/)).toBeTruthy()
  expect(alert.getByText('待付 ¥132.99')).toBeTruthy()
  expect(alert.getByRole('timer').textContent).toMatch(/^剩余 (10:00|09:5\d)，超时自动取消$/)
  expect(alert.getByRole('button', { name: '复制订单链接' })).toBeTruthy()
  expect(screen.queryByText('正在确认支付结果，请稍候…')).toBeNull()
  server.answers(orderCalls.pay, { way: 'h5', url: null, jsapi: null })
  await press('重新支付')
  await waitFor(() => expect(sent(orderCalls.pay)).toHaveLength(1))
})

test('stops waiting once the provider is sure that nothing was paid, and still shows a late payment', async () => {
  waiting('2036-11-15 10:30:00')
  server.answers(orderCalls.payResult, { isPaid: 0, isSure: 1, declined: null, state: 1 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    openAt('/order?id=o1&paid=1', <OrderScreen />)
    expect(await screen.findByText('正在确认支付结果，请稍候…')).toBeTruthy()
    // The polls follow each other within seconds, and each waits for its answer.
    const polled = { timeout: 30_000 }
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await screen.findByText(/还没有收到付款/, {}, polled)).toBeTruthy()
    expect(screen.getByRole('button', { name: '重新支付' })).toBeTruthy()
    server.answers(orderCalls.payResult, { isPaid: 1, isSure: 1, declined: null, state: 2 })
    current = { ...order, kind: 'health', state: 2, parcels: [] }
    await vi.advanceTimersByTimeAsync(6_000)
    await waitFor(() => expect(screen.queryByText(/还没有收到付款/)).toBeNull(), polled)
  } finally {
    vi.useRealTimers()
  }
})

test('polls again when the member returns to the page', async () => {
  waiting('2036-11-15 10:30:00')
  server.answers(orderCalls.payResult, { isPaid: 0, isSure: 1, declined: 'other', state: 1 })
  openAt('/order?id=o1&paid=1', <OrderScreen />)
  expect(await screen.findByText(/银行或微信支付没有通过这次付款/)).toBeTruthy()
  server.answers(orderCalls.payResult, { isPaid: 1, isSure: 1, declined: null, state: 2 })
  current = { ...order, kind: 'health', state: 2, parcels: [] }
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test.each([
  ['late', 0, '您在订单关闭后支付的 ¥132.99 正在原路退回，一般 1-3 个工作日到账'],
  ['late', 1, '您在订单关闭后支付的 ¥132.99 已原路退回'],
  ['twice', 1, '您重复支付的 ¥132.99 已原路退回'],
] as const)('a payment returned as %s (back: %i) shows its status', async (reason, isBack, text) => {
  const state = reason === 'late' ? 5 : 2
  current = { ...order, state, parcels: [], returnedPayments: [{ moneyFen: 13_299, reason, isBack }] }
  openAt('/order?id=o1', <OrderScreen />)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('lists the parcels of an order and opens one', async () => {
  openAt('/order/wuliuList?orderId=o1', <ParcelListScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /包裹 2/ }))
  expect(currentLocation()).toMatchObject({ path: '/order/wuliuDetail', query: { parcelId: 'p2' } })
})

test('confirms receipt after a question and then asks for a review', async () => {
  server.answers(mallOrderCalls.confirm, { state: 4 })
  openAt('/order/cardDetail?id=o1&kind=mall', <CardDetailScreen />)
  await press('确认收货')
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '确认收货' }))
  await waitFor(() => expect(currentLocation().path).toBe('/order/feedback'))
  expect(bodies(mallOrderCalls.confirm)).toEqual([{ orderId: 'o1' }])
})

test('shows two actions of an order as buttons and the rest behind 更多', async () => {
  server.answers(mallOrderCalls.hide, null)
  current = {
    ...order,
    state: 4,
    can: { ...order.can, confirm: false, refund: true, comment: true, delete: true },
  }
  openAt('/order/cardDetail?id=o1&kind=mall', <CardDetailScreen />)
  expect(await screen.findByRole('button', { name: '去评价' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '申请售后' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '删除订单' })).toBeNull()
  await press('更多')
  for (const name of ['再次购买', '申请开票']) expect(screen.getByRole('button', { name })).toBeTruthy()
  await press('删除订单')
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(sent(mallOrderCalls.hide)).toHaveLength(1))
})

test.each([
  [0, '奖品已为您保留，请按活动说明凭本订单领取'],
  [1, '报名成功，请留意活动开始时间'],
])('an activity order over %i fen shows %s', async (totalFen, shownText) => {
  current = { ...order, kind: 'activity', state: 2, totalFen, parcels: [] }
  openAt('/order?id=o1', <OrderScreen />)
  expect(await screen.findByText(shownText)).toBeTruthy()
})

test("buying again opens the mall page of the order's products", async () => {
  current = { ...order, state: 5, can: { ...order.can, confirm: false, refund: false } }
  openAt('/order/cardDetail?id=o1&kind=mall', <CardDetailScreen />)
  await press('再次购买')
  expect(currentLocation()).toMatchObject({ path: '/welfare', query: { again: 'o1' } })
})

test('an activity is refunded on its own page and has no parcels', async () => {
  current = { ...order, kind: 'activity', parcels: [], delivery: null, can: { ...order.can, confirm: false } }
  openAt('/order/yStartOrderDetail?id=o1', <ActivityOrderScreen />)
  await press('申请退款')
  expect(currentLocation()).toMatchObject({ path: '/order/longActRefund', query: { orderId: 'o1' } })
})

test('sends no rating without stars', async () => {
  current = { ...order, state: 4, can: { ...order.can, comment: true } }
  openAt('/order/feedback?orderId=o1', <FeedbackScreen />)
  await press('提交评价')
  expect(await screen.findByText('请点选星级')).toBeTruthy()
  expect(sent(mallOrderCalls.comment)).toHaveLength(0)
})

test('stars are given once; later an additional text is possible once', async () => {
  current = { ...order, state: 4, can: { ...order.can, comment: true } }
  server.answers(mallOrderCalls.comment, null)
  server.answers(mallOrderCalls.followUp, null)
  openAt('/order/feedback?orderId=o1', <FeedbackScreen />)
  fireEvent.click(await screen.findByRole('radio', { name: '4星 满意' }))
  const comment = { stars: 4, words: '', pictures: [], time: '2026-11-16 15:00:00', followUp: null }
  current = { ...order, state: 4, comment, can: { ...order.can, comment: false, followUp: true } }
  await press('提交评价')
  await waitFor(() =>
    expect(bodies(mallOrderCalls.comment)).toEqual([{ orderId: 'o1', stars: 4, words: '', pictures: [] }]),
  )
  expect(await screen.findByRole('button', { name: '追加评价' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: '4星 满意' })).toBeNull()
})

test('sends an additional text without stars', async () => {
  const comment = { stars: 4, words: '', pictures: [], time: '2026-11-16 15:00:00', followUp: null }
  current = { ...order, state: 4, comment, can: { ...order.can, comment: false, followUp: true } }
  server.answers(mallOrderCalls.followUp, null)
  openAt('/order/feedback?orderId=o1', <FeedbackScreen />)
  fireEvent.change(await screen.findByLabelText(/追加的评价/), { target: { value: '很耐用' } })
  await press('追加评价')
  await waitFor(() =>
    expect(bodies(mallOrderCalls.followUp)).toEqual([{ orderId: 'o1', words: '很耐用', pictures: [] }]),
  )
})

test('changes the address of an unsent order', async () => {
  const home = { id: 'a1', name: '林晓', phone: '13800000001', province: '北京市', city: '北京市' }
  const where = {
    district: '朝阳区',
    street: '',
    detail: '建国路88号',
    districtCode: '110105',
    isDefault: 1 as const,
  }
  server.answers(addressCalls.list, [{ ...home, ...where }])
  server.answers(mallOrderCalls.changeAddress, null)
  replace('/order/addressList?orderId=o1')
  openAt('/order/addressList?orderId=o1', <OrderAddressScreen />)
  await press(/建国路88号/)
  await waitFor(() =>
    expect(bodies(mallOrderCalls.changeAddress)).toEqual([{ orderId: 'o1', addressId: 'a1' }]),
  )
})

test('the counters of the user centre link to the orders they count', async () => {
  server.answers(orderCalls.counts, { unpaid: 2, toShip: 0, toReceive: 1, toComment: 0, afterSale: 0 })
  openAt('/userCenter', <OrderCounters />)
  await press(/2单.*待付款/)
  expect(currentLocation()).toMatchObject({ path: '/order', query: { state: '1' } })
  expect(screen.queryByText('，0单')).toBeNull()
})
