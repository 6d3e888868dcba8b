import { expect, test } from 'vitest'
import { variantFormOf, variantMissing } from './product-form.ts'

const form = { name: '500ml', priceYuan: 69, listYuan: null, isOffered: true }

test('shows prices in yuan', () => {
  const variant = { id: 'v', name: '大', priceFen: 6_900, listFen: 8_900, isOffered: 0 as const, onHand: 1 }
  expect(variantFormOf(variant)).toEqual({ name: '大', priceYuan: 69, listYuan: 89, isOffered: false })
  expect(variantFormOf(null)).toMatchObject({ priceYuan: null, isOffered: true })
})

test('reports missing fields', () => {
  expect(variantMissing(form)).toBeNull()
  expect(variantMissing({ ...form, name: ' ' })).toBe('请填写规格名称')
  expect(variantMissing({ ...form, priceYuan: null })).toBe('请填写售价')
  expect(variantMissing({ ...form, priceYuan: 0 })).toBe('请填写售价')
  expect(variantMissing({ ...form, listYuan: 69 })).toBe('划线价要高于售价')
  expect(variantMissing({ ...form, listYuan: 69.01 })).toBeNull()
})
