import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addressCalls, type Address } from '@yf/contract/address'
import { orderCalls } from '@yf/contract/orders'
import { pharmacyCalls, type MedicineQuote } from '@yf/contract/pharmacy'
import { orderRefusals } from '@yf/contract/refusals/orders'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import type { PharmacyOrder } from '../parts/order-detail.tsx'
import { OrderSheet } from '../shared/order-sheet.tsx'
import PharmacyFeedbackScreen from './pharmacy-feedback.screen.tsx'
import PharmacyLogisticsScreen from './pharmacy-logistics.screen.tsx'
import PharmacyOrdersScreen from './pharmacy-orders.screen.tsx'

const server = envelopeStage({
  person: { token: 'T1', name: '林晓' },
  at: '/RxRecords',
  endsInSheet: true,
})
const { sent, bodies, said: toasts } = server

const line = {
  id: 'l1',
  productId: null,
  name: '蒙脱石散 3g×15袋/盒',
  picture: '',
  unitFen: 2190,
  quantity: 2,
  returned: 0,
  couponFen: 0,
  benefitFen: 4380,
  pointsFen: 0,
  moneyFen: 0,
}
const order: PharmacyOrder = {
  id: 'o1',
  orderNo: 'YF1',
  kind: 'pharmacy',
  kindName: '药品',
  state: 3,
  stateName: '待收货',
  totalFen: 4380,
  moneyFen: 0,
  lines: [line],
  createTime: '2026-11-16 10:00:00',
  payBefore: null,
  couponFen: 0,
  benefitFen: 4380,
  pointsFen: 0,
  delivery: { name: '林晓', phone: '13800000001', region: '北京市 朝阳区', detail: '建国路88号' },
  serviceScreen: null,
  closeReason: null,
  paidTime: '2026-11-16 10:00:00',
  shippedTime: '2026-11-16 12:00:00',
  confirmTime: null,
  parcels: [
    {
      id: 'p1',
      direction: 'out',
      courier: 'shunfeng',
      courierName: '顺丰速运',
      parcelNo: 'SF123456',
      state: 1,
      stateName: '揽收',
      deliveredTime: null,
      steps: [{ time: '2026-11-16 12:30:00', words: '快件已揽收', stateName: '揽收' }],
    },
  ],
  afterSales: [],
  timeline: [{ stateName: '待收货', words: '已发货', time: '2026-11-16 12:00:00' }],
  comment: null,
  returnedPayments: [],
  can: {
    pay: false,
    cancel: false,
    refund: false,
    confirm: true,
    comment: false,
    followUp: false,
    delete: false,
    changeAddress: false,
  },
}
const quote: MedicineQuote = {
  prescriptionId: 'rx1',
  patientName: '林晓',
  validUntil: '2026-11-19 10:00:00',
  lines: [
    {
      code: 'M002',
      name: '阿莫西林胶囊',
      spec: '0.25g',
      usage: '口服',
      quantity: 1,
      priceFen: 1890,
      isThere: 1,
    },
  ],
  totalFen: 1890,
  benefit: { name: '药品权益金', leftFen: 1000, takesFen: 1000 },
  points: { balance: 500, most: 500, mostFen: 500, takes: 0, takesFen: 0 },
  moneyFen: 890,
  warnings: [],
}
const home = { id: 'a1', name: '林晓', phone: '13800000001', province: '北京市', city: '北京市' } as Address
const address: Address = {
  ...home,
  district: '朝阳区',
  street: '',
  detail: '建国路88号',
  districtCode: '110105',
  isDefault: 1,
}

let current: PharmacyOrder
let quoted: MedicineQuote
beforeEach(() => {
  current = order
  quoted = quote
  server.answers(orderCalls.detail, () => current)
  server.answers(orderCalls.list, { records: [order], total: 1 })
  server.answers(addressCalls.list, [address])
  server.answers(pharmacyCalls.quote, () => quoted)
  server.answers(pharmacyCalls.evaluation, { stars: null, words: '', prescriptionId: 'rx1', invoice: null })
  server.answers(pharmacyCalls.address, { ...order.delivery! })
})

const leave = vi.fn<() => void>()
const sheet = () =>
  openAt(
    '/RxRecords?order=rx1',
    <OrderSheet prescriptionId="rx1" onClose={() => undefined} onLeave={leave} />,
  )
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /提交订单/ })

