import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { couponCalls, type OfferedCoupon, type OwnCoupon } from '@yf/contract/coupons'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { useSession } from '#platform/session/session.ts'
import CouponProductsScreen from './coupon-products.screen.tsx'
import MyCouponsScreen from './my-coupons.screen.tsx'
import ReceiveScreen from './receive.screen.tsx'

const server = envelopeStage({ at: '/coupons/index' })
const { said: toasts, sent, bodies } = server

const own: OwnCoupon = {
  id: 'k1',
  batchId: 'b1',
  name: '满百减二十',
  couponType: 1,
  reduceMoney: 2000,
  fullMoney: 10_000,
  isForAll: 1,
  note: '',
  state: 1,
  stateName: '可用',
  isLocked: 0,
  canUse: 1,
  orderId: null,
  validFrom: '2026-11-01 00:00:00',
  validUntil: '2026-12-01 00:00:00',
  endsSoon: 1,
}
const discount: OwnCoupon = {
  ...own,
  id: 'k2',
  name: '会员折扣',
  couponType: 2,
  reduceMoney: 850,
  fullMoney: null,
  isForAll: 0,
  isLocked: 1,
  canUse: 0,
  endsSoon: 0,
}
const offered: OfferedCoupon = {
  ...own,
  batchId: 'b1',
  left: 3,
  stock: 10,
  perPerson: 1,
  takenByMe: 0,
  usableByMe: 0,
  takeUntil: '2026-12-11 00:00:00',
  validFrom: null,
  validUntil: null,
  validDays: 30,
}
const counts = { usable: 2, used: 0, expired: 4 }

beforeEach(() => {
  server.answers(couponCalls.mine, ({ search }) => {
    const isUsable = new URLSearchParams(search).get('state') === '1'
    return { records: isUsable ? [own, discount] : [], total: isUsable ? 2 : 0, counts }
  })
  server.answers(couponCalls.centre, {
    records: [offered, { ...offered, batchId: 'b2', name: '抢光的券', left: 0 }],
    total: 2,
  })
})

test("shows value and validity of the member's coupons and which one an order holds", async () => {
  openAt('/coupons/index', <MyCouponsScreen />)
  expect(await screen.findByText('¥20')).toBeTruthy()
  expect(screen.getByText('满100元可用')).toBeTruthy()
  expect(screen.getAllByText('2026年11月1日 至 2026年11月30日')).toHaveLength(2)
  expect(screen.getByText('即将到期')).toBeTruthy()
  // A discount without a threshold shows no threshold text.
  expect(screen.getByText('8.5折')).toBeTruthy()
  expect(screen.getAllByText(/元可用$/)).toHaveLength(1)
  expect(screen.getByText('待付款订单使用中')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '会员折扣可用商品' })).toBeNull()
  expect(await screen.findByRole('tab', { name: '已过期 4' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '已使用' }))
  expect(await screen.findByText('还没有用过优惠券')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '可用 2' }))
  fireEvent.click(await screen.findByRole('button', { name: '满百减二十可用商品' }))
  await waitFor(() => expect(currentLocation().fullPath).toBe('/coupons/products?batchId=b1'))
})

test('switching companies replaces the coupons of the previous one', async () => {
  server.answers(couponCalls.mine, ({ search }) => {
    const isOther = new URLSearchParams(search).get('companyId') === 'c2'
    return { records: isOther ? [discount] : [own], total: 1, counts: { ...counts, usable: isOther ? 9 : 2 } }
  })
  openAt('/coupons/index', <MyCouponsScreen />)
  expect(await screen.findByText('满百减二十')).toBeTruthy()
  act(() => useSession.setState({ currentCompany: { companyId: 'c2' } as never }))
  expect(await screen.findByText('会员折扣')).toBeTruthy()
  expect(await screen.findByRole('tab', { name: '可用 9' })).toBeTruthy()
  expect(screen.queryByText('满百减二十')).toBeNull()
  expect(sent(couponCalls.mine)[0]?.query).toMatchObject({ companyId: 'c1' })
})

