import { toYuanText } from '@yf/domain/money'
import { write, writeDown, type Pen } from '../ink.ts'
import { frame, line, newPage, type Document, type RenderedPage } from '../page.ts'
import { drawQr, vatPayload } from '../qr.ts'
import type { Random } from '../random.ts'
import { drawMinistryStamp } from '../stamp.ts'
import { chinese, compact } from '../vocabulary/dates.ts'
import { inventVatInvoice, rateText, vatFields, type VatInvoice } from './invoice.ts'

interface Style {
  readonly page: RenderedPage
  readonly label: Pen
  readonly value: Pen
}

const width = 1760
const left = 60
const right = width - 60

/** 全面数字化的电子发票: a number of twenty digits, no code, no check code, buyer and seller side by side. */
export function drawDigitalVat(random: Random): Document {
  const invoice = inventVatInvoice(random.fork('content'), 2023, 2025)
  const look = random.fork('look')
  const year = String(invoice.issued.year).slice(2)
  const number = `${year}${invoice.province.code}2${random.fork('number').digits(15)}`
  const { net, total } = invoice
  const date = compact(invoice.issued)
  const qr = vatPayload(random.fork('qr'), {
    type: '32',
    code: '',
    number,
    beforeTax: net,
    total,
    date,
    check: '',
  })
  const ink = look.pick(['#8c3f1f', '#7f3b22', '#994423'])
  const style: Style = {
    page: newPage(width, 1140, '#ffffff'),
    label: { face: look.pick(['song', 'songMedium'] as const), size: 26, color: ink },
    value: { face: look.pick(['song', 'hei'] as const), size: 25, color: '#101010' },
  }
  heading(style, look, invoice, number)
  drawQr(style.page, qr, left + 14, 44, 165)
  parties(style, invoice)
  const bottom = lines(style, invoice, 390)
  totals(style, invoice, bottom, look)
  return { page: style.page, fields: vatFields(invoice, number), qr }
}

function heading({ page, label, value }: Style, look: Random, invoice: VatInvoice, number: string): void {
  write(page, '电子发票（普通发票）', width / 2, 90, { ...label, size: 52, spacing: 6 }, { align: 'center' })
  for (const y of [134, 141])
    line(
      page,
      [
        [width / 2 - 290, y],
        [width / 2 + 290, y],
      ],
      label.color,
      2.4,
    )
  const short = invoice.province.name.replace(/壮族自治区|自治区/, '')
  drawMinistryStamp(page, look, '全国统一发票监制章', ['国家税务总局', `${short}税务局`], width / 2, 118)
  const x = right - 480
  const used = write(page, '发票号码：', x, 106, label)
  write(page, number, x + used, 106, value, { field: 'number' })
  write(page, '开票日期：', x, 152, label)
  write(page, chinese(invoice.issued), x + used, 152, value, { field: 'date' })
}

function parties({ page, label, value }: Style, invoice: VatInvoice): void {
  const top = 236
  frame(page, [left, top, right - left, 154], label.color, 2)
  const half = (right - left) / 2
  for (const [index, title] of ['购买方信息', '销售方信息'].entries()) {
    const x = left + half * index
    line(
      page,
      [
        [x + 48, top],
        [x + 48, top + 154],
      ],
      label.color,
    )
    if (index > 0)
      line(
        page,
        [
          [x, top],
          [x, top + 154],
        ],
        label.color,
      )
    writeDown(page, title, x + 24, top + 10, top + 146, label)
    const used = write(page, '名称：', x + 62, top + 44, label)
    const name = index === 0 ? invoice.buyer : invoice.seller
    write(page, name, x + 66 + used, top + 44, value, {
      field: index === 0 ? 'payer' : 'hospital',
      fit: half - 170,
    })
    const code = write(page, '统一社会信用代码/纳税人识别号：', x + 62, top + 112, label)
    if (index > 0)
      write(page, invoice.sellerTaxId, x + 66 + code, top + 112, value, { fit: half - 90 - code })
  }
}

const columns = [
  ['项目名称', 0.02, 'left'],
  ['规格型号', 0.3, 'left'],
  ['单 位', 0.43, 'center'],
  ['数 量', 0.53, 'right'],
  ['单 价', 0.65, 'right'],
  ['金 额', 0.77, 'right'],
  ['税率/征收率', 0.88, 'right'],
  ['税 额', 0.985, 'right'],
] as const

function lines({ page, label, value }: Style, invoice: VatInvoice, top: number): number {
  const bottom = top + 360
  const xs = columns.map(([, share]) => left + share * (right - left))
  frame(page, [left, top, right - left, bottom - top], label.color, 2)
  columns.forEach(([name, , align], index) => write(page, name, xs[index]!, top + 26, label, { align }))
  invoice.lines.forEach((row, index) => {
    const y = top + 74 + index * 42
    const texts = [
      row.name,
      '',
      row.unit,
      String(row.count),
      toYuanText(Math.round(row.net / row.count)),
      toYuanText(row.net),
      rateText(invoice),
      invoice.rate === null ? '***' : toYuanText(row.tax),
    ]
    texts.forEach((text, column) =>
      write(
        page,
        text,
        xs[column]!,
        y,
        { ...value, size: 23 },
        { align: columns[column]![2], fit: column === 0 ? 450 : 190 },
      ),
    )
  })
  const y = bottom - 30
  write(page, '合　　计', left + 150, y, label)
  write(page, `¥${toYuanText(invoice.net)}`, xs[5]!, y, value, { align: 'right', field: 'beforeTax' })
  write(page, invoice.rate === null ? '***' : `¥${toYuanText(invoice.tax)}`, xs[7]!, y, value, {
    align: 'right',
  })
  return bottom
}

function totals({ page, label, value }: Style, invoice: VatInvoice, top: number, look: Random): void {
  frame(page, [left, top, right - left, 60], label.color, 2)
  write(page, '价税合计（大写）', left + 40, top + 30, label)
  write(page, invoice.capital, left + 420, top + 30, value, { field: 'capitalAmount', fit: 600 })
  const used = write(page, '（小写）', left + 1080, top + 30, label)
  write(page, `${look.pick(['¥', '￥'])}${toYuanText(invoice.total)}`, left + 1086 + used, top + 30, value, {
    field: 'total',
  })
  frame(page, [left, top + 60, right - left, 190], label.color, 2)
  line(
    page,
    [
      [left + 48, top + 60],
      [left + 48, top + 250],
    ],
    label.color,
  )
  writeDown(page, '备注', left + 24, top + 90, top + 220, label)
  const drawer = write(page, '开票人：', left + 70, top + 300, label)
  write(page, invoice.drawer, left + 76 + drawer, top + 300, value)
}
