import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import {
  ordersAdminCalls,
  type AdminOrder,
  type AdminOrderDetail,
  type AdminSaleDetail,
} from '@yf/contract/orders-admin'
import { consoleRefusals } from '@yf/contract/refusals/console'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { countsOn, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { searchOf } from '../parts/order-search.tsx'
import AfterSalePage from './after-sale.page.tsx'
import AfterSalesPage from './after-sales.page.tsx'
import OrderPage from './order.page.tsx'
import OrdersPage from './orders.page.tsx'

const orderCounts = { 1: 3, 2: 7, 3: 12, 4: 0, 5: 1, 6: 2, 7: 4, all: 1000 }
const saleCounts = { asked: 7, confirm: 2, appeal: 1, sending: 0, coming: 3, paying: 4, all: 1000 }

const row: AdminOrder = {
  id: 'o1',
  orderNo: 'YF1',
  companyName: '星河软件',
  memberName: '林*',
  memberPhone: '138****0001',
  kind: 'mall',
  state: 2,
  pieces: 3,
  parcelCount: 0,
  totalFen: 18_700,
  moneyFen: 18_200,
  createTime: '2026-11-16 10:00:00',
  paidTime: '2026-11-16 10:01:00',
}
const shares = { couponFen: 500, benefitFen: 0, pointsFen: 0 }
const detail: AdminOrderDetail = {
  memberId: 'm1',
  ...row,
  ...shares,
  lines: [],
  delivery: { name: '林晓', phone: '13800000001', region: '上海市徐汇区', detail: '漕溪北路 88 号' },
  parcels: [],
  canShip: true,
  canHandOut: false,
  timeline: [{ stateName: '待发货', words: '支付成功', time: '2026-11-16 10:01:00' }],
}
const cannot = {
  refund: false,
  askBack: false,
  refuse: false,
  sendOther: false,
  confirm: false,
  answerAppeal: false,
}
const sale: AdminSaleDetail = {
  ...shares,
  id: 's1',
  orderId: 'o1',
  orderNo: 'YF1',
  orderKind: 'mall',
  companyName: '星河软件',
  memberName: '林*',
  memberPhone: '138****0001',
  kind: 'return',
  state: 1,
  moneyFen: 60_000,
  isToConfirm: 0,
  isAppealed: 0,
  createTime: '2026-11-16 11:00:00',
  reason: '质量问题：杯盖漏水',
  answer: null,
  pictures: [],
  pieces: [{ name: '保温杯', count: 1 }],
  exchangeName: null,
  parcels: [],
  appeal: null,
  claimedIn: null,
  agreedBy: null,
  timeline: [],
  can: { ...cannot, refund: true, askBack: true, refuse: true },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(ordersAdminCalls.orders, { records: [row], total: 1, counts: orderCounts })
  server.answers(ordersAdminCalls.order, detail)
  server.answers(ordersAdminCalls.sale, sale)
})

test('lists orders to be shipped first, masked, and searches by full phone or order number', async () => {
  beStaff('operator')
  location.hash = '#/orders'
  renderFramed(<OrdersPage />)
  expect(await screen.findByText('138****0001')).toBeTruthy()
  expect(server.sent(ordersAdminCalls.orders)[0]?.query).toMatchObject({ state: '2' })
  fireEvent.change(screen.getByLabelText('手机号或订单号'), { target: { value: '13800000001' } })
  press('搜索')
  await waitFor(() =>
    expect(server.sent(ordersAdminCalls.orders).pop()?.query).toMatchObject({ phone: '13800000001' }),
  )
})

test.each([
  ['', {}],
  ['13800000001', { phone: '13800000001' }],
  [' YF2026 ', { orderNo: 'YF2026' }],
  ['1380', null],
])('%j searches for %j', (typed, sought) => {
  expect(searchOf(typed)).toEqual(sought)
})

test('hands out a waiting prize in one action, and marks one that was collected', async () => {
  beStaff('operator')
  location.hash = '#/order?id=o1'
  const prize = {
    ...detail,
    kind: 'activity',
    state: 2,
    totalFen: 0,
    canShip: false,
    canHandOut: true,
  } as const
  server.answers(ordersAdminCalls.order, prize)
  server.answers(ordersAdminCalls.handOut, () => {
    server.answers(ordersAdminCalls.order, { ...prize, state: 4, canHandOut: false })
    return { ...prize, state: 4 as const, canHandOut: false }
  })
  renderFramed(<OrderPage />)
  expect(await screen.findByText('待领取')).toBeTruthy()
  press('已领取')
  await waitFor(() => expect(screen.queryByText('待领取')).toBeNull())
  expect(server.sent(ordersAdminCalls.handOut)[0]?.input).toEqual({ orderId: 'o1' })
  expect(screen.queryByRole('button', { name: '已领取' })).toBeNull()
})

