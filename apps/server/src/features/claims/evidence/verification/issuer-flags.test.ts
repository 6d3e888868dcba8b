import { expect, test } from 'vitest'
import { judge } from '#features/claims/assessment/judge.ts'
import { aReceipt, aWord, facts, noSigns } from '#features/claims/assessment/test-facts.ts'
import type { InvoiceCheckRow } from './invoice-checks.ts'

const judged = (check: Partial<InvoiceCheckRow> | null) =>
  judge({ ...facts, issuerAnswers: new Map(check ? [['receipt', aWord(check)]] : []) }, noSigns)
const number = aReceipt().invoice_number

test.each<[string, Partial<InvoiceCheckRow> | null, string]>([
  ['unverified', null, `发票 ${number} 尚未向开票方核验`],
  ['unverified', { outcome: 'waiting' }, `发票 ${number} 尚未向开票方核验`],
  ['unverified', { outcome: 'unavailable' }, `发票 ${number} 尚未向开票方核验`],
  ['unknownInvoice', { outcome: 'unknown' }, `发票 ${number} 在开票方查无此票`],
  ['voidedInvoice', { outcome: 'voided' }, `发票 ${number} 已被开票方作废或红冲`],
  ['otherSum', { outcome: 'otherSum', issued_fen: 20_000 }, `发票 ${number} 在开票方登记的金额为 ¥200.00`],
  ['otherSum', { outcome: 'otherSum', issued_fen: null }, `发票 ${number} 的日期或金额与开票方登记的不一致`],
  ['otherDay', { issued_day: '2026-02-21' }, `发票 ${number} 在开票方登记的开票日期为 2026-02-21`],
  ['otherIssuedPayer', { issued_payer: '王芳' }, `发票 ${number} 在开票方登记的交款人为王芳`],
  ['otherSeller', { issued_seller: '美丽诊所' }, `发票 ${number} 在开票方登记的开票单位为美丽诊所`],
])('%s is reported as text and prevents an automatic decision: %j', (kind, check, words) => {
  const { flags, isAutomatic } = judged(check)
  expect(flags).toEqual([{ kind, words, weight: expect.any(Number) }])
  expect(isAutomatic).toBe(false)
})

test('an issuer that agrees, or omits payer and seller, allows an automatic decision', () => {
  expect(judged({}).isAutomatic).toBe(true)
  expect(judged({ issued_payer: null, issued_seller: null }).isAutomatic).toBe(true)
  expect(judged({ issued_payer: '林 晓', issued_seller: '北京协和医院 ' }).isAutomatic).toBe(true)
})

test('an issuer may use another name of the hospital', () => {
  const hospitalOf = (name: string) => ({ name, names: [name, '协和医院'], grade: null, isPublic: null })
  const words = new Map([['receipt', aWord({ issued_seller: '协和医院' })]])
  expect(judge({ ...facts, issuerAnswers: words, hospitalOf }, noSigns).flags).toEqual([])
})
