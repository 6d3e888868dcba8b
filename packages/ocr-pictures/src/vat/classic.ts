import { weakNeedle, write, writeDown } from '../ink.ts'
import { frame, line, newPage, type Document } from '../page.ts'
import { drawQr, vatPayload } from '../qr.ts'
import type { Random } from '../random.ts'
import { drawHospitalStamp, drawMinistryStamp } from '../stamp.ts'
import { chinese, compact } from '../vocabulary/dates.ts'
import type { ClassicStyle } from './classic-style.ts'
import { classicLines, classicTotals } from './classic-table.ts'
import { inventVatInvoice, vatFields, type VatInvoice } from './invoice.ts'

const width = 1760
const cipher = [...'0123456789<>+-*/']

/** 增值税普通发票 on paper and 增值税电子普通发票: the same form, the second without carbon copies. */
export function drawClassicVat(random: Random, layout: { isElectronic: boolean }): Document {
  const invoice = inventVatInvoice(random.fork('content'), 2018, 2023)
  const look = random.fork('look')
  const numbers = random.fork('number')
  const code = layout.isElectronic
    ? `0${invoice.province.code}00${numbers.digits(7)}`
    : `${invoice.province.code}00${numbers.digits(look.chance(0.5) ? 6 : 8)}`
  const number = numbers.digits(8)
  const check = numbers.digits(20)
  const type = layout.isElectronic ? '10' : '04'
  const { net, total } = invoice
  const qr = vatPayload(random.fork('qr'), {
    type,
    code,
    number,
    beforeTax: net,
    total,
    date: compact(invoice.issued),
    check,
  })
  const style = styleOf(look, layout.isElectronic)
  const { page } = style
  heading(style, look, invoice, layout.isElectronic)
  drawQr(page, qr, style.left + 10, 40, 172)
  numbersBlock(style, invoice, { code, number, check })
  party(style, look, 'buyer', invoice, 268)
  cipherBlock(style, look)
  const tableBottom = classicLines(style, invoice, 418)
  const totalsBottom = classicTotals(style, invoice, tableBottom, look)
  party(style, look, 'seller', invoice, totalsBottom)
  footing(style, look, invoice, totalsBottom + 196)
  return { page, fields: vatFields(invoice, number, code), qr }
}

function styleOf(look: Random, isElectronic: boolean): ClassicStyle {
  const ink = look.pick(['#8f4a22', '#93412a', '#7b4b24'])
  const isDotted = !isElectronic && look.chance(0.7)
  return {
    page: newPage(width, 1130, isElectronic ? '#ffffff' : look.pick(['#fdfbf4', '#fafaf2', '#fdf8f2'])),
    label: { face: look.pick(['song', 'songMedium', 'xiaowei'] as const), size: 25, color: ink },
    value: isDotted
      ? {
          face: 'songMedium',
          size: 26,
          color: look.pick(['#27315c', '#2d2d3a']),
          isDotted,
          widthScale: 0.94,
          ...weakNeedle(look.fork('needle')),
        }
      : {
          face: look.pick(['song', 'hei', 'songMedium'] as const),
          size: 25,
          color: isElectronic ? '#111' : look.pick(['#14204a', '#1a1a1a']),
        },
    left: 62,
    right: width - 62,
  }
}

function heading(
  { page, label }: ClassicStyle,
  look: Random,
  { province }: VatInvoice,
  isElectronic: boolean,
): void {
  const short = province.name.replace(/壮族自治区|自治区|省|市/, '')
  const title = `${short}增值税${isElectronic ? '电子' : ''}普通发票`
  write(page, title, width / 2, 88, { ...label, size: 54, spacing: 9 }, { align: 'center' })
  for (const y of [132, 139])
    line(
      page,
      [
        [width / 2 - 270, y],
        [width / 2 + 270, y],
      ],
      label.color,
      2.4,
    )
  drawMinistryStamp(page, look, '全国统一发票监制章', [short, '国家税务总局监制'], width / 2, 116)
  if (!isElectronic)
    write(page, '发票联', width / 2, 172, { ...label, size: 30, spacing: 16 }, { align: 'center' })
}

