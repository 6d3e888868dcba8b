import { expect, test } from 'vitest'
import { fieldsFor } from './fields-of.ts'
import { sheetOf } from './test-sheet.ts'

const total = '金额合计（大写）：壹仟元整 | （小写）：1000.00'
const social = async (...rows: readonly string[]) =>
  (await fieldsFor('medicalReceipt', sheetOf([total, ...rows]))).social

test("the fund's payment is sure where it adds up to the total with the patient's payment", async () => {
  const field = await social(
    '医保统筹基金支付：700.00 | 其他支付：50.00 | 个人账户支付：100.00 | 个人现金支付：150.00',
    '个人自付：120.00 | 个人自费：30.00',
  )
  expect(field).toMatchObject({ value: 75_000, isSure: true, source: 'text' })
  expect(field!.region).not.toBeNull()
})

test("the personal account counts as the patient's own money", async () => {
  const field = await social('医保统筹支付：0.00 | 医保个人账户支付：400.00 | 个人现金支付：600.00')
  expect(field).toMatchObject({ value: 0, isSure: true })
})

test('amounts that do not add up are unsure', async () => {
  const field = await social('医保统筹基金支付：100.00 | 个人账户支付：0.00 | 个人现金支付：300.00')
  expect(field).toMatchObject({ value: 10_000, isSure: false })
  expect(field!.confidence).toBeLessThan(0.7)
})

test('a covered figure is derived from the rest, for manual review', async () => {
  const field = await social('医保统筹基金支付： | 个人账户支付：0.00 | 个人现金支付：300.00')
  expect(field).toMatchObject({ value: 70_000, isSure: false })
  expect(await social('医保统筹基金支付：')).toMatchObject({ value: 0, isSure: false })
})

test('notices the remaining gap where the label is covered too', async () => {
  expect(await social('个人账户支付：100.00 | 个人现金支付：200.00')).toMatchObject({
    value: 70_000,
    isSure: false,
  })
})

test('an amount that may include the personal account needs manual review, unless it is zero', async () => {
  expect(await social('医保支付：700.00', '个人支付：300.00')).toMatchObject({ value: 70_000, isSure: false })
  expect(await social('医保支付：0.00', '个人支付：1000.00')).toMatchObject({ value: 0, isSure: true })
  const apart = await social('医保支付：700.00 | 个人账户支付：100.00 | 个人现金支付：200.00')
  expect(apart).toMatchObject({ value: 70_000, isSure: true })
})

test('annual totals and payment methods are not part of this receipt', async () => {
  const field = await social(
    '医保基金支付：700.00 | 个人现金支付：300.00',
    '年度统筹累计支付：8000.00 | 微信支付：300.00',
  )
  expect(field).toMatchObject({ value: 70_000, isSure: true })
})

test('a document that does not mention it has no such field', async () => {
  expect(await social('费别：职工医保', '西药费 | 1000.00')).toBeUndefined()
})
