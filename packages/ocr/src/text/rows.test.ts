import { expect, test } from 'vitest'
import type { RecognisedLine } from './line.ts'
import { findAll, rowsOf } from './rows.ts'

/** A line with evenly spaced letters, given by its left edge and middle on a page rotated by an angle. */
function line(text: string, left: number, middle: number, angle = 0, height = 20): RecognisedLine {
  const width = [...text].length * height
  const x = left + width / 2
  const centre = {
    x: x * Math.cos(angle) - middle * Math.sin(angle),
    y: x * Math.sin(angle) + middle * Math.cos(angle),
  }
  const letters = [...text].map((sign, index, all) => ({
    text: sign,
    confidence: 0.9,
    at: (index + 0.5) / all.length,
  }))
  return { text, confidence: 0.9, letters, box: { centre, width, height, angle } }
}

const texts = (lines: readonly RecognisedLine[]) => rowsOf(lines).map((row) => row.text)

test.each([0, 0.1, -0.2, Math.PI / 2, Math.PI])(
  'lines next to each other are one row on a page turned by %d',
  (angle) => {
    const lines = [
      line('开票日期：2024-05-06', 500, 102, angle),
      line('票据代码', 0, 50, angle),
      line('交款人：', 0, 100, angle),
      line('张三', 120, 101, angle),
      line('11060122', 200, 52, angle),
    ]
    expect(texts(lines)).toEqual(['票据代码 11060122', '交款人: 张三 开票日期:2024-05-06'])
  },
)

test('text below another line is another row', () => {
  expect(texts([line('合计', 0, 20), line('合计', 0, 42)])).toEqual(['合计', '合计'])
})

test('a match has the position of its own letters', () => {
  const rows = rowsOf([line('号码：12345678', 100, 50)])
  const [found] = findAll(rows, /号码:(?<value>\d+)/dg)
  expect(found?.text).toBe('12345678')
  expect(found?.line.box.centre.x).toBeGreaterThan(220)
  expect(found?.line.letters).toHaveLength(8)
})
