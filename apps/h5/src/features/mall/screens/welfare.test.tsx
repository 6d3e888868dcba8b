import { partly } from '@yf/domain/test-partly'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addressCalls, type Address } from '@yf/contract/address'
import { companyCalls, type Theme } from '@yf/contract/company'
import { mallCalls, type Product, type Quote, type BlockView } from '@yf/contract/mall'
import { orderCalls } from '@yf/contract/orders'
import { refusals } from '@yf/contract/refusals'
import type { OrderState } from '@yf/domain/order'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { countdownText } from '../parts/countdown.tsx'
import WelfareScreen from './welfare.screen.tsx'

const left: (string | null)[] = []
const wechat = vi.hoisted(() => ({ outcome: 'done' as 'done' | 'cancelled' }))
vi.mock('#platform/wechat/pay.ts', () => ({ pay: () => Promise.resolve(wechat.outcome) }))
vi.mock('#platform/handoff/open-site.ts', () => ({
  openAddress: (address: string | null) => left.push(address),
  openSite: () => Promise.resolve(),
}))

const server = envelopeStage({ at: '/welfare', endsInSheet: true })
const { sent, bodies, said: toasts } = server

const card = {
  id: 'p1',
  name: '运动保温杯',
  summary: '十二小时热水',
  picture: '/art/mall/bottle.svg',
  category: 'health' as const,
  fromFen: 6_900,
  fromPoints: 6_900,
  listFen: 8_900,
  isSoldOut: 0 as const,
}
const variant = { id: 'v1', name: '500ml', priceFen: 6_900, points: 6_900, listFen: null, most: 3, left: 3 }
const product: Product = {
  ...card,
  detail: '316 不锈钢',
  mostPerOrder: 5,
  variants: [variant, { ...variant, id: 'v2', name: '750ml', priceFen: 7_900, most: 0, left: 0 }],
  balance: 1_000,
  pointsPerFen: 1,
}
const quote: Quote = {
  variantId: 'v1',
  quantity: 1,
  unitFen: 6_900,
  totalFen: 6_900,
  coupons: [
    { id: 'k1', offFen: 1_000, words: '满 60 减 10，为您省得最多' },
    { id: 'k2', offFen: 500, words: '满 50 减 5' },
  ],
  isThere: 1,
  balance: 1_000,
  pointsPerFen: 1,
}
const block = (more: Partial<BlockView>): BlockView => ({
  id: 'b1',
  kind: 'products',
  title: '人气好物',
  items: [],
  products: [card],
  total: 8,
  until: null,
  ...more,
})
const address = {
  id: 'a1',
  name: '林晓',
  phone: '13800000001',
  detail: '建国路88号',
  isDefault: 1,
} as Address

let stop = () => {}
beforeEach(() => {
  registerRoutes()
  left.length = 0
  storage.mallToken.write('M1')
  server.answers(mallCalls.selection, [])
  server.answers(addressCalls.list, [address])
  server.answers(mallCalls.product, product)
  server.answers(mallCalls.quote, quote)
})
afterEach(() => stop())

const area = (pointsType: 1 | 2, name: string, more: object = {}) => ({
  pointsType,
  name,
  remark: '',
  isVisible: '1' as const,
  pointsPageConfigList: [],
  ...more,
})

