import { toYuanText } from '@yf/domain/money'
import { write, writeDown } from '../ink.ts'
import { frame, line, type DrawnBox, type RenderedPage } from '../page.ts'
import type { FieldName } from '../truth.ts'
import { compact, iso } from '../vocabulary/dates.ts'
import type { ElectronicStyle } from './electronic-style.ts'
import type { InventedReceipt } from './receipt.ts'

const pooledLabel = '医保统筹基金支付'

const marked: Readonly<Record<string, FieldName>> = {
  [pooledLabel]: 'social',
  住院日期: 'admissionDate',
  就诊日期: 'visitDate',
}

/** 其他信息: amounts that are close to the total and easily confused with it. */
export function otherInformation(
  page: RenderedPage,
  receipt: InventedReceipt,
  style: ElectronicStyle,
  [left, top, width, height]: DrawnBox,
): number {
  const ink = style.label.color
  frame(page, [left, top, width, height], ink, 2)
  line(
    page,
    [
      [left + 52, top],
      [left + 52, top + height],
    ],
    ink,
  )
  writeDown(page, '其他信息', left + 26, top + 30, top + height - 30, style.label)
  const small = { ...style.label, size: style.label.size - 3 }
  const value = { ...style.value, size: style.value.size - 3 }
  rowsOf(receipt).forEach((row, line) =>
    row.forEach(([label, text], column) => {
      const x = left + 70 + (column * (width - 70)) / 4
      const y = top + 34 + line * 44
      const used = write(page, label + style.colon, x, y, small)
      const field = marked[label]
      write(page, text, x + used + 2, y, value, {
        fit: (width - 70) / 4 - used - 10,
        ...(field && { field }),
      })
    }),
  )
  return top + height
}

function rowsOf(receipt: InventedReceipt): (readonly [string, string])[][] {
  const visit = receipt.isInpatient ? '住院号' : '门诊号'
  const days = receipt.isInpatient
    ? (['住院日期', iso(receipt.admitted)] as const)
    : (['就诊日期', compact(receipt.admitted)] as const)
  const selfFunded = receipt.selfFunded ?? receipt.cash - Math.round(receipt.cash * 0.7)
  return [
    [['业务流水号', receipt.serial], [visit, receipt.visit], days, ['性别', receipt.isMale ? '男' : '女']],
    [
      ['医疗机构类型', '综合医院'],
      ['医保类型', '职工医保'],
      ['医保编号', receipt.visit],
      ['预缴金额', '0.00'],
    ],
    [
      [pooledLabel, toYuanText(receipt.pooled)],
      ['其他支付', '0.00'],
      ['个人账户支付', toYuanText(receipt.account)],
      ['个人现金支付', toYuanText(receipt.cash)],
    ],
    [
      ['个人自付', toYuanText(receipt.cash - selfFunded)],
      ['个人自费', toYuanText(selfFunded)],
    ],
  ]
}