test('takes a coupon once and updates its card without reloading', async () => {
  server.answers(couponCalls.take, own, '领取成功')
  replace('/coupons/receive')
  openAt('/coupons/receive', <ReceiveScreen />)
  expect(await screen.findByText(/剩 3 张 · 每人限 1 张/)).toBeTruthy()
  expect(screen.getAllByText(/领取后 30 天内有效 · 12月10日前可领/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: '已领完抢光的券' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: '领取满百减二十' }))
  expect(await screen.findByRole('button', { name: '去使用满百减二十' })).toBeTruthy()
  expect(screen.getByText(/剩 2 张 · 每人限 1 张，已领 1 张/)).toBeTruthy()
  expect(toasts).toEqual(['领取成功，下单时可用'])
  expect(bodies(couponCalls.take)).toEqual([{ companyId: 'c1', batchId: 'b1' }])
  expect(sent(couponCalls.centre)).toHaveLength(1)
})

test('offers no use of a coupon that is used up, expired or held by an order', async () => {
  const received = { ...offered, takenByMe: 1 }
  server.answers(couponCalls.centre, {
    records: [
      { ...received, batchId: 'b3', name: '用掉的券' },
      { ...received, batchId: 'b4', name: '没用的券', usableByMe: 1 },
    ],
    total: 2,
  })
  replace('/coupons/receive')
  openAt('/coupons/receive', <ReceiveScreen />)
  expect(await screen.findByRole('button', { name: '去使用没用的券' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '去使用用掉的券' })).toBeNull()
  expect(screen.getByRole('button', { name: '已领取用掉的券' })).toHaveProperty('disabled', true)
})

test('a coupon that is not valid yet links to no products', async () => {
  server.answers(couponCalls.mine, { records: [{ ...own, canUse: 0 }], total: 1, counts })
  openAt('/coupons/index', <MyCouponsScreen />)
  expect(await screen.findByText('满百减二十')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '满百减二十可用商品' })).toBeNull()
})

test('the page of an unusable coupon shows the reason and no products', async () => {
  server.answers(couponCalls.products, { coupon: own, canUse: 0, records: [], total: 0 })
  replace('/coupons/products?batchId=b1')
  openAt('/coupons/products?batchId=b1', <CouponProductsScreen />)
  expect(await screen.findByText('这张优惠券不能使用')).toBeTruthy()
  expect(screen.getByText('这张券现在不能使用')).toBeTruthy()
  expect(screen.queryByText(/券后/)).toBeNull()
})

test('shows the products with their discounted prices', async () => {
  server.answers(couponCalls.products, {
    coupon: own,
    canUse: 1,
    records: [
      { productId: 'p1', name: '护颈枕', picture: '', priceFen: 12_900, withCouponFen: 10_900 },
      { productId: 'p2', name: '蒸汽眼罩', picture: '', priceFen: 2_990, withCouponFen: null },
    ],
    total: 2,
  })
  replace('/coupons/products?batchId=b1')
  openAt('/coupons/products?batchId=b1', <CouponProductsScreen />)
  expect(await screen.findByText('护颈枕')).toBeTruthy()
  expect(screen.getByText('¥109.00')).toBeTruthy()
  expect(screen.getByText('再凑一些即可使用')).toBeTruthy()
  expect(await screen.findByText('满百减二十')).toBeTruthy()
  fireEvent.click(screen.getByText('护颈枕'))
  await waitFor(() => expect(currentLocation()).toMatchObject({ path: '/welfare', query: { product: 'p1' } }))
})

test('without a coupon the page explains how to get there', () => {
  replace('/coupons/products')
  openAt('/coupons/products', <CouponProductsScreen />)
  expect(screen.getByText('请从一张优惠券进入')).toBeTruthy()
})
