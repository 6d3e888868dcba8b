import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterSaleCalls } from '@yf/contract/after-sales'
import { orderCalls } from '@yf/contract/orders'
import { afterSaleReasons } from '@yf/domain/after-sale'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { order, refundable, sale } from '../test-order.ts'
import AfterSalesScreen from './after-sales.screen.tsx'
import ExchangeScreen from './exchange.screen.tsx'
import LongActRefundDetailScreen from './long-act-refund-detail.screen.tsx'
import LongActRefundScreen from './long-act-refund.screen.tsx'
import RefundOnlyScreen from './refund-only.screen.tsx'
import ReturnGoodsScreen from './return-goods.screen.tsx'

const server = envelopeStage({ person: { token: 'T1', name: '林晓' }, at: '/order', endsInSheet: true })
const { sent, bodies } = server

let current: typeof sale
beforeEach(() => {
  current = sale
  server.answers(afterSaleCalls.refundable, refundable)
  server.answers(afterSaleCalls.detail, () => current)
  server.answers(afterSaleCalls.reasons, [...afterSaleReasons.exchange])
  server.answers(afterSaleCalls.couriers, [{ code: 'shunfeng', name: '顺丰速运' }])
  server.answers(afterSaleCalls.refund, {
    couponFen: 251,
    benefitFen: 0,
    pointsFen: 0,
    moneyFen: 6_649,
    isCouponBack: 0,
    startTime: null,
    doneTime: null,
  })
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
async function choose(label: RegExp, option: RegExp) {
  await press(label)
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText(option))
}

test('offers the three kinds and shows why one is not available', async () => {
  server.answers(afterSaleCalls.choices, {
    orderNo: 'YF1',
    openId: null,
    kinds: [
      { kind: 'refund', name: '仅退款', note: '没有收到货', isOpen: 1, because: '' },
      { kind: 'return', name: '退货退款', note: '', isOpen: 0, because: '还没有发货，可直接申请仅退款' },
    ],
  })
  openAt('/mallAfterSales?orderId=o1', <AfterSalesScreen />)
  expect(await screen.findByText('还没有发货，可直接申请仅退款')).toBeTruthy()
  await press(/仅退款 ?没有收到货|仅退款/)
  expect(currentLocation()).toMatchObject({ path: '/mallRefundOnly', query: { orderId: 'o1' } })
})

test('shows the exact refund while pieces are chosen and sends it with a reason', async () => {
  server.answers(afterSaleCalls.refundOnly, sale)
  openAt('/mallRefundOnly?orderId=o1', <RefundOnlyScreen />)
  expect(await screen.findByText('132.99')).toBeTruthy()
  await press('减少保温杯')
  expect(screen.getByText('66.49')).toBeTruthy()
  await choose(/原因/, /不想要了/)
  await press('提交申请')
  await waitFor(() =>
    expect(currentLocation()).toMatchObject({ path: '/mallAfterSales', query: { id: 's1' } }),
  )
  expect(bodies(afterSaleCalls.refundOnly)).toEqual([
    { orderId: 'o1', pieces: [{ lineId: 'l1', count: 1 }], reason: 'unwanted', words: '', pictures: [] },
  ])
})

test('unsent medicine is returned as a whole, and the page says why', async () => {
  const line = refundable.lines[0]!
  const lines = [line, { ...line, id: 'l2', name: '布洛芬缓释胶囊' }]
  server.answers(afterSaleCalls.refundable, { ...refundable, isAtOnce: 1, isWholeOrder: 1, lines })
  server.answers(afterSaleCalls.refundOnly, sale)
  openAt('/mallRefundOnly?orderId=o1', <RefundOnlyScreen />)
  expect(await screen.findByText(/药房还没有发药.*整单一起退/)).toBeTruthy()
  expect(screen.getByText('布洛芬缓释胶囊')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /减少|增加/ })).toBeNull()
  await choose(/原因/, /不想要了/)
  await press('提交申请')
  await waitFor(() => expect(bodies(afterSaleCalls.refundOnly)).toHaveLength(1))
  expect(bodies(afterSaleCalls.refundOnly)[0]).toMatchObject({
    pieces: lines.map(({ id, left }) => ({ lineId: id, count: left })),
  })
})

test('sends no request without a reason', async () => {
  openAt('/mallReturnGoods?orderId=o1', <ReturnGoodsScreen />)
  await press('提交申请')
  expect(await screen.findByText('请选择原因')).toBeTruthy()
  expect(sent(afterSaleCalls.returnGoods)).toHaveLength(0)
})