function numbersBlock(
  style: ClassicStyle,
  invoice: VatInvoice,
  numbers: { code: string; number: string; check: string },
): void {
  const { page, label, value } = style
  const x = width - 520
  const rows = [
    ['发票代码:', numbers.code, 'code'],
    ['发票号码:', numbers.number, 'number'],
    ['开票日期:', chinese(invoice.issued), 'date'],
    ['校 验 码:', numbers.check.replace(/(.{5})(?=.)/g, '$1 '), null],
  ] as const
  rows.forEach(([name, text, field], index) => {
    const y = 76 + index * 44
    const used = write(page, name, x, y, label)
    write(page, text, x + used + 12, y, value, { fit: 320, ...(field ? { field } : {}) })
  })
  const used = write(page, '机器编号:', style.left + 220, 214, label)
  write(page, `6616${numbers.check.slice(0, 8)}`, style.left + 230 + used, 214, value)
}

function party(
  style: ClassicStyle,
  look: Random,
  side: 'buyer' | 'seller',
  invoice: VatInvoice,
  top: number,
): void {
  const { page, label, value, left, right } = style
  frame(page, [left, top, right - left, side === 'buyer' ? 150 : 160], label.color, 2)
  line(
    page,
    [
      [left + 46, top],
      [left + 46, top + 150],
    ],
    label.color,
  )
  writeDown(page, side === 'buyer' ? '购买方' : '销售方', left + 23, top + 14, top + 140, label)
  const isBuyer = side === 'buyer'
  const rows = [
    ['名　　　　称:', isBuyer ? invoice.buyer : invoice.seller],
    ['纳税人识别号:', isBuyer ? '' : invoice.sellerTaxId],
    [
      '地址、 电话:',
      isBuyer ? '' : `${invoice.sellerAddress.slice(0, 18)} 0${look.digits(3)}-${look.digits(8)}`,
    ],
    ['开户行及账号:', isBuyer ? '' : `工商银行${look.digits(2)}支行 ${look.digits(19)}`],
  ] as const
  rows.forEach(([name, text], index) => {
    const y = top + 24 + index * 35
    const used = write(page, name, left + 58, y, label)
    const field = index > 0 ? {} : { field: isBuyer ? ('payer' as const) : ('hospital' as const) }
    write(page, text, left + 66 + used, y, index === 0 ? value : { ...value, size: 22 }, {
      fit: 700,
      ...field,
    })
  })
  const middle = left + (right - left) * 0.62
  line(
    page,
    [
      [middle, top],
      [middle, top + 150],
    ],
    label.color,
  )
  line(
    page,
    [
      [middle + 44, top],
      [middle + 44, top + 150],
    ],
    label.color,
  )
  writeDown(page, isBuyer ? '密码区' : '备注', middle + 22, top + 14, top + 140, label)
}

function cipherBlock({ page, value, left, right }: ClassicStyle, look: Random): void {
  const x = left + (right - left) * 0.62 + 56
  for (let row = 0; row < 4; row += 1) {
    const text = Array.from({ length: 27 }, () => look.pick(cipher)).join('')
    write(page, text, x, 292 + row * 34, { ...value, size: 23, face: 'song' }, { fit: right - x - 12 })
  }
}

function footing(
  { page, label, value, left, right }: ClassicStyle,
  look: Random,
  invoice: VatInvoice,
  y: number,
): void {
  const people = [
    ['收款人:', invoice.cashier],
    ['复核:', invoice.reviewer],
    ['开票人:', invoice.drawer],
    ['销售方:（章）', ''],
  ] as const
  people.forEach(([name, text], index) => {
    const x = left + 50 + (index * (right - left)) / 4
    const used = write(page, name, x, y, label)
    write(page, text, x + used + 6, y, value)
  })
  drawHospitalStamp(
    page,
    look,
    invoice.seller,
    right - look.between(190, 320),
    y - look.between(40, 90),
    '发票专用章',
    true,
  )
}