test("shows the page's blocks, the value of the points, and the company's areas", async () => {
  server.answers(
    companyCalls.theme,
    partly<Theme>({
      POINTS: {
        points_home_banner: [],
        points_home: [
          area(1, '积分商城', {
            pointsPageConfigList: [{ name: '星河内购商城', picLink: null, jumpUrl: 'site:mall' }],
          }),
          area(2, '节日福利', { isVisible: '0' }),
        ],
      },
    }),
  )
  stop = startTheme()
  useSession.setState({ currentCompany: { companyId: 'c1', groupCompanyId: 'g1' } as never })
  const banner = { picture: '/art/mall/a.svg', title: '福利季', note: '', link: '/welfare?area=1' }
  server.answers(mallCalls.canvas, {
    blocks: [
      block({ id: 'b0', kind: 'banner', items: [banner], products: [], total: 0 }),
      block({ id: 'b2', kind: 'areas', products: [], total: 0 }),
      block({ id: 'b3', kind: 'countdown', title: '限时抢购', until: '2026-11-18 10:00:00' }),
      block({}),
    ],
    serverTime: '2026-11-16 10:00:00',
    balance: 2_630,
    pointsPerFen: 10,
  })
  openAt('/welfare', <WelfareScreen />)
  expect(await screen.findByText('2,630')).toBeTruthy()
  expect(screen.getByText('可抵 ¥2.63')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toContain('2 天 00:00:00')
  fireEvent.click(screen.getByRole('button', { name: '福利季' }))
  fireEvent.click(await screen.findByRole('button', { name: '星河内购商城' }))
  expect(left).toEqual(['/welfare?area=1', 'site:mall'])
  expect(screen.queryByRole('button', { name: /节日福利/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /运动保温杯.*¥69\.00.*6,900 积分/ })).toHaveLength(2)
  fireEvent.click(screen.getAllByRole('button', { name: '查看全部 8 件' })[1]!)
  expect(currentLocation().query).toMatchObject({ block: 'b1', title: '人气好物' })
})

test("a company without a mall shows the server's message", async () => {
  const { code, message } = refusals.mallClosed
  server.refuses(mallCalls.canvas, code, message)
  openAt('/welfare', <WelfareScreen />)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('finds products by category and keyword', async () => {
  server.answers(mallCalls.products, { records: [card], total: 1 })
  openAt('/welfare?list=1', <WelfareScreen />)
  await screen.findByText('运动保温杯')
  fireEvent.click(screen.getByRole('button', { name: '食品生鲜' }))
  await waitFor(() => expect(sent(mallCalls.products).at(-1)?.query).toMatchObject({ category: 'food' }))
  const field = screen.getByRole('searchbox', { name: '搜索商品' })
  fireEvent.change(field, { target: { value: ' 杯 ' } })
  fireEvent.blur(field)
  await waitFor(() => expect(sent(mallCalls.products).at(-1)?.query).toMatchObject({ keyword: '杯' }))
})

test('buying again opens a single product, lists several, and names those no longer sold', async () => {
  server.answers(mallCalls.again, { products: [card], gone: [] })
  const one = openAt('/welfare?again=o1', <WelfareScreen />)
  expect(await screen.findByRole('button', { name: '立即购买' })).toBeTruthy()
  expect(sent(mallCalls.again)[0]?.query).toMatchObject({ companyId: 'c1', orderId: 'o1' })
  one.unmount()
  server.answers(mallCalls.again, { products: [card, { ...card, id: 'p2', name: '毛巾' }], gone: ['台灯'] })
  const several = openAt('/welfare?again=o2', <WelfareScreen />)
  expect(await screen.findByText('已下架：台灯')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /毛巾/ }))
  expect(currentLocation().query).toMatchObject({ product: 'p2' })
  several.unmount()
  server.answers(mallCalls.again, { products: [], gone: ['台灯'] })
  openAt('/welfare?again=o3', <WelfareScreen />)
  expect(await screen.findByText('这些商品已下架')).toBeTruthy()
  expect(screen.getByRole('button', { name: '去商城看看' })).toBeTruthy()
})

async function openSheet() {
  openAt('/welfare?product=p1', <WelfareScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '立即购买' }))
  const sheet = await screen.findByRole('dialog', { name: '运动保温杯' })
  await within(sheet).findByText('林晓 138****0001')
  return sheet
}

