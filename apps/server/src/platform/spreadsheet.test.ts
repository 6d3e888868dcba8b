import { formatValue, readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { spreadsheetOf } from './spreadsheet.ts'

test('writes numbers as numbers in their format, below a bold head that stays in view', async () => {
  const bytes = await spreadsheetOf([
    {
      name: '赔付',
      columns: [
        ['月份', 10],
        ['金额', 16],
      ],
      rows: [
        ['2026-01', { value: 1234.5, format: '#,##0.00' }],
        [{ value: '合计', isBold: true }, null],
      ],
    },
  ])
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets
  expect(sheet).toMatchObject({
    name: '赔付',
    rows: [
      ['月份', '金额'],
      ['2026-01', 1234.5],
      ['合计', null],
    ],
    freezePane: { rows: 1 },
  })
  expect(sheet?.cells?.get('0,1')?.style?.font?.bold).toBe(true)
  expect(sheet?.cells?.get('2,0')?.style?.font?.bold).toBe(true)
  expect(formatValue(1234.5, sheet?.cells?.get('1,1')?.style?.numFmt ?? '')).toBe('1,234.50')
})

test('merges a cell that covers several rows', async () => {
  const bytes = await spreadsheetOf([
    {
      name: '材料',
      columns: [
        ['就诊', 10],
        ['材料', 10],
      ],
      rows: [
        [{ value: '门诊', rowSpan: 2 }, '发票'],
        [null, '病历'],
      ],
    },
  ])
  const [sheet] = (await readXlsx(bytes)).sheets
  expect(sheet?.merges).toEqual([{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }])
})
