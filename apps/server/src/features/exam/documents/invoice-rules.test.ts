import { partly } from '@yf/domain/test-partly'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { expect, test } from 'vitest'
import { doubtfulFields, invoiceOf, isSureInvoice, tidied } from './invoice-rules.ts'

const values = {
  invoiceCode: '',
  invoiceNumber: '26317000001234567890',
  day: '2026-02-20',
  billedFen: 68_000,
  payer: '林晓',
}
const field = (value: unknown, isSure = true) => ({ value, isSure, confidence: isSure ? 0.99 : 0.4 })
/** Confident in everything except the named fields. */
const reading = (...unsure: string[]) =>
  partly<ReadDocument>({
    outcome: 'read',
    kind: 'vatInvoice',
    fields: Object.fromEntries(
      Object.entries({
        code: '',
        number: values.invoiceNumber,
        date: values.day,
        total: values.billedFen,
        payer: values.payer,
      }).map(([name, value]) => [name, field(value, !unsure.includes(name))]),
    ),
    lines: [],
    qrCodes: [],
  })

test('a missing field needs a check even after the rest was confirmed, except for the payer', () => {
  for (const name of ['invoiceNumber', 'day', 'billedFen'] as const)
    expect(doubtfulFields({ ...values, [name]: null }, reading(), true)).toEqual([name])
  expect(doubtfulFields({ ...values, payer: null }, reading(), false)).toEqual([])
})

test('a field with low confidence needs a check until it is confirmed', () => {
  const names = [
    ['number', 'invoiceNumber'],
    ['date', 'day'],
    ['total', 'billedFen'],
    ['payer', 'payer'],
    ['code', 'invoiceCode'],
  ] as const
  for (const [field, name] of names) {
    expect(doubtfulFields(values, reading(field), false)).toEqual([name])
    expect(doubtfulFields(values, reading(field), true)).toEqual([])
  }
  expect(doubtfulFields(values, reading(), false)).toEqual([])
  expect(doubtfulFields(values, null, false)).toEqual([])
  const nothingRead = { ...reading(), fields: {} } as ReadDocument
  expect(doubtfulFields(values, nothingRead, false)).toEqual([])
})

test('a number with fewer than twenty digits identifies an invoice only with its code', () => {
  const short = { ...values, invoiceNumber: '2631700000123456789' }
  expect(doubtfulFields(short, reading(), false)).toEqual(['invoiceCode'])
  expect(doubtfulFields(short, reading(), true)).toEqual([])
  expect(doubtfulFields({ ...short, invoiceCode: '031002600111' }, reading(), false)).toEqual([])
  expect(doubtfulFields({ ...values, invoiceNumber: null }, reading(), false)).toEqual(['invoiceNumber'])
})

test('an invoice is certain when it is complete and no field needs a check', () => {
  expect(invoiceOf(reading())).toEqual(values)
  expect(isSureInvoice(reading())).toBe(true)
  expect(isSureInvoice(reading('payer'))).toBe(false)
  const fields = { ...reading().fields, total: undefined }
  expect(isSureInvoice(partly<ReadDocument>({ ...reading(), fields }))).toBe(false)
})

test('tidies entered values, and treats empty ones as no number and no payer', () => {
  const entered = { ...values, invoiceCode: ' 0310 ', invoiceNumber: ' 26 31 ', payer: ' 林晓 ' }
  expect(tidied(entered)).toMatchObject({ invoiceCode: '0310', invoiceNumber: '2631', payer: '林晓' })
  expect(tidied({ ...entered, invoiceNumber: ' ', payer: '  ' })).toMatchObject({
    invoiceNumber: null,
    payer: null,
  })
  expect(tidied({ ...entered, invoiceNumber: null, payer: null })).toMatchObject({
    invoiceNumber: null,
    payer: null,
  })
})
