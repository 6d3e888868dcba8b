import { expect, test } from 'vitest'
import type { Field, Fields, ReadDocument } from '@yf/ocr/document/outcome'
import { doubtfulFields, isSameValues, isSureReceipt, valuesOf } from './receipt-rules.ts'
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
  const { invoiceCode, invoiceNumber, day, billedFen, socialFen = 0, payer, hospital } = valuesOf(reading)
  const row = {
    invoice_code: invoiceCode,
    invoice_number: invoiceNumber,
    day,
    billed_fen: billedFen,
    social_fen: socialFen,
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
