import { toGroupedYuanText, toYuanText } from '@yf/domain/money'
import { write, writeDown } from '../ink.ts'
import { maskedId } from '../numbers/id-number.ts'
import { frame, line, newPage, type Document, type RenderedPage } from '../page.ts'
import { drawQr, fiscalPayload } from '../qr.ts'
import type { Random } from '../random.ts'
import { drawHospitalStamp, drawMinistryStamp } from '../stamp.ts'
import { chinese, iso } from '../vocabulary/dates.ts'
import type { ElectronicStyle } from './electronic-style.ts'
import { otherInformation } from './electronic-notes.ts'
import {
  fieldsOf,
  inventReceipt,
  receiptThatSays,
  visitDayOf,
  type InventedReceipt,
  type ReceiptOverrides,
} from './receipt.ts'

const width = 1700
const left = 70
const right = width - 70

/** 医疗门诊/住院收费票据（电子）: the sheet that the verification site shows and people print. */
export function drawElectronic(
  random: Random,
  layout: { isInpatient: boolean; hasDetails: boolean },
  overrides: ReceiptOverrides = {},
): Document {
  const receipt = receiptThatSays(inventReceipt(random.fork('content'), layout.isInpatient), overrides)
  const look = random.fork('look')
  const style = styleOf(look, layout.hasDetails)
  const rows = layout.hasDetails
    ? receipt.sums.length + receipt.details.length
    : Math.ceil(receipt.sums.length / 2)
  const tableHeight = 46 + Math.max(rows, 4) * 40 + 16
  const page = newPage(
    width,
    360 + tableHeight + 60 + 250 + 110,
    look.pick(['#ffffff', '#fffdf8', '#fdfdfb']),
  )
  const inventedCode = `${receipt.province.code}06${layout.isInpatient ? '02' : '01'}${String(receipt.issued.year).slice(2)}`
  const code = overrides.code ?? inventedCode
  const number = overrides.number ?? random.fork('number').digits(10)
  const check = random.fork('check').next().toString(16).slice(2, 8).padEnd(6, '0')
  const qr = fiscalPayload(random.fork('qr'), code, number, check)
  heading(page, look, receipt, style)
  drawQr(page, qr, style.qrSide === 'left' ? left + 10 : right - 170, 44, 160)
  identity(page, receipt, style, { code, number, check })
  const bottom = table(page, receipt, style, tableHeight)
  const notesBottom = otherInformation(page, receipt, style, [left, bottom, right - left, 250])
  footing(page, random.fork('seal'), receipt, style, notesBottom + 50)
  return { page, fields: { ...fieldsOf(receipt, number, code), ...visitDayOf(receipt) }, qr }
}

function styleOf(look: Random, hasDetails: boolean): ElectronicStyle {
  const ink = look.pick(['#9a4a2c', '#a8362a', '#7d4a22', '#b0482f', '#3a3a3a'])
  const size = look.pick([25, 26, 27])
  const face = look.pick(['song', 'song', 'hei', 'songMedium'] as const)
  return {
    label: { face, size, color: ink },
    value: {
      face: look.pick([face, 'song', 'hei'] as const),
      size,
      color: look.pick(['#161616', '#222a33', '#000']),
    },
    colon: look.pick([':', '：'] as const),
    hasDetails,
    qrSide: look.chance(0.8) ? 'left' : 'right',
    sign: look.pick(['', '￥', '¥'] as const),
    dateText: look.chance(0.75) ? ({ issued }) => iso(issued) : ({ issued }) => chinese(issued),
  }
}

function heading(page: RenderedPage, look: Random, receipt: InventedReceipt, style: ElectronicStyle): void {
  const isWide = look.chance(0.7)
  const [open, close] = isWide ? '（）' : '()'
  const title = `${receipt.province.name}医疗${receipt.isInpatient ? '住院' : '门诊'}收费票据${open}电子${close}`
  const face = look.pick(['songMedium', 'song', 'xiaowei', 'heiMedium'] as const)
  write(
    page,
    title,
    width / 2,
    100,
    { face, size: 50, color: style.label.color, spacing: 5 },
    { align: 'center', fit: 1080 },
  )
  drawMinistryStamp(
    page,
    look,
    '全国统一财政电子票据监制章',
    [receipt.province.name, '财政部监制'],
    width / 2,
    112,
  )
}

function identity(
  page: RenderedPage,
  receipt: InventedReceipt,
  style: ElectronicStyle,
  numbers: { code: string; number: string; check: string },
): void {
  const pair = (
    label: string,
    value: string,
    x: number,
    y: number,
    field?: 'code' | 'number' | 'payer' | 'date',
  ) => {
    const used = write(page, label + style.colon, x, y, style.label)
    write(page, value, x + used + 4, y, style.value, field ? { field } : {})
  }
  const column = width * 0.64
  pair('票据代码', numbers.code, left + 10, 238, 'code')
  pair('票据号码', numbers.number, column, 238, 'number')
  pair('交款人统一社会信用代码', maskedId(receipt.idNumber), left + 10, 283)
  pair('校验码', numbers.check, column, 283)
  pair('交款人', receipt.payer, left + 10, 328, 'payer')
  pair('开票日期', style.dateText(receipt), column, 328, 'date')
}