test('an exchange offers available variants at the same price', async () => {
  server.answers(afterSaleCalls.exchange, sale)
  openAt('/order/exchange?orderId=o1', <ExchangeScreen />)
  await press(/换成/)
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).queryByText('墨黑')).toBeNull()
  fireEvent.click(within(sheet).getByText('雾蓝'))
  await choose(/原因/, /尺码/)
  await press('提交申请')
  await waitFor(() => expect(bodies(afterSaleCalls.exchange)).toHaveLength(1))
  expect(bodies(afterSaleCalls.exchange)[0]).toMatchObject({ lineId: 'l1', productId: 'v2', reason: 'size' })
})

test('shows an invalid tracking number beside its field', async () => {
  openAt('/mallReturnGoods?id=s1', <ReturnGoodsScreen />)
  fireEvent.change(await screen.findByLabelText('运单号'), { target: { value: '12' } })
  await press('提交运单号')
  expect(await screen.findByText('请填写 6-30 位字母或数字的运单号')).toBeTruthy()
  expect(sent(afterSaleCalls.sendBack)).toHaveLength(0)
})

test('sends courier and tracking number of an approved return', async () => {
  server.answers(afterSaleCalls.sendBack, { ...sale, state: 3 })
  openAt('/mallReturnGoods?id=s1', <ReturnGoodsScreen />)
  expect(await screen.findByText(/上海市嘉定区园区路 18 号/)).toBeTruthy()
  await choose(/快递公司/, /顺丰/)
  fireEvent.change(screen.getByLabelText('运单号'), { target: { value: 'SF123456' } })
  await press('提交运单号')
  await waitFor(() =>
    expect(bodies(afterSaleCalls.sendBack)).toEqual([
      { id: 's1', courier: 'shunfeng', parcelNo: 'SF123456' },
    ]),
  )
})

test('a late refund says that staff are handling it', async () => {
  current = { ...sale, state: 4, stateName: '退款中' }
  const page = openAt('/mallAfterSales?id=s1', <AfterSalesScreen />)
  expect(await screen.findByText(/一般 1-3 个工作日到账/)).toBeTruthy()
  page.unmount()
  current = { ...current, id: 's2', isRefundLate: 1 }
  openAt('/mallAfterSales?id=s2', <AfterSalesScreen />)
  expect(await screen.findByText(/退款比平时慢，我们正在处理/)).toBeTruthy()
  expect(screen.queryByText(/一般 1-3 个工作日到账/)).toBeNull()
})

test('a refusal can be appealed once, with a text', async () => {
  const can = { withdraw: false, sendBack: false, appeal: true, hide: true }
  current = { ...sale, state: 6, stateName: '已拒绝', answer: '已拆封', can }
  server.answers(afterSaleCalls.appeal, current)
  openAt('/mallAfterSales?id=s1', <AfterSalesScreen />)
  expect(await screen.findByText('已拆封')).toBeTruthy()
  await press(/申诉，转人工复核/)
  const sheet = await screen.findByRole('dialog', { name: '申诉' })
  fireEvent.change(within(sheet).getByLabelText('为什么不同意'), { target: { value: '没有拆封' } })
  fireEvent.click(within(sheet).getByRole('button', { name: '提交申诉' }))
  await waitFor(() => expect(bodies(afterSaleCalls.appeal)).toEqual([{ id: 's1', words: '没有拆封' }]))
})

test('an activity is refunded as a whole, and the page shows its status', async () => {
  const activity = { ...order, kind: 'activity' as const, parcels: [], delivery: null }
  server.answers(orderCalls.activityDetail, activity)
  server.answers(orderCalls.applyRefund, { id: 's1', state: 1, stateName: '待审核' })
  const page = openAt('/order/longActRefund?orderId=o1', <LongActRefundScreen />)
  await choose(/退款原因/, /无法参加/)
  await press('提交申请')
  await waitFor(() => expect(currentLocation().path).toBe('/order/longActRefundDetail'))
  expect(sent(orderCalls.applyRefund)).toHaveLength(1)
  page.unmount()
  const { state, stateName, reason, answer, timeline } = sale
  const money = { moneyFen: 6_649, pointsFen: null, benefitFen: null }
  server.answers(orderCalls.activityRefund, {
    id: 's1',
    state,
    stateName,
    reason,
    answer,
    isRefundLate: 0,
    timeline,
    ...money,
  })
  openAt('/order/longActRefundDetail?orderId=o1', <LongActRefundDetailScreen />)
  expect(await screen.findByText('¥66.49')).toBeTruthy()
})
