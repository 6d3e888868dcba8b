import { expect, test } from 'vitest'
import { dateField } from './invoice-date.ts'
import { sheetOf } from './test-sheet.ts'

const read = (rows: readonly string[], options = {}) => dateField(sheetOf(rows, options))

test('a day is sure where its label is clear and all readings agree', async () => {
  const field = await read(['就诊日期：20230505', '交款人：张晓明 | 开票日期：2023-05-06'])
  expect(field).toMatchObject({ value: '2023-05-06', isSure: true, source: 'text' })
})

test('the day of admission is not the day of the receipt', async () => {
  expect((await read(['入院日期：2023-05-11 | 2023-05-06']))?.value).toBe('2023-05-06')
  expect((await read(['入院 | 日期：2023-05-11', '2023-05-06']))?.value).toBe('2023-05-06')
  const misread = ['人院日期：2023-05-11', '日期：2023-05-06']
  expect(await read(misread)).toMatchObject({ value: '2023-05-06', isSure: true })
})

test('of two days under equal labels the one named twice wins, then the last, and never sure', async () => {
  const last = ['日期：2023-05-06', '日期：2023-05-01']
  expect(await read(last)).toMatchObject({ value: '2023-05-06', isSure: false })
  const twice = ['日期：2023-05-06', '日期：2023-05-08', '日期：2023-05-06']
  expect(await read(twice)).toMatchObject({ value: '2023-05-06', isSure: false })
})

test('the day of printing counts only where there is no other', async () => {
  const printed = '打印日期：2024-01-01'
  expect((await read([printed, '日期：2023-05-06']))?.value).toBe('2023-05-06')
  expect((await read([printed, '入院日期：2023-05-06']))?.value).toBe('2024-01-01')
})

test.each(['入陀日期：2023-05-06', '打印日期：2023-05-06', '2023-05-06'])(
  '%s may be another day, so it is unsure',
  async (row) => expect(await read([row])).toMatchObject({ value: '2023-05-06', isSure: false }),
)

test('日期 alone is clearer than a possibly misread label of another day', async () => {
  const field = await read(['入陀日期：2023-05-11', '收款人：程若凡 | 日期：2023-05-06'])
  expect(field).toMatchObject({ value: '2023-05-06', isSure: true })
})

test('faint hyphens leave a day sure, a faint digit does not', async () => {
  const rows = ['开票日期：2023-05-06']
  expect((await read(rows, { faint: '-' }))?.isSure).toBe(true)
  expect((await read(rows, { faint: '5' }))?.isSure).toBe(false)
})

test("a day that further readings contradict becomes the majority's, and unsure", async () => {
  const field = await read(['开票日期：2023-05-06'], { again: '2023-05-08' })
  expect(field).toMatchObject({ value: '2023-05-08', isSure: false })
})

test('a day that further readings cannot read stays, and is unsure', async () => {
  const field = await read(['开票日期：2023-05-06'], { again: '张晓明' })
  expect(field).toMatchObject({ value: '2023-05-06', isSure: false })
})

test.each(['收费日期：2O25-O4-1Z', '收费日期：', '收费日期：2025-04-32'])(
  'where %s was read, another reading finds the day before another label does, for manual review',
  async (row) => {
    const field = await read([row, '日期：2025-03-23'], { again: '收费日期：2025-04-12' })
    expect(field).toMatchObject({ value: '2025-04-12', isSure: false })
    expect(field!.confidence).toBeLessThan(0.7)
  },
)

test('a label without a value leaves the day to the next one', async () => {
  const field = await read(['收费日期：', '日期：2025-03-23'])
  expect(field).toMatchObject({ value: '2025-03-23', isSure: true })
})

test('a future day is no date of a receipt', async () => {
  expect(await read(['开票日期：2023-05-06'], { today: '2023-05-05' })).toBeUndefined()
  expect((await read(['开票日期：2023-05-06'], { today: '2023-05-06' }))?.value).toBe('2023-05-06')
})

test('the code wins over a faint day, and a clear different one leaves both in doubt', async () => {
  const qr = '01,2,11060122,0123456780,a1b2c3,20230506,123.45'
  const faint = await read(['开票日期：2023-05-08'], { qr, confidence: 0.8 })
  expect(faint).toMatchObject({ value: '2023-05-06', isSure: true, source: 'qr', region: null })
  const clear = await read(['开票日期：2023-05-08'], { qr })
  expect(clear).toMatchObject({ value: '2023-05-06', isSure: false, source: 'qr', region: null })
})
