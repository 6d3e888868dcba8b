import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { readSheet, rowsOf, type TableShape } from './read-sheet.ts'

const columns = { phone: '手机号', name: '家属姓名', amount: '数量', day: '开始日期' } as const
const shape: TableShape<keyof typeof columns> = { columns, optional: ['name'], mostRows: 3 }
const head = Object.values(columns)
const line = ['13800000000', ' 陈默 ', '1', '2026-01-01']

test('rows are found by the names of their columns, in whatever order; empty lines keep the numbers of the others', () => {
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

test('a column that may be missing is empty', () => {
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
])('a table that is none says why', (table, words) => {
  expect(rowsOf(table, shape)).toEqual({ kind: 'fault', words })
})

test('numbers and dates of a workbook are what is seen in its cells', async () => {
  const cells = [13_800_000_000, '陈默', 2, new Date(Date.UTC(2026, 11, 31))]
  const bytes = await writeXlsx({ sheets: [{ name: '额度', rows: [[...head], cells] }] })
  const file = new File([new Uint8Array(bytes)], '额度.xlsx')
  expect(await readSheet(file, shape)).toMatchObject({
    rows: [{ phone: '13800000000', name: '陈默', amount: '2', day: '2026-12-31' }],
  })
})

test('a CSV in GBK is read like one in UTF-8, and what is neither is said to be none', async () => {
  const utf8 = new File([`\uFEFF${head.join(',')}\n${line.join(',')}`], 'a.csv')
  expect(await readSheet(utf8, shape)).toMatchObject({ rows: [{ name: '陈默' }] })
  // 手机号 in GBK: nothing else of the head follows, so that is what is missed.
  const gbk = new File([new Uint8Array([0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5])], 'b.csv')
  expect(await readSheet(gbk, shape)).toEqual({ kind: 'fault', words: '表头缺少：数量、开始日期' })
  expect(await readSheet(new File(['no workbook'], 'c.xlsx'), shape)).toMatchObject({ kind: 'fault' })
})
