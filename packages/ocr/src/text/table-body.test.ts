import { expect, test } from 'vitest'
import { tableBody } from './table-body.ts'

const signs = { opens: /^项目/, closes: /合计/ }

/** A page of these lines, one below the other; the second element sets the size of a title. */
function page(...rowTexts: ReadonlyArray<string | readonly [text: string, height: number]>) {
  const boxes = rowTexts.map((one, index) => {
    const [text, height] = typeof one === 'string' ? [one, 20] : one
    const box = { centre: { x: 100, y: index * 50 }, width: 200, height, angle: 0 }
    return { text, box, down: box.centre.y }
  })
  const read: string[] = []
  const textAt = async (target: object) => {
    const { text } = boxes.find(({ box }) => box === target)!
    read.push(text)
    return text
  }
  const leftOut = async () => {
    const body = await tableBody(boxes, textAt, signs)
    return boxes.filter(({ box }) => body.has(box)).map(({ text }) => text)
  }
  return { leftOut, read }
}

test('does not read the lines between the head of a table and its total', async () => {
  const { leftOut, read } = page(
    '标题',
    '代码',
    '票据号码',
    '项目名称',
    '西药费',
    '检查费',
    '化验费',
    '金额合计',
    '收款单位',
    '收款人',
  )
  expect(await leftOut()).toEqual(['西药费', '检查费', '化验费'])
  expect(read).toEqual(['标题', '代码', '票据号码', '项目名称', '收款人', '收款单位', '金额合计'])
})

test('reads a document without a table, or without a found total, completely', async () => {
  expect(await page('姓名', '性别', '住址').leftOut()).toEqual([])
  expect(await page('项目名称', '西药费', '收款单位').leftOut()).toEqual([])
})

test('a large line inside is the title of another receipt and is not skipped', async () => {
  const rows = [
    '标题',
    '代码',
    '票据号码',
    '日期',
    '项目名称',
    '西药费',
    ['收费票据', 40],
    '检查费',
    '合计',
    '收款人',
  ] as const
  expect(await page(...rows).leftOut()).toEqual(['西药费', '检查费'])
})

test('reads a table that fills most of the page, because it may be two', async () => {
  const rows = [
    '标题',
    '项目名称',
    '西药费',
    '检查费',
    '化验费',
    '票据号码',
    '项目名称',
    '床位费',
    '合计',
    '收款人',
  ]
  expect(await page(...rows).leftOut()).toEqual([])
})
