import { expect, test } from 'vitest'
import { differenceKinds } from './reconciliation.ts'

test('bill and books differ in six ways, each with its instruction for staff', () => {
  expect(Object.values(differenceKinds).map(({ name }) => name)).toEqual([
    '我方缺少收款',
    '微信缺少收款',
    '收款金额不符',
    '我方缺少退款',
    '微信缺少退款',
    '退款金额不符',
  ])
  for (const { advice } of Object.values(differenceKinds)) expect(advice.length).toBeGreaterThan(20)
})
