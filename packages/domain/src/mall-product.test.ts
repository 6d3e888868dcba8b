import { expect, test } from 'vitest'
import { isOnSaleAt } from './mall-product.ts'

const [before, from, during, until] = ['01', '02', '03', '04'].map(
  (day) => new Date(`2026-11-${day}T00:00:00Z`),
)
const scheduled = { isOnSale: true, saleFrom: from!, saleUntil: until! }

test('a product is on sale from its start and until before its end', () => {
  expect([before!, from!, during!, until!].map((now) => isOnSaleAt(scheduled, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('without a schedule it is on sale whenever it is listed, and never while it is delisted', () => {
  expect(isOnSaleAt({ isOnSale: true, saleFrom: null, saleUntil: null }, before!)).toBe(true)
  expect(isOnSaleAt({ ...scheduled, isOnSale: false }, during!)).toBe(false)
})
