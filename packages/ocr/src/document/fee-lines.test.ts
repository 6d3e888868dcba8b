import { expect, test } from 'vitest'
import { feeLinesOf } from './fee-lines.ts'
import { sheetOf } from './test-sheet.ts'

const lines = (...rows: readonly string[]) => feeLinesOf(sheetOf(rows).rows)

test('reads the table of a receipt charge by charge, with its last column', () => {
  expect(
    lines(
      '票据号码：0123456789',
      '项目名称 | 数量/单位 | 金额（元） | 备注',
      '西药费 | 1/项 | 123.45',
      '阿莫西林胶囊 | 2.00/盒 | 1,023.40 | 无自付',
      '金额合计（大写）：壹佰元整 | （小写）：100.00',
      '个人自费 | 1 | 9.00',
    ),
  ).toMatchObject([
    { name: '西药费', count: 1, unit: '项', amount: 12_345, remark: null },
    { name: '阿莫西林胶囊', count: 2, unit: '盒', amount: 102_340, remark: '无自付' },
  ])
})

test('reads two charges side by side', () => {
  const found = lines('项目名称 | 金额 | 项目名称 | 金额', '西药费 | 12.00 | 化验费 | 30.50', '合计 | 42.50')
  expect(found.map(({ name, amount }) => [name, amount])).toEqual([
    ['西药费', 1200],
    ['化验费', 3050],
  ])
})

test('does not read a unit price as a charge', () => {
  expect(lines('项目 | 规格 | 单价 | 金额', '布洛芬缓释胶囊 | 3 盒 | 10.50 | 31.50', '合计')).toMatchObject([
    { count: 3, amount: 3150 },
  ])
})

test('a document without a table has no charges', () => {
  expect(lines('交款人：张晓明', '西药费 | 12.00')).toEqual([])
})

test('reads a numbered list with the unit first like a table', () => {
  const head = '序号 | 项目名称 | 单位 | 数量 | 单价 | 金额'
  expect(lines(head, '1 | 超声洁牙 | 次 | 1.00 | 200.00 | 200.00', '合计金额： | 200.00')).toMatchObject([
    { name: '超声洁牙', count: 1, unit: '次', amount: 20_000 },
  ])
})
