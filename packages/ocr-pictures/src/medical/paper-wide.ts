import { toYuanText } from '@yf/domain/money'
import { write } from '../ink.ts'
import { frame, line, type Document } from '../page.ts'
import type { Random } from '../random.ts'
import { drawHospitalStamp, drawMinistryStamp } from '../stamp.ts'
import type { FieldName } from '../truth.ts'
import { chinese, clock, iso } from '../vocabulary/dates.ts'
import { newForm, type PreprintedForm } from './form.ts'
import { fieldsOf, inventReceipt, visitDayOf, type InventedReceipt } from './receipt.ts'

const width = 1640
const left = 60
const right = width - 60
const tableTop = 330

/** Hospitals' preprinted receipts before electronic ones: item table, amounts, total in words. */
export function drawWidePaper(random: Random, layout: { isInpatient: boolean }): Document {
  const receipt = inventReceipt(random.fork('content'), layout.isInpatient)
  const look = random.fork('look')
  const form = newForm(look, width, 1010, 26)
  const hasCode = look.chance(0.7)
  const code = `${receipt.province.code}${random.fork('code').digits(look.pick([6, 8]))}`
  const number = random.fork('number').digits(look.pick([8, 9, 10]))
  heading(form, look, receipt, hasCode ? code : null, number)
  person(form, receipt)
  const bottom = items(form, receipt)
  sums(form, look, receipt, bottom)
  footing(form, random.fork('foot'), receipt)
  const fields = { ...fieldsOf(receipt, number, hasCode ? code : undefined), ...visitDayOf(receipt) }
  return { page: form.page, fields, qr: null }
}

function heading(
  form: PreprintedForm,
  look: Random,
  receipt: InventedReceipt,
  code: string | null,
  number: string,
): void {
  const { page, label } = form
  const [short] = [receipt.province.name.replace(/壮族自治区|自治区|省|市/, '')]
  const title = `${receipt.province.name}医疗${receipt.isInpatient ? '住院' : '门诊'}收费${look.pick(['票据', '专用收据', '收据'])}`
  write(page, title, width / 2, 88, { ...label, size: 48, spacing: 8 }, { align: 'center', fit: 940 })
  drawMinistryStamp(page, look, `${short}财政票据监制章`, ['财政部监制'], width / 2, 98)
  write(page, '收据联', right - 10, 40, { ...label, size: 22 }, { align: 'right' })
  const numberPen = {
    face: 'songMedium',
    size: 36,
    color: look.pick(['#b3262b', '#1f1f1f', '#8f2a2a']),
    spacing: 2,
  } as const
  if (code) {
    const used = write(page, '票据代码：', left + 6, 176, label)
    write(page, code, left + 10 + used, 176, { ...numberPen, size: 29 }, { field: 'code' })
  }
  const x = right - 390
  const used = write(page, look.pick(['№ ', 'No. ', '票据号码：', '号码：']), x, 172, { ...label, size: 30 })
  write(page, number, x + used + 4, 172, numberPen, { field: 'number' })
}

const marked: Readonly<Record<string, FieldName>> = {
  姓名: 'payer',
  入院日期: 'admissionDate',
  就诊日期: 'visitDate',
}

function person(form: PreprintedForm, receipt: InventedReceipt): void {
  const cells = [
    ['姓名', receipt.payer, 0],
    ['性别', receipt.isMale ? '男' : '女', 0.27],
    [receipt.isInpatient ? '住院号' : '门诊号', receipt.visit, 0.42],
    ['医保类型', '城镇职工', 0.72],
    [receipt.isInpatient ? '入院日期' : '就诊日期', iso(receipt.admitted), 0],
    ['业务流水号', receipt.serial.slice(0, 12), 0.42],
    ['医疗机构类型', '综合', 0.72],
  ] as const
  cells.forEach(([name, value, share], index) => {
    const x = left + 8 + (right - left) * share
    const y = index < 4 ? 236 : 286
    const used = write(form.page, `${name}：`, x, y, form.label)
    form.printed(() =>
      write(form.page, value, x + used, y, form.value, marked[name] ? { field: marked[name] } : {}),
    )
  })
}