test('ships several parcels together', async () => {
  beStaff('operator')
  location.hash = '#/order?id=o1'
  server.answers(ordersAdminCalls.ship, { ...detail, state: 3, canShip: false })
  renderFramed(<OrderPage />)
  expect(await screen.findByText(/漕溪北路 88 号/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('第 1 个包裹的运单号'), { target: { value: 'SF123456' } })
  press('再加一个包裹')
  fireEvent.change(screen.getByLabelText('第 2 个包裹的运单号'), { target: { value: 'SF123457' } })
  press('发货')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(ordersAdminCalls.ship)[0]?.input).toEqual({
    orderId: 'o1',
    parcels: [
      { courier: 'shunfeng', parcelNo: 'SF123456' },
      { courier: 'shunfeng', parcelNo: 'SF123457' },
    ],
  })
})

test('an import shows errors before anything is shipped', async () => {
  beStaff('operator')
  location.hash = '#/orders'
  const checked = { row: 1, orderNo: 'YF1', courier: '顺丰', parcelNo: 'SF1', fault: '没有这个订单号' }
  server.answers(ordersAdminCalls.importParcels, { rows: [checked], isSent: 0, orderCount: 0 })
  renderFramed(<OrdersPage />)
  await screen.findByText('138****0001')
  press('导入运单号')
  const file = new File(['订单号,快递公司,运单号\nYF1,顺丰,SF1'], '运单.csv', { type: 'text/csv' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByText('没有这个订单号')).toBeTruthy()
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: /发货 1 行/ })
  await waitFor(() => expect(send.disabled).toBe(true))
  expect(server.sent(ordersAdminCalls.importParcels)[0]?.input).toMatchObject({ isTrial: 1 })
})

test('a large approved refund waits for finance, who releases it', async () => {
  beStaff('finance')
  location.hash = '#/after-sale?id=s1'
  server.answers(ordersAdminCalls.sale, {
    ...sale,
    isToConfirm: 1,
    agreedBy: '周服务',
    claimedIn: 'LP20260101ABCDEFGH',
    can: { ...cannot, confirm: true },
  })
  server.answers(ordersAdminCalls.confirm, sale)
  renderFramed(<AfterSalePage />)
  expect(await screen.findByText('周服务')).toBeTruthy()
  // Finance must see that the order is part of an insurance claim before they release the refund.
  expect(screen.getByText(/案件 LP20260101ABCDEFGH/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '同意退款' })).toBeNull()
  press('复核通过，退款')
  pressInDialog('退款')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(ordersAdminCalls.confirm)[0]?.input).toEqual({ id: 's1', isAgreed: 1, words: '' })
})

test('a refusal needs a text, and the dialog shows why it failed', async () => {
  beStaff('service')
  location.hash = '#/after-sale?id=s1'
  const { code, message } = consoleRefusals.saleMoved
  server.refuses(ordersAdminCalls.decide, code, message)
  renderFramed(<AfterSalePage />)
  expect(await screen.findByText('质量问题：杯盖漏水')).toBeTruthy()
  press('拒绝')
  pressInDialog('拒绝')
  expect(server.sent(ordersAdminCalls.decide)).toHaveLength(0)
  fireEvent.change(screen.getByLabelText(/给会员的答复/), { target: { value: '已超过期限' } })
  pressInDialog('拒绝')
  expect(await screen.findByText(message)).toBeTruthy()
})

test('lists after-sales cases by status', async () => {
  beStaff('service')
  location.hash = '#/after-sales?list=appeal'
  server.answers(ordersAdminCalls.sales, {
    records: [{ ...sale, isAppealed: 1 }],
    total: 1,
    counts: saleCounts,
  })
  renderFramed(<AfterSalesPage />)
  expect(await screen.findByText('YF1')).toBeTruthy()
  expect(server.sent(ordersAdminCalls.sales)[0]?.query).toMatchObject({ isAppealed: '1' })
})

test('each tab of orders shows its count', async () => {
  openAt('#/orders', <OrdersPage />)
  expect(await countsOn('订单状态')).toEqual([
    '待发货 7',
    '待收货 12',
    '待付款 3',
    '售后中 2',
    '已完成 0',
    '已取消 1',
    '已退款 4',
    '全部 1000',
  ])
})

test('each tab of after-sales cases shows its count', async () => {
  server.answers(ordersAdminCalls.sales, { records: [], total: 0, counts: saleCounts })
  openAt('#/after-sales', <AfterSalesPage />)
  expect(await countsOn('售后')).toEqual([
    '待审核 7',
    '待财务复核 2',
    '申诉 1',
    '待寄回 0',
    '待收货 3',
    '退款中 4',
    '全部 1000',
  ])
})
