import { expect, test } from 'vitest'
import type { RecognisedField } from './outcome.ts'
import { sheetOf } from './test-sheet.ts'
import { visitFields } from './visit-days.ts'

const issued = (value: string, isSure = true): RecognisedField<string> => ({
  value,
  confidence: 1,
  isSure,
  region: null,
  source: 'text',
})
const read = (rows: readonly string[], own?: RecognisedField<string>, options = {}) =>
  visitFields(sheetOf(rows, options), own)

test.each([
  '就诊日期：2023-05-05',
  '就诊时间：2023-05-05 08:31',
  '看诊日期:2023年5月5日',
  '就诊日期 | 20230505',
  '接诊时间：2023/05/05',
  '挂号日期：2023.05.05',
])('%s is the day of the visit, and sure where further readings agree', async (row) => {
  const { visitDate, ...rest } = await read([row])
  expect(visitDate).toMatchObject({ value: '2023-05-05', isSure: true })
  expect(rest).toEqual({})
})

test.each(['入院日期：2023-05-01', '人院时间：2023-05-01', '住院日期：20230501'])(
  '%s is the first day of a stay',
  async (row) =>
    expect((await read([row])).admissionDate).toMatchObject({ value: '2023-05-01', isSure: true }),
)

test.each([
  '住院日期：2023-05-01至2023-05-09',
  '住院时间：2023-05-01 | 至 | 2023-05-09',
  '住院起止日期：2023年05月01日—2023年05月09日',
  '入院日期：2023-05-01 10:20 | 出院日期：2023-05-09 09:00',
])('%s is a stay of nine days', async (row) => {
  const { admissionDate, dischargeDate, visitDate } = await read([row])
  expect(admissionDate).toMatchObject({ value: '2023-05-01', isSure: true })
  expect(dischargeDate).toMatchObject({ value: '2023-05-09', isSure: true })
  expect(visitDate).toBeUndefined()
})

test('the day of the receipt, of printing and of birth is no day of a visit', async () => {
  expect(await read(['开票日期：2023-05-06', '打印日期：2023-05-07', '出生日期：2001-01-01'])).toEqual({})
})

test('two days under one label are ambiguous', async () => {
  const { visitDate } = await read(['就诊日期：2023-05-05', '就诊日期：2023-05-06'])
  expect(visitDate).toMatchObject({ value: '2023-05-05', isSure: false })
})

test("a visit on the receipt's own sure day needs no further reading; on an unsure one it does", async () => {
  const rows = ['就诊日期：2023-05-05']
  const blurred = { again: '不清楚' }
  expect((await read(rows, issued('2023-05-05'), blurred)).visitDate?.isSure).toBe(true)
  expect((await read(rows, issued('2023-05-05', false), blurred)).visitDate?.isSure).toBe(false)
  expect((await read(rows, issued('2023-05-06'), blurred)).visitDate?.isSure).toBe(false)
})

test('a faint digit leaves a day unsure', async () => {
  expect((await read(['就诊日期：2023-05-05'], undefined, { faint: '5' })).visitDate?.isSure).toBe(false)
})

test('a visit is not after the receipt, nor a discharge before the admission', async () => {
  const late = await read(['就诊日期：2023-05-07'], issued('2023-05-06'))
  expect(late.visitDate).toMatchObject({ value: '2023-05-07', isSure: false })
  const backward = await read(['入院日期：2023-05-09', '出院日期：2023-05-01'])
  expect([backward.admissionDate?.isSure, backward.dischargeDate?.isSure]).toEqual([false, false])
  const oneDay = await read(['入院日期：2023-05-09', '出院日期：2023-05-09'])
  expect([oneDay.admissionDate?.isSure, oneDay.dischargeDate?.isSure]).toEqual([true, true])
})

test('a future day was misread', async () => {
  expect(await read(['就诊日期：2028-05-05'], undefined, { today: '2026-01-01' })).toEqual({})
})