test('keeps the chosen address and the read warnings while points are switched on', async () => {
  const office = { ...address, id: 'a2', name: '林晓公司', detail: '望京街10号', isDefault: 0 as const }
  server.answers(addressCalls.list, [address, office])
  server.answers(pharmacyCalls.placeOrder, { orderId: 'o1', state: 2, moneyFen: 0 })
  quoted = { ...quote, warnings: [{ allergy: '青霉素', medicine: '阿莫西林胶囊', group: '青霉素类' }] }
  sheet()
  await submit()
  fireEvent.click(screen.getByText('北京市 朝阳区 建国路88号'))
  fireEvent.click(await screen.findByRole('radio', { name: /林晓公司/ }))
  expect(await screen.findByText('北京市 朝阳区 望京街10号')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /我已看到过敏提醒/ }))
  fireEvent.click(screen.getByRole('switch', { name: /积分抵扣/ }))
  await waitFor(() => expect(sent(pharmacyCalls.quote)).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true))
  expect(screen.getByText('北京市 朝阳区 望京街10号')).toBeTruthy()
  fireEvent.click(await submit())
  await waitFor(() =>
    expect(bodies(pharmacyCalls.placeOrder)).toMatchObject([{ addressId: 'a2', hasReadWarnings: true }]),
  )
})

test('shows price, payers and delivery before the order is placed', async () => {
  server.answers(pharmacyCalls.placeOrder, { orderId: 'o1', state: 2, moneyFen: 0 })
  quoted = { ...quote, benefit: { ...quote.benefit!, takesFen: 1890 }, moneyFen: 0 }
  sheet()
  expect((await submit()).textContent).toBe('提交订单')
  expect(screen.getByText('北京市 朝阳区 建国路88号')).toBeTruthy()
  expect(screen.getByText('-¥18.90')).toBeTruthy()
  fireEvent.click(await submit())
  await waitFor(() => expect(currentLocation().path).toBe('/yf/order'))
  expect(bodies(pharmacyCalls.placeOrder)).toEqual([
    { prescriptionId: 'rx1', addressId: 'a1', points: 0, moneyFen: 0, hasReadWarnings: false },
  ])
})

test('an allergy warning must be read before ordering', async () => {
  quoted = { ...quote, warnings: [{ allergy: '青霉素', medicine: '阿莫西林胶囊', group: '青霉素类' }] }
  sheet()
  expect(await screen.findByText(/有“青霉素”过敏史，阿莫西林胶囊属于青霉素类/)).toBeTruthy()
  expect((await submit()).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect((await submit()).disabled).toBe(false)
})

test('medicine that the pharmacy lacks cannot be ordered', async () => {
  quoted = { ...quote, lines: quote.lines.map((one) => ({ ...one, isThere: 0 as const })) }
  sheet()
  expect(await screen.findByText('有药品库存不足，暂不能下单，可联系医生调整处方')).toBeTruthy()
  expect((await submit()).disabled).toBe(true)
})

test('reports a changed price and loads a new quote', async () => {
  server.refuses(pharmacyCalls.placeOrder, 5604, '价格或可用权益有变化，请核对后重新提交')
  sheet()
  fireEvent.click(await submit())
  await waitFor(() => expect(toasts).toEqual(['价格或可用权益有变化，请核对后重新提交']))
  await waitFor(() => expect(sent(pharmacyCalls.quote).length).toBeGreaterThan(1))
})

test('resends an order with a lost response unchanged and under its key', async () => {
  server.drops(pharmacyCalls.placeOrder)
  sheet()
  const button = await submit()
  // The existing order has used the benefit, so a new quote would show another sum.
  quoted = { ...quote, benefit: null, moneyFen: quote.totalFen }
  fireEvent.click(button)
  await waitFor(() => expect(toasts).toHaveLength(1))
  server.answers(pharmacyCalls.placeOrder, { orderId: 'o1', state: 2, moneyFen: 0 })
  // Taps within a second count as one.
  await waitFor(() => {
    fireEvent.click(button)
    expect(currentLocation().path).toBe('/yf/order')
  })
  const [first, second] = sent(pharmacyCalls.placeOrder)
  expect(second!.input).toEqual(first!.input)
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
})

test('without an address the page saves its state and leads to adding one', async () => {
  server.answers(addressCalls.list, [])
  leave.mockImplementation(() => expect(currentLocation().path).not.toBe('/yf/address/edit'))
  sheet()
  fireEvent.click(await screen.findByRole('button', { name: /新增收货地址/ }))
  expect(leave).toHaveBeenCalledOnce()
  expect(currentLocation().path).toBe('/yf/address/edit')
})

test('lists orders by state and opens one with its next step', async () => {
  replace('/yf/order')
  const list = openAt('/yf/order', <PharmacyOrdersScreen />)
  fireEvent.click(await screen.findByRole('tab', { name: '待收货' }))
  await waitFor(() =>
    expect(sent(orderCalls.list).some(({ search }) => search.includes('state=3'))).toBe(true),
  )
  expect(
    await within(await screen.findByRole('list', { name: '药房订单' })).findByText('蒙脱石散 3g×15袋/盒'),
  ).toBeTruthy()
  list.unmount()
  openAt('/yf/order?id=o1', <PharmacyOrdersScreen />)
  expect(await screen.findByText('药品在路上，收到后请核对并确认收货')).toBeTruthy()
  expect(screen.getByText('北京市 朝阳区 建国路88号')).toBeTruthy()
})

test('confirms receipt after a question and then asks for a review', async () => {
  server.answers(pharmacyCalls.confirm, null)
  replace('/yf/order?id=o1')
  openAt('/yf/order?id=o1', <PharmacyOrdersScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '确认收货' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '确认收货' }))
  await waitFor(() => expect(currentLocation().path).toBe('/yf/feedback'))
  expect(bodies(pharmacyCalls.confirm)).toEqual([{ orderId: 'o1' }])
})

