import type { RecognisedField, DocumentFields } from '@yf/ocr/document/outcome'
import { expect, test } from 'vitest'
import type { StoredReading } from '#features/claims/record/materials/reading.ts'
import { printedDoubts, unlikeOnFeeList, unlikeOnReceipt } from './printed-pages.ts'

const field = <T>(value: T): RecognisedField<T> => ({
  value,
  confidence: 1,
  isSure: true,
  region: null,
  source: 'text',
})
const fields: DocumentFields = {
  number: field('26110000000000000077'),
  total: field(20_850),
  date: field('2026-02-20'),
  payer: field('林晓'),
  hospital: field('北京协和医院'),
}
const reading = (more: Partial<StoredReading> = {}): StoredReading => ({
  outcome: 'read',
  kind: 'medicalReceipt',
  kindConfidence: 1,
  fields,
  lines: [],
  qrCodes: [],
  turn: 0,
  width: 1000,
  height: 1400,
  ...more,
})
const page = (own: DocumentFields) => ({ fields: own, lines: [], amounts: [] })

test('a receipt whose picture shows the same as its text layer has no differences', () => {
  expect(unlikeOnReceipt(reading({ page: page(fields) }))).toEqual([])
  expect(unlikeOnReceipt(reading({ page: page({ ...fields, hospital: field(' 北京协和 医院') }) }))).toEqual(
    [],
  )
})

test.each([
  ['number', '发票号码', field('26110000000000000078')],
  ['total', '金额', field(20_851)],
  ['date', '开票日期', field('2026-02-21')],
  ['payer', '交款人', field('陈默')],
  ['hospital', '医院', field('上海仁济医院')],
])('names a different %s in the picture', (name, label, other) => {
  expect(unlikeOnReceipt(reading({ page: page({ ...fields, [name]: other }) }))).toEqual([label])
  const { [name as keyof DocumentFields]: _unread, ...rest } = fields
  expect(unlikeOnReceipt(reading({ page: page(rest) }))).toEqual([label])
})

test('a page without recognised content differs in every field', () => {
  for (const unread of [reading(), reading({ page: null }), reading({ fields: {}, page: page({}) })])
    expect(unlikeOnReceipt(unread)).toEqual(['发票号码', '金额', '开票日期', '交款人', '医院'])
})

test('a fee list shows the same amounts, in any order', () => {
  const line = (amount: number) => ({
    name: '检查',
    count: 1,
    unit: '次',
    amount,
    remark: null,
    confidence: 1,
  })
  const list = reading({ kind: 'feeList', feeLines: [line(100), line(2_500)] })
  const withAmounts = (amounts: number[]) => ({ ...list, page: { fields: {}, lines: [], amounts } })
  expect(unlikeOnFeeList(withAmounts([2_500, 100]))).toEqual([])
  expect(unlikeOnFeeList(withAmounts([2_500]))).toEqual(['费用明细'])
  expect(unlikeOnFeeList(list)).toEqual(['费用明细'])
})

test('reports the differences once per file, as text for a person', () => {
  const title = '发票/收据「发票.pdf」'
  expect(
    printedDoubts([
      { title, unlike: ['金额', '医院'] },
      { title, unlike: [] },
    ]),
  ).toEqual([`${title}的文字与页面图像不一致或未能核对（金额、医院），请以图像为准`])
})