function items(form: PreprintedForm, receipt: InventedReceipt): number {
  const { page, label, value } = form
  const bottom = tableTop + 46 + 7 * 38 + 10
  frame(page, [left, tableTop, right - left, bottom - tableTop], label.color, 2)
  line(
    page,
    [
      [left, tableTop + 46],
      [right, tableTop + 46],
    ],
    label.color,
  )
  const half = (right - left) / 2
  for (const start of [left, left + half]) {
    const heads = [
      ['项目/规格', 0.2],
      ['数量', 0.5],
      ['单价', 0.68],
      ['金额（元）', 0.87],
    ] as const
    for (const [text, share] of heads)
      write(page, text, start + half * share, tableTop + 24, label, { align: 'center' })
    for (const share of [0.42, 0.58, 0.77, 1]) {
      line(
        page,
        [
          [start + half * share, tableTop],
          [start + half * share, bottom],
        ],
        label.color,
        1.2,
      )
    }
  }
  form.printed(() => {
    const rows = [
      ...receipt.details.map((row) => [
        row.name,
        String(row.count),
        toYuanText(row.price),
        toYuanText(row.amount),
      ]),
      ...receipt.sums.slice(1).map((row) => [row.name, '1', toYuanText(row.amount), toYuanText(row.amount)]),
    ]
    rows.slice(0, 14).forEach(([name = '', count = '', price = '', amount = ''], index) => {
      const start = index < 7 ? left : left + half
      const y = tableTop + 68 + (index % 7) * 38
      const small = { ...value, size: value.size - 2 }
      write(page, name, start + 10, y, small, { fit: half * 0.4 })
      write(page, count, start + half * 0.5, y, small, { align: 'center' })
      write(page, price, start + half * 0.75, y, small, { align: 'right' })
      write(page, amount, start + half * 0.975, y, small, { align: 'right' })
    })
  })
  return bottom
}

function sums(form: PreprintedForm, look: Random, receipt: InventedReceipt, top: number): void {
  const { page, label, value } = form
  frame(page, [left, top, right - left, 160], label.color, 2)
  line(
    page,
    [
      [left, top + 54],
      [right, top + 54],
    ],
    label.color,
  )
  const head = look.pick(['合计（大写）：', '金额合计（大写）', '人民币（大写）：'])
  const used = write(page, head, left + 14, top + 28, label)
  const smallX = left + (right - left) * 0.66
  const small = write(page, look.pick(['（小写）', '￥：', '小写：']), smallX, top + 28, label)
  form.printed(() => {
    write(page, receipt.capital, left + 24 + used, top + 28, value, { field: 'capitalAmount', fit: 640 })
    write(page, `${look.pick(['', '￥'])}${toYuanText(receipt.total)}`, smallX + small + 6, top + 28, value, {
      field: 'total',
    })
  })
  const parts = [
    ['医保统筹支付', receipt.pooled],
    ['个人账户支付', receipt.account],
    ['个人现金支付', receipt.cash],
    ['预缴金额', receipt.isInpatient ? 300_000 : 0],
    ['其他医保支付', 0],
    ['补缴金额', 0],
  ] as const
  parts.forEach(([name, amount], index) => {
    const x = left + 14 + (index % 3) * ((right - left) / 3)
    const y = top + 82 + Math.floor(index / 3) * 48
    const width = write(page, `${name}：`, x, y, label)
    const marked = index === 0 ? ({ field: 'social' } as const) : {}
    form.printed(() => write(page, toYuanText(amount), x + width + 4, y, value, marked))
  })
}

function footing(form: PreprintedForm, random: Random, receipt: InventedReceipt): void {
  const { page, label, value } = form
  const y = 890
  const used = write(page, '收款单位（章）：', left + 6, y, label)
  const hasHour = random.chance(0.3)
  const issued = random.chance(0.5) ? chinese(receipt.issued) : iso(receipt.issued)
  const dateWidth = write(page, random.pick(['收费日期：', '日期：', '开票日期：']), left + 1020, y, label)
  form.printed(() => {
    write(page, receipt.hospital, left + 10 + used, y, value, { field: 'hospital', fit: 460 })
    write(page, issued, left + 1024 + dateWidth, y, value, { field: 'date' })
    if (hasHour) write(page, clock(random), left + 1240 + dateWidth, y, { ...value, size: 22 })
    write(page, receipt.cashier, left + 830, y, value)
  })
  write(page, '收款人：', left + 720, y, label)
  write(page, '（手写无效，遗失不补）', width / 2, 958, { ...label, size: 20 }, { align: 'center' })
  drawHospitalStamp(
    page,
    random,
    receipt.hospital,
    left + random.between(330, 660),
    y - 16,
    random.pick(['财务专用章', '收费专用章']),
  )
}
