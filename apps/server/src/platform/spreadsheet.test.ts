import { formatValue, readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { longSpreadsheetOf, spreadsheetOf } from './spreadsheet.ts'

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

test('a long sheet keeps every row, and shows a text that looks like a formula as text', async () => {
  async function* rows() {
    for (let at = 1; at <= 3_000; at++) yield ['=1+1', at, at % 2 ? '@x' : null]
  }
  const columns = [
    ['文字', 10],
    ['序号', 10],
    ['符号', 10],
  ] as const
  const bytes = await longSpreadsheetOf({ name: '名单', columns, rows: rows() })
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets
  expect(sheet!.rows).toHaveLength(3_001)
  expect(sheet!.rows[0]).toEqual(['文字', '序号', '符号'])
  expect(sheet!.rows.at(-1)).toEqual(['=1+1', 3_000, null])
  expect([...(sheet!.cells ?? new Map()).values()].some(({ formula }) => formula !== undefined)).toBe(false)
})
