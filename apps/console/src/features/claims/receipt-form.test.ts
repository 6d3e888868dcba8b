import type { WorkReceipt } from '@yf/contract/claims-admin'
import { expect, test } from 'vitest'
import {
  correctionOf,
  faultsOf,
  isChanged,
  labelOf,
  receiptFields,
  textOf,
  textOfReading,
} from './receipt-form.ts'
import { material } from './test-case.ts'

const receipt = {
  id: 'r1',
  invoiceCode: '044001900111',
  invoiceNumber: '12345678',
  day: '2026-11-02',
  billedFen: 128_50,
  socialFen: 0,
  payer: '林晓',
  hospital: '市第一医院',
  excludedFen: 0,
  excludedReason: null,
} as WorkReceipt
const text = textOf(receipt)

test('a receipt passes through the form fields unchanged', () => {
  expect(faultsOf(text)).toEqual({})
  expect(correctionOf(text)).toEqual({
    invoiceCode: '044001900111',
    invoiceNumber: '12345678',
    day: '2026-11-02',
    visitDay: null,
    billedFen: 128_50,
    socialFen: 0,
    ownExpenseFen: 0,
    payer: '林晓',
    hospital: '市第一医院',
    excludedFen: 0,
    excludedReason: null,
  })
  expect(isChanged(text, textOf(receipt))).toBe(false)
})

test.each([
  ['an amount that is none', { billed: '一百' }, 'billed'],
  ['no amount', { billed: '' }, 'billed'],
  ['a day that does not exist', { day: '2026-02-30' }, 'day'],
  ['an invoice number with a blank in it', { invoiceNumber: '12 34' }, 'invoiceNumber'],
  [
    'more taken out than was billed',
    { social: '100', excluded: '28.51', excludedReason: '护工费' },
    'excluded',
  ],
  ['more own expense than social insurance left', { social: '100', ownExpense: '28.51' }, 'ownExpense'],
  ['something taken out without a reason', { excluded: '10' }, 'excludedReason'],
])('reports %s at its field', (_, change, field) => {
  expect(Object.keys(faultsOf({ ...text, ...change }))).toEqual([field])
})

test.each(['20261107', '2026/11/7', '2026.11.07', '2026年11月7日', ' 2026-11-07 '])(
  'accepts a day typed as %s',
  (day) => {
    expect(faultsOf({ ...text, day })).toEqual({})
    expect(correctionOf({ ...text, day }).day).toBe('2026-11-07')
  },
)

test('labels the total as the document does: only a tax invoice adds the tax', () => {
  const names = (documentKind?: 'medicalReceipt' | 'vatInvoice') =>
    receiptFields.map((field) => labelOf(field, documentKind))
  expect(names('medicalReceipt')).toContain('收费金额（元）')
  expect(names('vatInvoice')).toContain('价税合计（元）')
  expect(names()).toEqual(names('medicalReceipt'))
})

test('drops the reason of an excluded amount when the amount is empty', () => {
  expect(correctionOf({ ...text, excludedReason: '护工费' }).excludedReason).toBeNull()
})

test('only a different value counts as a change', () => {
  expect(isChanged({ ...text, payer: ' 林晓 ' }, text)).toBe(false)
  expect(isChanged({ ...text, payer: '林小' }, text)).toBe(true)
})

test('a receipt not entered yet starts with the text read from its picture', () => {
  const { fields } = material('m9')
  const begun = textOfReading(fields)
  expect(begun).toMatchObject({ invoiceNumber: '12345673', billed: '128.50', social: '0.00', day: '' })
  expect(textOfReading([]).billed).toBe('')
})

test('the visit day is optional, and must be a valid day if given', () => {
  const withVisit = (visitDay: string) => ({ ...text, visitDay })
  expect(faultsOf(withVisit('20261101'))).toEqual({})
  expect(correctionOf(withVisit('20261101')).visitDay).toBe('2026-11-01')
  expect(faultsOf(withVisit('2026-02-30')).visitDay).toContain('请留空')
})
