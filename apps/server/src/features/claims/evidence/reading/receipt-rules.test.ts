import { expect, test } from 'vitest'
import type { FeeLine, RecognisedField, DocumentFields, ReadDocument } from '@yf/ocr/document/outcome'
import {
  crossChecked,
  doubtfulFields,
  isBlankReceipt,
  isSameValues,
  isSureReceipt,
  noValues,
  otherName,
  tidyInvoice,
  valuesOf,
} from './receipt-rules.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'

const sure = <T>(value: T): RecognisedField<T> => ({
  value,
  confidence: 1,
  isSure: true,
  region: null,
  source: 'text',
})
const fields: DocumentFields = {
  code: sure('11060126'),
  number: sure('0123456789'),
  date: sure('2026-02-20'),
  total: sure(100_000),
  social: sure(70_000),
  payer: sure('林晓'),
}
const read = (
  changes: Partial<DocumentFields> = {},
  kind: ReadDocument['kind'] = 'medicalReceipt',
): ReadDocument => ({
  outcome: 'read',
  kind,
  kindConfidence: 1,
  fields: { ...fields, ...changes },
  lines: [],
  qrCodes: [],
  turn: 0,
  width: 100,
  height: 100,
})
const without = (name: keyof DocumentFields, reading = read()): ReadDocument => {
  const { [name]: _, ...rest } = reading.fields
  return { ...reading, fields: rest }
}
const unsure = <T>(value: T): RecognisedField<T> => ({ ...sure(value), isSure: false })
/** As stored after the reading, before any person has checked it. */
const rowOf = (reading: ReadDocument): ReceiptRow => {
  const values = valuesOf(reading)
  const { invoiceCode, invoiceNumber, day, billedFen, socialFen = 0, payer, hospital } = values
  return {
    invoice_code: invoiceCode,
    invoice_number: invoiceNumber,
    day,
    billed_fen: billedFen,
    social_fen: socialFen,
    own_expense_fen: values.ownExpenseFen ?? 0,
    payer,
    hospital,
    is_confirmed: isSureReceipt(reading),
  } as ReceiptRow
}
const doubtful = (reading: ReadDocument) => doubtfulFields(rowOf(reading), reading)
const nothing: ReadDocument = { ...read(), fields: {} }

test('of an unreadable picture nothing is known, and all required fields are requested', () => {
  expect(noValues).toEqual({
    invoiceCode: '',
    invoiceNumber: null,
    day: null,
    billedFen: null,
    payer: null,
    hospital: null,
  })
  expect(valuesOf(nothing)).toEqual({ ...noValues, socialFen: 0 })
  expect(isSureReceipt(nothing)).toBe(false)
  expect(doubtful(nothing)).toEqual(['invoiceNumber', 'day', 'billedFen', 'socialFen'])
  expect(isBlankReceipt(nothing)).toBe(true)
  for (const one of ['number', 'date', 'total'] as const)
    expect(isBlankReceipt({ ...nothing, fields: { [one]: fields[one] } })).toBe(false)
})

test.each([
  ['No. 00-12 ab', 'NO0012AB'],
  ['票号：', ''],
  ['1234567890123456789012345', '123456789012345678901234'],
])('the invoice number %s is stored as %s', (printed, stored) => {
  expect(tidyInvoice(printed)).toBe(stored)
})

test('values are limited to the column sizes, and a zero sum counts as missing', () => {
  const long = '某'.repeat(70)
  const stored = valuesOf(read({ payer: sure(long), hospital: sure(long), number: sure('票') }))
  expect([stored.payer?.length, stored.hospital?.length, stored.invoiceNumber]).toEqual([40, 60, null])
  expect(valuesOf(read({ payer: sure(''), hospital: sure('') }))).toMatchObject({
    payer: null,
    hospital: null,
  })
  const billed = [-1, 0, 1].map((fen) => valuesOf(read({ total: sure(fen) })).billedFen)
  expect(billed).toEqual([null, null, 1])
  expect(valuesOf(without('total')).socialFen).toBe(70_000)
})

