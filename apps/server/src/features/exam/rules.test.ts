import { describe, expect, test } from 'vitest'
import { covers, invoicesFen, isWhole, largest, missingOf, payingRight, type ExamFacts } from './rules.ts'

const term = (left: number, from: string, until: string) => ({
  left,
  startTime: new Date(`${from}T00:00:00+08:00`),
  endTime: new Date(`${until}T23:59:59+08:00`),
})

test('a benefit covers its first and its last day, and not the adjacent days', () => {
  const right = term(1, '2026-01-01', '2026-12-31')
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => covers(right, day))).toEqual([false, true, true, false])
})

test('the first package by its end that covers the day and holds the whole amount pays', () => {
  const [old, small, large] = [
    term(900, '2025-01-01', '2025-12-31'),
    term(100, '2026-01-01', '2026-06-30'),
    term(500, '2026-01-01', '2026-12-31'),
  ]
  const rights = [old, small, large]
  expect(payingRight(rights, '2026-02-01', 100)).toBe(small)
  expect(payingRight(rights, '2026-02-01', 101)).toBe(large)
  expect(payingRight(rights, '2026-02-01', 501)).toBeUndefined()
  expect(largest(rights)).toBe(old)
  expect(largest([small, large])).toBe(large)
  expect(largest([small, term(100, '2026-01-01', '2026-12-31')])).toBe(small)
  expect(largest([])).toBeUndefined()
})

const whole = { invoiceNumber: '1', day: '2026-02-20', billedFen: 500 }
const invoice = { kind: 'invoice', state: 'read', values: whole, isConfirmed: true, used: null } as const
const none = { invoiceNumber: null, day: null, billedFen: null }
const report = { kind: 'report', state: 'kept', values: none, isConfirmed: false, used: null } as const
const complete: ExamFacts = { amountFen: 500, hasCard: true, leftFen: 500, documents: [invoice, report] }

test('an invoice requires its number, its date and its amount', () => {
  expect(isWhole(whole)).toBe(true)
  for (const name of ['invoiceNumber', 'day', 'billedFen'])
    expect(isWhole({ ...whole, [name]: null })).toBe(false)
})

describe('missing items', () => {
  test('are empty when everything is present', () => expect(missingOf(complete)).toEqual([]))

  test.each<[Partial<ExamFacts>, string]>([
    [{ hasCard: false }, '请填写收款银行卡'],
    [{ leftFen: null }, '没有可用的体检报销额度，请核对体检日期'],
    [{ leftFen: 499 }, '报销额度剩余 ¥4.99，请修改报销金额'],
    [{ documents: [report] }, '请上传体检发票'],
    [{ documents: [invoice] }, '请上传体检报告'],
    [{ documents: [{ ...invoice, state: 'waiting', values: none }, report] }, '发票正在识别，请稍候'],
    [
      { documents: [{ ...invoice, values: { ...whole, day: null } }, report] },
      '第 1 张发票缺少号码、日期或金额，请点开填写',
    ],
    [{ documents: [{ ...invoice, isConfirmed: false }, report] }, '第 1 张发票有不确定的内容，请点开核对'],
    [{ documents: [invoice, { ...invoice, used: '已在别处' }, report], amountFen: 500 }, '已在别处'],
    [{ amountFen: 501, leftFen: 501 }, '发票合计 ¥5.00，少于报销金额 ¥5.01，请补充发票或修改金额'],
  ])('%o', (change, message) => expect(missingOf({ ...complete, ...change })).toEqual([message]))

  test('a report that is still being recognised is no invoice, and nothing waits for it', () => {
    const reading = { ...report, state: 'waiting' } as const
    expect(missingOf({ ...complete, documents: [invoice, reading] })).toEqual([])
    expect(missingOf({ ...complete, documents: [reading] })).toEqual(['请上传体检发票'])
  })

  test('later pages of an invoice are not separate invoices and need no check', () => {
    const page = { ...invoice, state: 'kept', values: none, isConfirmed: false } as const
    expect(missingOf({ ...complete, documents: [invoice, page, report] })).toEqual([])
    expect(missingOf({ ...complete, documents: [page, report] })).toEqual(['请上传体检发票'])
  })
})

test('the total adds up the invoices with an amount', () => {
  const open = { ...invoice, values: { ...whole, billedFen: null } }
  expect(invoicesFen([invoice, invoice, open, { ...report, values: whole }])).toBe(1000)
})