test('preselects and explains the best coupon, moves points by the slider, and sends the values shown', async () => {
  server.answers(mallCalls.placeOrder, { orderId: 'o1', state: 1, moneyFen: 0 })
  const sheet = within(await openSheet())
  expect(await sheet.findByText('满 60 减 10，为您省得最多')).toBeTruthy()
  expect(sheet.getByText('59.00')).toBeTruthy()
  fireEvent.change(sheet.getByRole('slider', { name: '积分抵扣' }), { target: { value: '900' } })
  expect(sheet.getByText('用 900 积分抵 ¥9.00')).toBeTruthy()
  expect(sheet.getByText('50.00')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: '提交订单并支付' }))
  await waitFor(() => expect(sent(mallCalls.placeOrder)).toHaveLength(1))
  expect(bodies(mallCalls.placeOrder)).toEqual([
    {
      companyId: 'c1',
      variantId: 'v1',
      quantity: 1,
      addressId: 'a1',
      couponId: 'k1',
      points: 900,
      moneyFen: 5_000,
    },
  ])
  await waitFor(() => expect(currentLocation().query).toMatchObject({ placed: 'o1' }))
})

test('resends an order with a lost response unchanged and under its key', async () => {
  const { answers, drops } = server
  drops(mallCalls.placeOrder)
  const sheet = within(await openSheet())
  fireEvent.change(await sheet.findByRole('slider', { name: '积分抵扣' }), { target: { value: '900' } })
  answers(mallCalls.quote, { ...quote, coupons: [], balance: 100 })
  const buy = sheet.getByRole('button', { name: '提交订单并支付' })
  fireEvent.click(buy)
  await waitFor(() => expect(toasts).toHaveLength(1))
  answers(mallCalls.placeOrder, { orderId: 'o1', state: 1, moneyFen: 0 })
  // Taps within a second count as one.
  await waitFor(() => {
    fireEvent.click(buy)
    expect(currentLocation().query).toMatchObject({ placed: 'o1' })
  })
  const [first, second] = sent(mallCalls.placeOrder)
  expect(second!.input).toEqual(first!.input)
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
})

test('keeps the chosen address while the quote for another quantity loads', async () => {
  server.answers(addressCalls.list, [address, { ...address, id: 'a2', name: '林晓公司' }])
  const sheet = within(await openSheet())
  fireEvent.click(sheet.getByText('林晓 138****0001'))
  fireEvent.click(await screen.findByRole('radio', { name: /林晓公司/ }))
  fireEvent.click(sheet.getByRole('button', { name: '增加一件' }))
  await waitFor(() => expect(sent(mallCalls.quote)).toHaveLength(2))
  expect(await sheet.findByText('林晓公司 138****0001')).toBeTruthy()
})

const placed = (state: OrderState, pay = false, closeReason: string | null = null) =>
  server.answers(orderCalls.detail, {
    state,
    closeReason,
    can: { pay },
    moneyFen: 5_900,
    payBefore: null,
    returnedPayments: [],
  } as never)
const says = (state: OrderState, isPaid: 0 | 1) =>
  server.answers(orderCalls.payResult, () => {
    placed(state, false, state === 5 ? '超过 30 分钟未付款，订单已关闭' : null)
    return { isPaid, isSure: 1 as const, declined: null, state }
  })

test('reads from the order whether it was paid', async () => {
  placed(1, true)
  says(2, 1)
  openAt('/welfare?placed=o1&paid=1', <WelfareScreen />)
  expect(await screen.findByText('付款成功，等待发货')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '去付款' })).toBeNull()
})

test('a closed order does not count as paid, shows its reason and can be bought again', async () => {
  placed(5, false, '超过 30 分钟未付款，订单已关闭')
  openAt('/welfare?placed=o1&paid=1', <WelfareScreen />)
  expect(await screen.findByRole('heading', { name: '订单已取消', level: 2 })).toBeTruthy()
  expect(document.body.textContent).toContain('超过 30 分钟未付款，订单已关闭')
  expect(screen.queryByText(/付款成功/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '重新购买' }))
  expect(currentLocation().query).toMatchObject({ again: 'o1' })
})

test.each([
  [3, '付款成功，已经发货'],
  [4, '交易已完成'],
  [6, '售后处理中'],
  [7, '订单已全部退回'],
] as const)('an order in state %i opened later shows %s', async (state, text) => {
  placed(state)
  openAt('/welfare?placed=o1', <WelfareScreen />)
  expect(await screen.findByRole('heading', { name: text, level: 2 })).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看订单' })).toBeTruthy()
  expect(sent(orderCalls.payResult)).toHaveLength(0)
})