test('fills in a confident visit day, which for a hospital stay is the admission', () => {
  const days = (changes: Partial<DocumentFields>) => valuesOf(read(changes)).visitDay
  const [first, second] = ['2026-02-18', '2026-02-19']
  expect(days({ visitDate: sure(first), admissionDate: sure(second) })).toBe(first)
  expect(days({ admissionDate: sure(second) })).toBe(second)
  expect(valuesOf(read({ visitDate: unsure(first) }))).not.toHaveProperty('visitDay')
})

test.each([
  ['code', 'invoiceCode'],
  ['number', 'invoiceNumber'],
  ['date', 'day'],
  ['total', 'billedFen'],
  ['social', 'socialFen'],
  ['selfFunded', 'ownExpenseFen'],
  ['payer', 'payer'],
] as const)(
  'a receipt with an uncertain %s is uncertain until a person has confirmed it',
  (name, doubtfulField) => {
    const field = { ...(fields[name] ?? sure(6255)), isSure: false }
    const reading = read({ [name]: field })
    expect(isSureReceipt(reading)).toBe(false)
    expect(doubtful(reading)).toEqual([doubtfulField])
    expect(doubtfulFields({ ...rowOf(reading), is_confirmed: true }, reading)).toEqual([])
  },
)

test('an uncertain hospital is marked for review until then and prevents nothing', () => {
  const reading = read({ hospital: unsure('北京第一人民医院') })
  expect(isSureReceipt(reading)).toBe(true)
  expect(doubtfulFields({ ...rowOf(reading), is_confirmed: false }, reading)).toEqual(['hospital'])
})

test('required fields are requested even if a person confirmed the receipt, or nothing was recognised', () => {
  const row = { ...rowOf(read()), day: null, payer: null }
  for (const is_confirmed of [true, false])
    expect(doubtfulFields({ ...row, is_confirmed }, null)).toEqual(['day'])
})

test('a receipt is certain if every value is, including the social insurance part', () => {
  expect(isSureReceipt(read())).toBe(true)
  expect(valuesOf(read())).toMatchObject({ billedFen: 100_000, socialFen: 70_000 })
  expect(doubtful(read())).toEqual([])
})

test('a receipt without a visible social insurance part is uncertain, unless it is a VAT invoice', () => {
  expect(isSureReceipt(without('social'))).toBe(false)
  expect(doubtful(without('social'))).toEqual(['socialFen'])
  expect(isSureReceipt(without('social', read({}, 'vatInvoice')))).toBe(true)
})

test('a misread social insurance part never exceeds the total', () => {
  expect(valuesOf(read({ social: unsure(900_000) })).socialFen).toBe(100_000)
})

test('a short number without its code is always uncertain, a twenty-digit number needs no code', () => {
  expect(isSureReceipt(without('code', read({ number: sure('2611200000001234567') })))).toBe(false)
  expect(isSureReceipt(without('code'))).toBe(false)
  expect(doubtful(without('code'))).toEqual(['invoiceCode'])
  expect(isSureReceipt(without('code', read({ number: sure('26112000000012345678') })))).toBe(true)
})

test('a value changed by the person is a change, and an omitted part equals zero', () => {
  const values = { ...valuesOf(read()), ownExpenseFen: 6255, hospital: '北京第一人民医院' }
  expect(isSameValues(values, { ...values })).toBe(true)
  for (const name of ['invoiceCode', 'invoiceNumber', 'day', 'payer', 'hospital'] as const)
    expect([name, isSameValues(values, { ...values, [name]: '1' })]).toEqual([name, false])
  for (const name of ['billedFen', 'socialFen', 'ownExpenseFen'] as const)
    expect([name, isSameValues(values, { ...values, [name]: 1 })]).toEqual([name, false])
  const { socialFen: _, ownExpenseFen: __, ...unspoken } = values
  const none = { ...values, socialFen: 0, ownExpenseFen: 0 }
  expect([isSameValues(none, unspoken), isSameValues(unspoken, none)]).toEqual([true, true])
})

