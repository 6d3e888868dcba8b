import { toYuanText } from '@yf/domain/money'
import { write } from '../ink.ts'
import { frame, line, type Document } from '../page.ts'
import type { Random } from '../random.ts'
import { drawHospitalStamp } from '../stamp.ts'
import { iso, slashed } from '../vocabulary/dates.ts'
import { newForm, type PreprintedForm } from './form.ts'
import { fieldsOf, inventReceipt, type InventedReceipt } from './receipt.ts'

const width = 1000
const left = 64
const right = width - 64

/** The upright slip of a small till: one column, the institution's name on top, the year in boxes at the foot. */
export function drawNarrowPaper(random: Random): Document {
  const receipt = inventReceipt(random.fork('content'), false)
  const look = random.fork('look')
  const form = newForm(look, width, 1330, 28)
  const code = `${receipt.province.code}${random.fork('code').digits(6)}`
  const number = random.fork('number').digits(look.pick([8, 10]))
  heading(form, look, receipt, code, number)
  const bottom = items(form, receipt, 440)
  sums(form, look, receipt, bottom)
  drawHospitalStamp(form.page, random.fork('seal'), receipt.hospital, right - 170, 1210, '收费专用章')
  return {
    page: form.page,
    fields: { ...fieldsOf(receipt, number, code), social: receipt.pooled + receipt.account },
    qr: null,
  }
}

function heading(
  form: PreprintedForm,
  look: Random,
  receipt: InventedReceipt,
  code: string,
  number: string,
): void {
  const { page, label, value } = form
  write(
    page,
    receipt.hospital,
    width / 2,
    76,
    { ...label, size: 44 },
    { align: 'center', fit: 820, field: 'hospital' },
  )
  write(page, '门诊医疗费用收据', width / 2, 140, { ...label, size: 38, spacing: 6 }, { align: 'center' })
  const pairs = [
    ['票据代码', code, left, 218, 'code'],
    ['票据号码', number, left + 470, 218, 'number'],
    ['姓名', receipt.payer, left, 274, 'payer'],
    ['性别', receipt.isMale ? '男' : '女', left + 470, 274, null],
    ['门诊号', receipt.visit, left, 330, null],
    [
      look.pick(['收费日期', '日期']),
      look.chance(0.5) ? iso(receipt.issued) : slashed(receipt.issued),
      left + 470,
      330,
      'date',
    ],
    ['费别', '职工医保', left, 386, null],
  ] as const
  for (const [name, text, x, y, field] of pairs) {
    const used = write(page, `${name}：`, x, y, label)
    form.printed(() => write(page, text, x + used, y, value, field ? { field } : {}))
  }
}

function items(form: PreprintedForm, receipt: InventedReceipt, top: number): number {
  const { page, label, value } = form
  const rows = [
    ...receipt.details.map((row) => [row.name, `${row.count}${row.unit}`, toYuanText(row.amount)]),
    ...receipt.sums.slice(1).map((row) => [row.name, '1项', toYuanText(row.amount)]),
  ]
  const bottom = top + 52 + Math.max(rows.length, 8) * 42 + 14
  frame(page, [left, top, right - left, bottom - top], label.color, 2)
  line(
    page,
    [
      [left, top + 50],
      [right, top + 50],
    ],
    label.color,
  )
  write(page, '项目名称', left + 200, top + 26, label, { align: 'center' })
  write(page, '数量', left + 560, top + 26, label, { align: 'center' })
  write(page, '金额（元）', right - 110, top + 26, label, { align: 'center' })
  form.printed(() =>
    rows.forEach(([name = '', count = '', amount = ''], index) => {
      const y = top + 76 + index * 42
      write(page, name, left + 14, y, value, { fit: 470 })
      write(page, count, left + 560, y, value, { align: 'center' })
      write(page, amount, right - 24, y, value, { align: 'right' })
    }),
  )
  return bottom
}

function sums(form: PreprintedForm, look: Random, receipt: InventedReceipt, top: number): void {
  const { page, label, value } = form
  const head = look.pick(['合计金额', '合计', '总金额'])
  const rows = [
    [`${head}（大写）：`, receipt.capital, 'capitalAmount'],
    [`${head}（小写）：`, `￥${toYuanText(receipt.total)}`, 'total'],
    ['医保支付：', toYuanText(receipt.pooled + receipt.account), 'social'],
    ['个人支付：', toYuanText(receipt.cash), null],
    ['收费员：', receipt.cashier, null],
  ] as const
  rows.forEach(([name, text, field], index) => {
    const y = top + 44 + index * 52
    const used = write(page, name, left, y, label)
    form.printed(() => write(page, text, left + used, y, value, { fit: 560, ...(field ? { field } : {}) }))
  })
}