function table(page: RenderedPage, receipt: InventedReceipt, style: ElectronicStyle, height: number): number {
  const top = 356
  const bottom = top + height
  const ink = style.label.color
  frame(page, [left, top, right - left, height + 56], ink, 2)
  line(
    page,
    [
      [left, top + 46],
      [right, top + 46],
    ],
    ink,
  )
  line(
    page,
    [
      [left, bottom],
      [right, bottom],
    ],
    ink,
  )
  if (style.hasDetails) detailRows(page, receipt, style, top)
  else sumRows(page, receipt, style, top, bottom)
  const y = bottom + 28
  const used = write(page, '金额合计（大写）', left + 16, y, style.label)
  write(page, receipt.capital, left + 30 + used, y, style.value, { field: 'capitalAmount', fit: 700 })
  const small = write(page, '（小写）', width * 0.66, y, style.label)
  write(page, `${style.sign}${toYuanText(receipt.total)}`, width * 0.66 + small + 8, y, style.value, {
    field: 'total',
  })
  return bottom + 56
}

function sumRows(
  page: RenderedPage,
  receipt: InventedReceipt,
  style: ElectronicStyle,
  top: number,
  bottom: number,
): void {
  const half = (right - left) / 2
  const middle = left + half
  line(
    page,
    [
      [middle, top],
      [middle, bottom],
    ],
    style.label.color,
  )
  ;[left, middle].forEach((x) => {
    ;['项目名称', '数量/单位', '金额（元）', '备注'].forEach((text, index) =>
      write(page, text, x + half * [0.18, 0.47, 0.71, 0.91][index]!, top + 24, style.label, {
        align: 'center',
      }),
    )
  })
  receipt.sums.forEach((row, index) => {
    const x = index % 2 === 0 ? left : middle
    const y = top + 74 + Math.floor(index / 2) * 40
    write(page, row.name, x + 18, y, style.value)
    write(page, '1/项', x + half * 0.47, y, style.value, { align: 'center' })
    write(page, toYuanText(row.amount), x + half * 0.8, y, style.value, { align: 'right' })
  })
}

function detailRows(page: RenderedPage, receipt: InventedReceipt, style: ElectronicStyle, top: number): void {
  const at = [0.02, 0.46, 0.68, 0.88].map((share) => left + (right - left) * share)
  ;['项目名称', '数量/单位', '金额（元）', '备注'].forEach((text, index) =>
    write(page, text, at[index]! + (index === 0 ? 120 : 0), top + 24, style.label, {
      align: index === 0 ? 'left' : 'center',
    }),
  )
  let y = top + 70
  const small = { ...style.value, size: style.value.size - 3 }
  receipt.sums.forEach((row, index) => {
    write(page, row.name, at[0]!, y, style.value)
    write(page, '1/项', at[1]!, y, style.value, { align: 'center' })
    write(page, toYuanText(row.amount), at[2]! + 60, y, style.value, { align: 'right' })
    y += 40
    if (index > 0) return
    for (const item of receipt.details) {
      write(page, item.name, at[0]! + 34, y, small)
      write(page, `${item.count}.00/${item.unit}`, at[1]!, y, small, { align: 'center' })
      write(page, toGroupedYuanText(item.amount), at[2]! + 60, y, small, { align: 'right' })
      write(page, item.price % 3 === 0 ? '无自付' : '有自付', at[3]!, y, small, { align: 'center' })
      y += 40
    }
  })
}

function footing(
  page: RenderedPage,
  random: Random,
  receipt: InventedReceipt,
  style: ElectronicStyle,
  y: number,
): void {
  const used = write(page, `收款单位（章）${style.colon}`, left + 8, y, style.label)
  write(page, receipt.hospital, left + 14 + used, y, style.value, { field: 'hospital', fit: 520 })
  write(page, `复核人${style.colon}`, width * 0.54, y, style.label)
  write(page, receipt.reviewer, width * 0.54 + 110, y, style.value)
  write(page, `收款人${style.colon}`, width * 0.78, y, style.label)
  write(page, receipt.cashier, width * 0.78 + 110, y, style.value)
  const x = left + random.between(300, 640)
  drawHospitalStamp(
    page,
    random,
    receipt.hospital,
    x,
    y - random.between(0, 40),
    random.pick(['财务专用章', '收费专用章', '票据专用章']),
  )
  writeDown(page, '电子票据', right + 34, 400, 560, { face: 'song', size: 20, color: style.label.color })
}
