import { expect, test } from 'vitest'
import { priceRange, saleState, valueText } from './labels.ts'
import { adminProduct } from './test-mall.ts'

test('a product shows whether members can buy it', () => {
  expect(saleState(adminProduct).label).toBe('在售')
  expect(saleState({ ...adminProduct, isOnSale: 0, isShown: 0 }).label).toBe('已下架')
  expect(saleState({ ...adminProduct, isShown: 0, saleFrom: '2030-01-01 00:00:00' }).label).toBe('待开售')
  const past = { saleFrom: null, saleUntil: '2020-01-01 00:00:00' }
  expect(saleState({ ...adminProduct, isShown: 0, ...past }).label).toBe('不在售卖时间')
  const none = adminProduct.variants.map((variant) => ({ ...variant, onHand: 0 }))
  expect(saleState({ ...adminProduct, variants: none }).label).toBe('无货')
})

test('shows prices and values of the history in readable form', () => {
  expect(priceRange(adminProduct)).toBe('¥69.00 – ¥79.00')
  expect(priceRange({ variants: [] })).toBe('未定价')
  expect(valueText('price', '5900')).toBe('¥59.00')
  expect(valueText('sale', 'true')).toBe('上架')
  expect(valueText('listPrice', '')).toBe('无')
  expect(valueText('area', '2')).toBe('节日福利')
  expect(valueText('category', 'food')).toBe('食品生鲜')
})
