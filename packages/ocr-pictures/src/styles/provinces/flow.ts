import { write, type Pen } from '../../ink.ts'
import { frame, line, newPage, type RenderedPage } from '../../page.ts'
import type { FieldName } from '../../truth.ts'

/** A label with its value, at a fraction of the sheet's width. */
export interface Cell {
  readonly at: number
  readonly label?: string
  readonly text?: string
  readonly field?: FieldName
  readonly align?: 'left' | 'right' | 'center'
}

/** A line of the sheet, or a horizontal rule. */
export type FlowRow = readonly Cell[] | 'rule'

export interface FlowSheet {
  readonly title: string
  readonly rows: readonly FlowRow[]
  readonly width: number
  readonly leading: number
  readonly label: Pen
  readonly value: Pen
  readonly colon: string
  readonly paper: string
  readonly material?: RenderedPage['material']
}

const margin = 0.045

/** Lays out a sheet from top to bottom, each row below the previous: the positions follow from the rows. */
export function setSheet(sheet: FlowSheet): { readonly page: RenderedPage; readonly bottom: number } {
  const { width, leading, rows, label, value, colon } = sheet
  const head = leading * 3.4
  const lines = rows.reduce((sum, row) => sum + (row === 'rule' ? 0.4 : 1), 0)
  const page = newPage(width, Math.round(head + lines * leading + leading * 4), sheet.paper, sheet.material)
  const [left, inner] = [width * margin, width * (1 - 2 * margin)]
  write(
    page,
    sheet.title,
    width / 2,
    leading * 1.6,
    { ...label, size: label.size * 1.75 },
    { align: 'center', fit: inner * 0.72 },
  )
  let y = head
  for (const row of rows) {
    if (row === 'rule') {
      line(
        page,
        [
          [left, y - leading * 0.45],
          [left + inner, y - leading * 0.45],
        ],
        label.color,
        1.4,
      )
      y += leading * 0.4
      continue
    }
    for (const { at, label: name, text = '', field, align = 'left' } of row) {
      const x = left + at * inner
      const used = name ? write(page, name + colon, x, y, label) : 0
      write(page, text, x + used + (name ? 3 : 0), y, value, { align, ...(field && { field }) })
    }
    y += leading
  }
  if (sheet.material !== 'thermal')
    frame(page, [left * 0.5, head - leading * 0.8, inner + left, y - head + leading * 0.5], label.color)
  return { page, bottom: y }
}
