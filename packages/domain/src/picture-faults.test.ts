import { expect, test } from 'vitest'
import { isNoReceipt, isVisibleFault, pictureFaults } from './picture-faults.ts'

test('each fault says what to do about it', () => {
  for (const { words } of Object.values(pictureFaults)) expect(words).toMatch(/请|可以/)
  expect(pictureFaults.severalReceipts.words).toContain('每张单独拍成一张图片')
})

test('a receipt that is cut off can be completed manually, a card slip cannot become one', () => {
  expect(isNoReceipt(['cutOff', 'otherThanSaid'])).toBe(false)
  expect(isNoReceipt(['otherThanSaid', 'shopSlip'])).toBe(true)
  for (const fault of ['severalReceipts', 'paymentBill', 'chat'] as const)
    expect([fault, isNoReceipt([fault])]).toEqual([fault, true])
})

test('a rotated picture is not reported as a fault', () => {
  expect(isVisibleFault('turned')).toBe(false)
})
