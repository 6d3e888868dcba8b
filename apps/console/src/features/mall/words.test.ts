import { expect, test } from 'vitest'
import { priceRange, saleState, valueWords } from './words.ts'
import { adminProduct } from './test-mall.ts'

test('a product shows whether members can buy it', () => {
  expect(saleState(adminProduct).words).toBe('在售')
  expect(saleState({ ...adminProduct, isOnSale: 0, isShown: 0 }).words).toBe('已下架')
  expect(saleState({ ...adminProduct, isShown: 0, saleFrom: '2030-01-01 00:00:00' }).words).toBe('待开售')
  const past = { saleFrom: null, saleUntil: '2020-01-01 00:00:00' }
  expect(saleState({ ...adminProduct, isShown: 0, ...past }).words).toBe('不在售卖时间')
  const none = adminProduct.variants.map((variant) => ({ ...variant, onHand: 0 }))
  expect(saleState({ ...adminProduct, variants: none }).words).toBe('无货')
})

test('shows prices and values of the history in readable form', () => {
  expect(priceRange(adminProduct)).toBe('¥69.00 – ¥79.00')
  expect(priceRange({ variants: [] })).toBe('未定价')
  expect(valueWords('price', '5900')).toBe('¥59.00')
  expect(valueWords('sale', 'true')).toBe('上架')
  expect(valueWords('listPrice', '')).toBe('无')
  expect(valueWords('area', '2')).toBe('节日福利')
  expect(valueWords('category', 'food')).toBe('食品生鲜')
})
