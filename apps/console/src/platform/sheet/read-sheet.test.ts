import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { readSheet, rowsOf, type TableShape } from './read-sheet.ts'

const columns = { phone: '手机号', name: '家属姓名', amount: '数量', day: '开始日期' } as const
const shape: TableShape<keyof typeof columns> = { columns, optional: ['name'], mostRows: 3 }
const head = Object.values(columns)
const line = ['13800000000', ' 陈默 ', '1', '2026-01-01']

test('finds columns by name in any order, and keeps line numbers despite empty lines', () => {
  const read = rowsOf(
    [
      ['备注', ...head.toReversed()],
      ['', ...line.toReversed()],
      ['', '', ''],
      ['x', ...line.toReversed()],
    ],
    shape,
  )
  const row = { phone: '13800000000', name: '陈默', amount: '1', day: '2026-01-01' }
  expect(read).toEqual({
    kind: 'rows',
    rows: [
      { ...row, line: 2 },
      { ...row, line: 4 },
    ],
  })
})

test('an optional column that is missing reads as empty', () => {
  const read = rowsOf(
    [
      ['手机号', '数量', '开始日期'],
      ['13800000000', 2, '2026-01-01'],
    ],
    shape,
  )
  expect(read).toMatchObject({ rows: [{ phone: '13800000000', name: '', amount: '2' }] })
})

test.each([
  [[], '表头缺少：手机号、数量、开始日期'],
  [[head], '表格里没有数据'],
  [[head, line, line, line, line], '一次最多导入 3 行，请分成几个文件'],
])('says why a file is not a valid table', (table, message) => {
  expect(rowsOf(table, shape)).toEqual({ kind: 'fault', message: message })
})

test('reads numbers and dates of a workbook as its cells show them', async () => {
  const cells = [13_800_000_000, '陈默', 2, new Date(Date.UTC(2026, 11, 31))]
  const bytes = await writeXlsx({ sheets: [{ name: '额度', rows: [[...head], cells] }] })
  const file = new File([new Uint8Array(bytes)], '额度.xlsx')
  expect(await readSheet(file, shape)).toMatchObject({
    rows: [{ phone: '13800000000', name: '陈默', amount: '2', day: '2026-12-31' }],
  })
})

test('reads CSV in GBK and in UTF-8, and reports any other encoding', async () => {
  const utf8 = new File([`\uFEFF${head.join(',')}\n${line.join(',')}`], 'a.csv')
  expect(await readSheet(utf8, shape)).toMatchObject({ rows: [{ name: '陈默' }] })
  // 手机号 in GBK; the other columns are missing, so the error names them.
  const gbk = new File([new Uint8Array([0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5])], 'b.csv')
  expect(await readSheet(gbk, shape)).toEqual({ kind: 'fault', message: '表头缺少：数量、开始日期' })
  expect(await readSheet(new File(['no workbook'], 'c.xlsx'), shape)).toMatchObject({ kind: 'fault' })
})
