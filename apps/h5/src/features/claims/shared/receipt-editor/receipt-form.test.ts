import { expect, test } from 'vitest'
import { boxOf } from './box-of.ts'
import { doubtfulFields, receiptFaults, receiptFields, receiptForm } from './receipt-form.ts'

const read = {
  invoiceCode: '',
  invoiceNumber: '25112000000012345678',
  day: '2026-11-01',
  billedFen: 12_850,
  socialFen: 0,
  ownExpenseFen: 0,
  payer: '林晓',
  hospital: '北京医院',
}

test('recognised data round-trips through the form', () => {
  expect(receiptForm(read).billed).toBe('128.50')
  expect(receiptFields(receiptForm(read))).toEqual(read)
  expect(receiptFaults(receiptForm(read), '2026-11-15')).toEqual({})
})

test('an empty receipt reports its required fields, and impossible amounts are rejected', () => {
  expect(Object.keys(receiptFaults(receiptForm(null), '2026-11-15'))).toEqual([
    'invoiceNumber',
    'day',
    'billed',
    'payer',
    'hospital',
  ])
  const form = { ...receiptForm(read), social: '200', day: '2026-11-16', billed: '0' }
  expect(receiptFaults(form, '2026-11-15')).toMatchObject({
    day: '开票日期不能晚于今天',
    billed: '请填写正确的金额，例如 128.50',
  })
  expect(receiptFaults({ ...form, billed: '128.50' }, '2026-11-16').social).toBe('社保已付不能超过发票金额')
})

test('the amount outside the catalogue may be empty and is at most the amount left by social insurance', () => {
  const form = { ...receiptForm({ ...read, socialFen: 2850, ownExpenseFen: 6255 }) }
  expect(form.ownExpense).toBe('62.55')
  expect(receiptFields(form).ownExpenseFen).toBe(6255)
  expect(receiptFaults({ ...form, ownExpense: '100' }, '2026-11-15')).toEqual({})
  expect(receiptFaults({ ...form, ownExpense: '100.01' }, '2026-11-15').ownExpense).toBeTruthy()
  expect(receiptFields({ ...form, ownExpense: '' }).ownExpenseFen).toBe(0)
})

test('maps doubtful fields to the names of the form', () => {
  const doubtful = ['billedFen', 'socialFen', 'payer', 'somethingElse']
  expect(doubtfulFields({ doubtful })).toEqual(['billed', 'social', 'payer'])
  expect(doubtfulFields(null)).toEqual([])
})

test('the cut-out surrounds the region, upright and inside the picture', () => {
  const box = boxOf([
    { x: 0.1, y: 0.02 },
    { x: 0.5, y: 0.02 },
    { x: 0.5, y: 0.06 },
    { x: 0.1, y: 0.06 },
  ])
  expect(box?.top).toBeCloseTo(0)
  expect(box?.left).toBeCloseTo(0.08)
  expect(box?.width).toBeCloseTo(0.44)
  expect(boxOf([])).toBeNull()
})
