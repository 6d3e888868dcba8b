import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { quotaExample, quotaHead, quotaRows } from './quota-rows.ts'
import { readQuotaFile } from './read-file.ts'

test('rows are found by the names of their columns, in whatever order; empty lines keep the numbers of the others', () => {
  const read = quotaRows([
    ['备注', ...quotaHead.toReversed()],
    ['', ...quotaExample.toReversed()],
    ['', '', ''],
    ['x', ...quotaExample.toReversed()],
  ])
  expect(read).toMatchObject({
    kind: 'rows',
    rows: [
      {
        line: 2,
        phone: '13800000000',
        familyName: '',
        benefit: '年度体检',
        amount: '1',
        endDay: '2026-12-31',
      },
      { line: 4 },
    ],
  })
})

test.each([
  [[], '表头缺少：手机号、权益名称、服务商、数量、单位、开始日期、结束日期'],
  [[quotaHead], '表格里没有数据'],
  [[quotaHead, ...Array.from({ length: 1001 }, () => quotaExample)], '一次最多导入 1000 行，请分成几个文件'],
])('a table that is none says why', (table, words) => {
  expect(quotaRows(table)).toEqual({ kind: 'fault', words })
})

test('numbers and dates of a workbook are what is seen in its cells', async () => {
  const day = new Date(Date.UTC(2026, 11, 31))
  const cells = [13_800_000_000, '陈默', '年度体检', 'FENGSHI', 2, '次', day, day]
  const bytes = await writeXlsx({ sheets: [{ name: '额度', rows: [[...quotaHead], cells] }] })
  const file = new File([new Uint8Array(bytes)], '额度.xlsx')
  expect(await readQuotaFile(file)).toMatchObject({
    rows: [{ phone: '13800000000', familyName: '陈默', amount: '2', startDay: '2026-12-31' }],
  })
})

test('a CSV in GBK is read like one in UTF-8, and what is neither is said to be none', async () => {
  const line = `${quotaHead.join(',')}\n${quotaExample.join(',')}`
  const utf8 = new File([`\uFEFF${line}`], 'a.csv')
  expect(await readQuotaFile(utf8)).toMatchObject({ rows: [{ benefit: '年度体检' }] })
  // 手机号 in GBK: nothing else of the head follows, so that is what is missed.
  const gbk = new File([new Uint8Array([0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5])], 'b.csv')
  expect(await readQuotaFile(gbk)).toMatchObject({ words: expect.not.stringContaining('手机号') as string })
  expect(await readQuotaFile(new File(['no workbook'], 'c.xlsx'))).toMatchObject({ kind: 'fault' })
})
