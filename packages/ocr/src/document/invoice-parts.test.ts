import { expect, test } from 'vitest'
import { fieldsFor } from './fields-of.ts'
import { sheetOf } from './test-sheet.ts'

const total = '金额合计（大写）：壹仟元整 | （小写）：1000.00'
const read = (...rows: readonly string[]) => fieldsFor('medicalReceipt', sheetOf([total, ...rows]))

test("reads the uncovered part and the patient's share, sure where they add up to the patient's payment", async () => {
  const fields = await read(
    '医保统筹基金支付：700.00 | 其他支付：0.00 | 个人账户支付：100.00 | 个人现金支付：200.00',
    '个人自付：237.45 | 个人自费：62.55',
  )
  expect(fields).toMatchObject({
    selfPaid: { value: 23_745, isSure: true },
    selfFunded: { value: 6_255, isSure: true },
    pooled: { value: 70_000, isSure: true },
    account: { value: 10_000, isSure: true },
  })
})

test('parts that leave a gap need manual review', async () => {
  const fields = await read(
    '医保统筹支付：700.00 | 个人账户支付：0.00 | 个人现金支付：300.00',
    '个人自付：237.45 | 个人自费：12.55',
  )
  expect(fields).toMatchObject({ selfPaid: { isSure: false }, selfFunded: { value: 1_255, isSure: false } })
})

test('ignores remarks of a table and annual totals', async () => {
  const fields = await read('西药费 | 1 | 无自付 12.00', '年度统筹累计支付：8000.00', '个人账户余额：55.10')
  expect([fields.selfPaid, fields.pooled, fields.account]).toEqual([undefined, undefined, undefined])
})

test('the social part is sure also on a form that leaves out the word 支付', async () => {
  const fields = await read('统筹基金：700.00 | 个人账户：100.00 | 个人现金：200.00')
  expect(fields.social).toMatchObject({ value: 70_000, isSure: true })
})

test.each(['Y1000.00', '￥Y1000.00', '￥：Y1000.00'])(
  'reads a currency sign that was read as a letter: %s',
  async (figures) => {
    const fields = await fieldsFor('medicalReceipt', sheetOf([`（小写）${figures}`]))
    expect(fields.total?.value).toBe(100_000)
  },
)