test('the printed 个人自费 amount is stored separately', () => {
  const parts = { selfFunded: sure(6255), selfPaid: sure(14_595), pooled: sure(70_000), account: sure(0) }
  expect(valuesOf(read(parts))).toMatchObject({
    ownExpenseFen: 6255,
    selfPaidFen: 14_595,
    pooledFen: 70_000,
    accountFen: 0,
  })
  for (const part of ['ownExpenseFen', 'selfPaidFen', 'pooledFen', 'accountFen'])
    expect(valuesOf(read())).not.toHaveProperty(part)
  expect(valuesOf(without('total', read(parts))).ownExpenseFen).toBe(6255)
})

test('an own expense above the remainder after social insurance is marked for review', () => {
  const isSure = (fen: number, of = read()) => {
    const reading = { ...of, fields: { ...of.fields, selfFunded: sure(fen) } }
    return crossChecked(reading, null).fields.selfFunded?.isSure
  }
  expect([isSure(30_000), isSure(30_001)]).toEqual([true, false])
  const shop = without('social')
  expect([isSure(100_000, shop), isSure(100_001, shop)]).toEqual([true, false])
  expect(isSure(100_001, without('total'))).toBe(true)
  expect(valuesOf(read({ selfFunded: sure(30_001) })).ownExpenseFen).toBe(30_000)
  expect(crossChecked(read(), null)).toEqual(read())
})

test.each([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2027-01-30', true],
  ['2027-01-31', false],
])('an invoice of %s may belong to a policy of 2026: %s', (day, isSure) => {
  const cover = { startDt: '2026-01-01', endDt: '2026-12-31' }
  expect(crossChecked(read({ date: sure(day) }), cover)).toEqual(read({ date: { ...sure(day), isSure } }))
  expect(crossChecked(read({ date: sure(day) }), null)).toEqual(read({ date: sure(day) }))
  expect(crossChecked(nothing, cover)).toEqual(nothing)
})

const charge = (amount: number, remark: string | null): FeeLine => ({
  name: '检查费',
  count: 1,
  unit: '次',
  amount,
  remark,
  confidence: 1,
})

test('the charges give the amount outside the catalogue if nothing else does and they add up to the total', () => {
  const feeLines = [charge(60_000, '甲'), charge(30_000, '乙'), charge(10_000, '全自付')]
  expect(valuesOf({ ...read(), feeLines }).ownExpenseFen).toBe(10_000)
  expect(valuesOf({ ...read(), feeLines: feeLines.slice(1) }).ownExpenseFen).toBeUndefined()
  expect(valuesOf({ ...without('total'), feeLines })).not.toHaveProperty('ownExpenseFen')
  expect(valuesOf({ ...read({ total: sure(0) }), feeLines: [] })).not.toHaveProperty('ownExpenseFen')
  const silent = [charge(90_000, null), charge(10_000, '自费')]
  expect(valuesOf({ ...read(), feeLines: silent }).ownExpenseFen).toBeUndefined()
})

test('charges that contradict the printed sum leave the amount open', () => {
  const feeLines = [charge(90_000, '有自付'), charge(10_000, '丙')]
  const selfFundedReceipt = (fen: number) =>
    crossChecked({ ...read({ selfFunded: sure(fen) }), feeLines }, null)
  expect([isSureReceipt(selfFundedReceipt(10_000)), isSureReceipt(selfFundedReceipt(9_000))]).toEqual([
    true,
    false,
  ])
})

test("reports another person's name only if it was recognised clearly", () => {
  const named = (confidence: number, value = '王小明') => {
    const payer = { ...sure(value), isSure: false, confidence }
    return otherName({ payer: value } as ReceiptRow, read({ payer }), '林晓')
  }
  expect(named(0.97)).toBe('票据上的姓名是 王*明，与就诊人 林* 不一致')
  expect(named(0.9)).not.toBeNull()
  expect([named(0.89), named(0.97, '林 晓')]).toEqual([null, null])
  const faint = { ...sure('王小明'), confidence: 0.5 }
  expect(otherName({ payer: '王小明' } as ReceiptRow, read({ payer: faint }), '林晓')).not.toBeNull()
  for (const reading of [null, without('payer')])
    expect(otherName({ payer: '王小明' } as ReceiptRow, reading, '林晓')).toBeNull()
  const corrected = { payer: '林晓' } as ReceiptRow
  expect(otherName(corrected, read({ payer: sure('王小明') }), '林晓')).toBeNull()
})
