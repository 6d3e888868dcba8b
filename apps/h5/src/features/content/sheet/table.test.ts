import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { readTables } from './read-tables.ts'
import { mostRows, tableOf } from './table.ts'

const plain = (value: unknown) => String(value)
const workbook = async (sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
  new Blob([new Uint8Array(await writeXlsx({ sheets }))])
const textsOf = (rows: readonly (readonly ({ text: string } | null)[])[]) =>
  rows.map((row) => row.map((cell) => cell?.text ?? null))

test('reads sheets with merged cells and formatted numbers, and skips hidden ones', async () => {
  const tables = await readTables(
    await workbook([
      {
        name: '材料',
        rows: [
          ['类型', '材料'],
          ['门诊', '发票'],
          [null, '病历'],
        ],
        merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
      },
      {
        name: '比例',
        rows: [
          ['责任', '比例', '日期'],
          ['住院', 0.95, new Date('2026-11-15T00:00:00Z')],
        ],
        cells: new Map([['1,1', { value: 0.95, style: { numFmt: '0%' } }]]),
      },
      { name: '内部', rows: [['x']], hidden: true },
    ]),
  )
  expect(tables.map(({ name }) => name)).toEqual(['材料', '比例'])
  expect(textsOf(tables[0]!.rows)).toEqual([
    ['类型', '材料'],
    ['门诊', '发票'],
    [null, '病历'],
  ])
  expect(tables[0]!.rows[1]?.[0]).toMatchObject({ rows: 2, columns: 1 })
  expect(textsOf(tables[1]!.rows)[1]).toEqual(['住院', '95%', '2026-11-15'])
  expect(tables[1]!.rows[1]?.[1]?.isNumber).toBe(true)
})

test('cuts a long table and marks it; merged cells end at the cut', () => {
  const rows = Array.from({ length: mostRows + 1 }, (_, at) => [at, 'x'])
  const merges = [{ startRow: mostRows - 1, startCol: 0, endRow: mostRows + 5, endCol: 0 }]
  const table = tableOf({ name: '长', rows, merges }, plain)
  expect([table.rows.length, table.isCut]).toEqual([mostRows, true])
  expect(table.rows.at(-1)?.[0]?.rows).toBe(1)
})

test('drops empty rows at the end and rounds floating-point sums for display', () => {
  const table = tableOf({ name: '短', rows: [['合计'], [0.1 + 0.2], [null], ['']] }, plain)
  expect(textsOf(table.rows)).toEqual([['合计'], ['0.3']])
  expect(table.isCut).toBe(false)
})

test('rejects a file that is not a workbook with a message', async () => {
  await expect(readTables(new Blob(['%PDF-1.7']))).rejects.toThrow('表格打不开')
  await expect(readTables(new Blob([new Uint8Array(11 * 1024 * 1024)]))).rejects.toThrow('表格太大')
})