test("after half an hour offers no payment and shows the provider's result", async () => {
  placed(1)
  server.answers(orderCalls.payResult, { isPaid: 0, isSure: 0, declined: null, state: 1 })
  const doubted = openAt('/welfare?placed=o1', <WelfareScreen />)
  expect(await screen.findByText('付款时间已过')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '去付款' })).toBeNull()
  doubted.unmount()
  says(5, 0)
  openAt('/welfare?placed=o1', <WelfareScreen />)
  expect(await screen.findByRole('heading', { name: '订单已取消', level: 2 })).toBeTruthy()
})

const jsapi = {
  appId: 'a',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'p',
  signType: 'RSA',
  paySign: 's',
} as const

test('a payment inside WeChat leads to the page that polls it, a cancelled one can be paid again', async () => {
  server.answers(mallCalls.placeOrder, { orderId: 'o1', state: 1, moneyFen: 5_900 })
  server.answers(orderCalls.pay, { way: 'jsapi', url: null, jsapi })
  const placeOrder = async () => {
    const sheet = within(await openSheet())
    fireEvent.click(await sheet.findByRole('button', { name: '提交订单并支付' }))
  }
  await placeOrder()
  await waitFor(() => expect(currentLocation().query).toEqual({ placed: 'o1', paid: '1' }))
  cleanup()
  replace('/welfare?product=p1')
  wechat.outcome = 'cancelled'
  await placeOrder()
  await waitFor(() => expect(sent(orderCalls.pay)).toHaveLength(2))
  await waitFor(() => expect(currentLocation().query).toEqual({ placed: 'o1' }))
})

test('polls a payment made inside WeChat on the page itself', async () => {
  wechat.outcome = 'done'
  placed(1, true)
  server.answers(orderCalls.pay, { way: 'jsapi', url: null, jsapi })
  says(2, 1)
  openAt('/welfare?placed=o1', <WelfareScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '去付款' }))
  expect(await screen.findByText('付款成功，等待发货')).toBeTruthy()
})

test("a payment refused because the order has changed shows the order's current state", async () => {
  placed(1, true)
  const { code, message } = refusals.orderNotPayable
  openAt('/welfare?placed=o1', <WelfareScreen />)
  const pay = await screen.findByRole('button', { name: '去付款' })
  server.refuses(orderCalls.pay, code, message)
  placed(2)
  fireEvent.click(pay)
  expect(await screen.findByText('付款成功，等待发货')).toBeTruthy()
  expect(toasts).toEqual([message])
})

test('no coupon is a choice, and the quantity is limited to the stock', async () => {
  const sheet = within(await openSheet())
  fireEvent.click(await sheet.findByRole('button', { name: /优惠券/ }))
  fireEvent.click(await screen.findByRole('radio', { name: '不使用优惠券' }))
  expect(await sheet.findByText('有 2 张可用')).toBeTruthy()
  const more = sheet.getByRole('button', { name: '增加一件' })
  fireEvent.click(more)
  fireEvent.click(more)
  await waitFor(() => expect(sent(mallCalls.quote).at(-1)?.query).toMatchObject({ quantity: '3' }))
  expect((more as HTMLButtonElement).disabled).toBe(true)
})

test('reports a changed price and reloads the quote', async () => {
  const { code, message } = refusals.mallPriceChanged
  server.refuses(mallCalls.placeOrder, code, message)
  const sheet = within(await openSheet())
  const requestCount = sent(mallCalls.product).length
  fireEvent.click(await sheet.findByRole('button', { name: '提交订单并支付' }))
  await waitFor(() => expect(toasts).toEqual([message]))
  await waitFor(() => expect(sent(mallCalls.product).length).toBeGreaterThan(requestCount))
})

test('shows a countdown as days and a clock', () => {
  expect(countdownText(2 * 86_400_000 + 3_723_000)).toBe('2 天 01:02:03')
  expect(countdownText(59_001)).toBe('00:01:00')
  expect(countdownText(-5)).toBe('00:00:00')
})
