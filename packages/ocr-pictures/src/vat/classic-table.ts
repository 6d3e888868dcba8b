import { toYuanText } from '@yf/domain/money'
import { write } from '../ink.ts'
import { frame, line } from '../page.ts'
import type { Random } from '../random.ts'
import type { ClassicStyle } from './classic-style.ts'
import { rateText, type VatInvoice } from './invoice.ts'

const columns = [
  ['货物或应税劳务、服务名称', 0.27],
  ['规格型号', 0.1],
  ['单位', 0.06],
  ['数 量', 0.09],
  ['单 价', 0.12],
  ['金 额', 0.14],
  ['税率', 0.08],
  ['税 额', 0.14],
] as const

/** Right edges of the columns. */
function edges({ left, right }: ClassicStyle): number[] {
  let at = left
  return columns.map(([, share]) => (at += share * (right - left)))
}

export function classicLines(style: ClassicStyle, invoice: VatInvoice, top: number): number {
  const { page, label, value, left, right } = style
  const bottom = top + 300
  const ends = edges(style)
  frame(page, [left, top, right - left, bottom - top], label.color, 2)
  columns.forEach(([name, share], index) => {
    const end = ends[index]!
    write(
      page,
      name,
      end - (share * (right - left)) / 2,
      top + 22,
      { ...label, size: 23 },
      { align: 'center', fit: share * (right - left) - 8 },
    )
    if (index < columns.length - 1)
      line(
        page,
        [
          [end, top],
          [end, bottom],
        ],
        label.color,
        1.2,
      )
  })
  invoice.lines.forEach((row, index) => {
    const y = top + 62 + index * 38
    const small = { ...value, size: 23 }
    const at = (column: number, text: string) =>
      write(page, text, ends[column]! - 8, y, small, { align: 'right', fit: 170 })
    write(page, row.name, left + 8, y, small, { fit: ends[0]! - left - 14 })
    write(page, row.unit, ends[2]! - 50, y, small, { align: 'center' })
    at(3, String(row.count))
    at(4, toYuanText(Math.round(row.net / row.count)))
    at(5, toYuanText(row.net))
    at(6, rateText(invoice))
    at(7, invoice.rate === null ? '***' : toYuanText(row.tax))
  })
  const y = bottom - 26
  write(page, '合 计', left + 160, y, label, { align: 'center' })
  write(page, `¥${toYuanText(invoice.net)}`, ends[5]! - 8, y, value, { align: 'right', field: 'beforeTax' })
  write(page, invoice.rate === null ? '***' : `¥${toYuanText(invoice.tax)}`, ends[7]! - 8, y, value, {
    align: 'right',
  })
  return bottom
}

export function classicTotals(style: ClassicStyle, invoice: VatInvoice, top: number, look: Random): number {
  const { page, label, value, left, right } = style
  frame(page, [left, top, right - left, 56], label.color, 2)
  const split = left + (right - left) * 0.27
  line(
    page,
    [
      [split, top],
      [split, top + 56],
    ],
    label.color,
    1.2,
  )
  write(page, '价税合计（大写）', left + 130, top + 28, label, { align: 'center' })
  const { ctx } = page
  ctx.strokeStyle = value.color
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.arc(split + 40, top + 28, 14, 0, Math.PI * 2)
  for (const [x, y] of [
    [-10, -10],
    [10, -10],
  ] as const) {
    ctx.moveTo(split + 40 + x, top + 28 + y)
    ctx.lineTo(split + 40 - x, top + 28 - y)
  }
  ctx.stroke()
  write(page, invoice.capital, split + 70, top + 28, value, { field: 'capitalAmount', fit: 560 })
  const used = write(page, '（小写）', left + (right - left) * 0.72, top + 28, label)
  const sign = look.pick(['¥', '￥', '¥ '])
  write(
    page,
    `${sign}${toYuanText(invoice.total)}`,
    left + (right - left) * 0.72 + used + 6,
    top + 28,
    value,
    {
      field: 'total',
    },
  )
  return top + 56
}