test('reloads a medicine order once when its payment is refused', async () => {
  const unpaid = { ...order, state: 1 as const, stateName: '待付款', can: { ...order.can, pay: true } }
  current = unpaid
  const { code, message } = orderRefusals.orderNotPayable
  server.refuses(orderCalls.pay, code, message)
  openAt('/yf/order?id=o1', <PharmacyOrdersScreen />)
  const pay = await screen.findByRole('button', { name: '去支付' })
  const before = sent(orderCalls.detail).length
  current = { ...unpaid, state: 5, stateName: '已取消', can: { ...order.can, pay: false } }
  fireEvent.click(pay)
  await waitFor(() => expect(screen.queryByRole('button', { name: '去支付' })).toBeNull())
  expect(sent(orderCalls.detail)).toHaveLength(before + 1)
})

test("polls the provider's result after the return from payment", async () => {
  current = { ...order, state: 1, stateName: '待付款', can: { ...order.can, pay: true, cancel: true } }
  server.answers(orderCalls.payResult, { isPaid: 0, isSure: 0, declined: null, state: 1 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    openAt('/yf/order?id=o1&paid=1', <PharmacyOrdersScreen />)
    expect(await screen.findByText('正在确认支付结果，请稍候…')).toBeTruthy()
    server.answers(orderCalls.payResult, { isPaid: 1, isSure: 1, declined: null, state: 2 })
    const before = sent(orderCalls.detail).length
    await vi.advanceTimersByTimeAsync(2500)
    await waitFor(() => expect(sent(orderCalls.detail).length).toBeGreaterThan(before))
  } finally {
    vi.useRealTimers()
  }
})

test("shows the parcels' position and destination", async () => {
  openAt('/yf/logistics?orderId=o1', <PharmacyLogisticsScreen />)
  expect(await screen.findByText('快件已揽收')).toBeTruthy()
  expect(await screen.findByText('林晓 138****0001')).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制运单号' })).toBeTruthy()
})

test('sends no rating without stars', async () => {
  openAt('/yf/feedback?orderId=o1', <PharmacyFeedbackScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '提交评价' }))
  expect(await screen.findByText('请点选星级')).toBeTruthy()
  expect(sent(pharmacyCalls.evaluate)).toHaveLength(0)
})

test('sends stars once and shows thanks', async () => {
  server.answers(pharmacyCalls.evaluate, null)
  openAt('/yf/feedback?orderId=o1', <PharmacyFeedbackScreen />)
  await screen.findByRole('button', { name: '提交评价' })
  fireEvent.click(screen.getByRole('radio', { name: '4星 满意' }))
  server.answers(pharmacyCalls.evaluation, { stars: 4, words: '', prescriptionId: 'rx1', invoice: null })
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  expect(await screen.findByText('感谢您的评价')).toBeTruthy()
  expect(bodies(pharmacyCalls.evaluate)).toEqual([{ orderId: 'o1', stars: 4, words: '' }])
})
