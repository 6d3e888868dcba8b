import { expect, test } from 'vitest'
import { fieldsFor } from './fields-of.ts'
import { sheetOf } from './test-sheet.ts'

const total = '金额合计（大写）：壹仟元整 | （小写）：1000.00'
const social = async (...rows: readonly string[]) =>
  (await fieldsFor('medicalReceipt', sheetOf([total, ...rows]))).social

test('what the fund paid is sure where it makes up the total with what the person paid', async () => {
  const field = await social(
    '医保统筹基金支付：700.00 | 其他支付：50.00 | 个人账户支付：100.00 | 个人现金支付：150.00',
    '个人自付：120.00 | 个人自费：30.00',
  )
  expect(field).toMatchObject({ value: 75_000, isSure: true, source: 'text' })
  expect(field!.region).not.toBeNull()
})

test('the person’s own account is her own money', async () => {
  const field = await social('医保统筹支付：0.00 | 医保个人账户支付：400.00 | 个人现金支付：600.00')
  expect(field).toMatchObject({ value: 0, isSure: true })
})

test('sums that do not add up are not sure', async () => {
  const field = await social('医保统筹基金支付：100.00 | 个人账户支付：0.00 | 个人现金支付：300.00')
  expect(field).toMatchObject({ value: 10_000, isSure: false })
  expect(field!.confidence).toBeLessThan(0.7)
})

test('a figure that is covered is what the rest leaves open, for a person to look at', async () => {
  const field = await social('医保统筹基金支付： | 个人账户支付：0.00 | 个人现金支付：300.00')
  expect(field).toMatchObject({ value: 70_000, isSure: false })
  expect(await social('医保统筹基金支付：')).toMatchObject({ value: 0, isSure: false })
})

test('where the label is covered too, the gap that it leaves is noticed', async () => {
  expect(await social('个人账户支付：100.00 | 个人现金支付：200.00')).toMatchObject({
    value: 70_000,
    isSure: false,
  })
})

test('a sum in which the person’s account may be mixed is for a person, unless it is nothing', async () => {
  expect(await social('医保支付：700.00', '个人支付：300.00')).toMatchObject({ value: 70_000, isSure: false })
  expect(await social('医保支付：0.00', '个人支付：1000.00')).toMatchObject({ value: 0, isSure: true })
  const apart = await social('医保支付：700.00 | 个人账户支付：100.00 | 个人现金支付：200.00')
  expect(apart).toMatchObject({ value: 70_000, isSure: true })
})

test('what was paid in the year so far, and how it was paid, is no part of this receipt', async () => {
  const field = await social(
    '医保基金支付：700.00 | 个人现金支付：300.00',
    '年度统筹累计支付：8000.00 | 微信支付：300.00',
  )
  expect(field).toMatchObject({ value: 70_000, isSure: true })
})

test('a paper that says nothing of it has no such field', async () => {
  expect(await social('费别：职工医保', '西药费 | 1000.00')).toBeUndefined()
})
