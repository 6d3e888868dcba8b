import { expect, test } from 'vitest'
import type { FeeLine, Field, Fields, ReadDocument } from '@yf/ocr/document/outcome'
import {
  crossChecked,
  doubtfulFields,
  isSameValues,
  isSureReceipt,
  otherName,
  valuesOf,
} from './receipt-rules.ts'
import type { ReceiptRow } from './store.ts'

const sure = <T>(value: T): Field<T> => ({
  value,
  confidence: 1,
  isSure: true,
  region: null,
  source: 'text',
})
const fields: Fields = {
  code: sure('11060126'),
  number: sure('0123456789'),
  date: sure('2026-02-20'),
  total: sure(100_000),
  social: sure(70_000),
  payer: sure('林晓'),
}
const read = (
  changes: Partial<Fields> = {},
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
const without = (name: keyof Fields, reading = read()): ReadDocument => {
  const { [name]: _, ...rest } = reading.fields
  return { ...reading, fields: rest }
}
/** As reading it has written it down, before anybody looked. */
const doubtful = (reading: ReadDocument) => {
  const values = valuesOf(reading)
  const { invoiceCode, invoiceNumber, day, billedFen, socialFen = 0, payer, hospital } = values
  const row = {
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
  return doubtfulFields(row, reading)
}

test('a receipt of which everything is sure is sure, with what social insurance paid of it', () => {
  expect(isSureReceipt(read())).toBe(true)
  expect(valuesOf(read())).toMatchObject({ billedFen: 100_000, socialFen: 70_000 })
  expect(doubtful(read())).toEqual([])
})

test('a receipt whose social part is not sure, or not to be seen, is not sure', () => {
  const unsure = read({ social: { ...sure(10_000), isSure: false } })
  expect(isSureReceipt(unsure)).toBe(false)
  expect(doubtful(unsure)).toEqual(['socialFen'])
  expect(isSureReceipt(without('social'))).toBe(false)
  expect(doubtful(without('social'))).toEqual(['socialFen'])
  expect(isSureReceipt(without('social', read({}, 'vatInvoice')))).toBe(true)
})

test('a misread social part is never more than the sum itself', () => {
  expect(valuesOf(read({ social: { ...sure(900_000), isSure: false } })).socialFen).toBe(100_000)
})

test('a short number without its code is never sure, a number of twenty digits needs none', () => {
  expect(isSureReceipt(without('code'))).toBe(false)
  expect(doubtful(without('code'))).toEqual(['invoiceCode'])
  expect(isSureReceipt(without('code', read({ number: sure('26112000000012345678') })))).toBe(true)
})

test('a social part that the person changed is a change, and one that nobody spoke of is none', () => {
  const values = valuesOf(read())
  expect(isSameValues(values, { ...values, socialFen: 0 })).toBe(false)
  const { socialFen: _, ...unspoken } = values
  expect(isSameValues({ ...values, socialFen: 0 }, unspoken)).toBe(true)
})

test('what is printed as paid by the person herself is kept part by part', () => {
  const parts = { selfFunded: sure(6255), selfPaid: sure(14_595), pooled: sure(70_000), account: sure(0) }
  expect(valuesOf(read(parts))).toMatchObject({
    ownExpenseFen: 6255,
    selfPaidFen: 14_595,
    pooledFen: 70_000,
    accountFen: 0,
  })
  expect(valuesOf(read())).not.toHaveProperty('ownExpenseFen')
})

test('an own expense that is not sure, or more than social insurance left, wants a look', () => {
  const unsure = read({ selfFunded: { ...sure(6255), isSure: false } })
  expect([isSureReceipt(unsure), doubtful(unsure)]).toEqual([false, ['ownExpenseFen']])
  const cover = { startDt: '2026-01-01', endDt: '2026-12-31' }
  const whole = crossChecked(read({ selfFunded: sure(30_000) }), cover)
  const tooMuch = crossChecked(read({ selfFunded: sure(30_001) }), cover)
  expect([isSureReceipt(whole), isSureReceipt(tooMuch)]).toEqual([true, false])
  expect(valuesOf(tooMuch).ownExpenseFen).toBe(30_000)
})

const charge = (amount: number, remark: string | null): FeeLine => ({
  name: '检查费',
  count: 1,
  unit: '次',
  amount,
  remark,
  confidence: 1,
})

test('charges say what is outside the catalogue where nothing else does, if they make up the total', () => {
  const feeLines = [charge(60_000, '甲'), charge(30_000, '乙'), charge(10_000, '全自付')]
  expect(valuesOf({ ...read(), feeLines }).ownExpenseFen).toBe(10_000)
  expect(valuesOf({ ...read(), feeLines: feeLines.slice(1) }).ownExpenseFen).toBeUndefined()
  const silent = [charge(90_000, null), charge(10_000, '自费')]
  expect(valuesOf({ ...read(), feeLines: silent }).ownExpenseFen).toBeUndefined()
})

test('charges that contradict the printed sum leave it open', () => {
  const feeLines = [charge(90_000, '有自付'), charge(10_000, '丙')]
  const said = (fen: number) => crossChecked({ ...read({ selfFunded: sure(fen) }), feeLines }, null)
  expect([isSureReceipt(said(10_000)), isSureReceipt(said(9_000))]).toEqual([true, false])
})

test('a name that was read clearly and is another’s is named, one that was not is not', () => {
  const named = (confidence: number, value = '王小明') => {
    const payer = { ...sure(value), isSure: false, confidence }
    return otherName({ payer: value } as ReceiptRow, read({ payer }), '林晓')
  }
  expect(named(0.97)).toBe('票据上的姓名是 王*明，与就诊人 林* 不一致')
  expect([named(0.6), named(0.97, '林 晓')]).toEqual([null, null])
  const corrected = { payer: '林晓' } as ReceiptRow
  expect(otherName(corrected, read({ payer: sure('王小明') }), '林晓')).toBeNull()
})
