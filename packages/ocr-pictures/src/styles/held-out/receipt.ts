import { toYuanText } from '@yf/domain/money'
import { capitalOf } from '../../amounts.ts'
import { write, type Pen } from '../../ink.ts'
import { frame, line, newPage, type Document, type RenderedPage } from '../../page.ts'
import { drawQr } from '../../qr.ts'
import type { Random } from '../../random.ts'
import { drawHospitalStamp } from '../../stamp.ts'
import type { FieldName, PrintedFields } from '../../truth.ts'
import { chinese, dayBetween, daysLater, iso, slashed } from '../../vocabulary/dates.ts'
import { provinces } from '../../vocabulary/places.ts'
import { inventHospital, person } from './vocabulary.ts'

const charges = '西药 中成药 检验费 放射费 治疗费 诊查费 材料费 输氧费 手术费 护理费 床位费'.split(' ')

interface SlipContent {
  readonly fields: Required<
    Pick<
      PrintedFields,
      'code' | 'number' | 'total' | 'social' | 'payer' | 'hospital' | 'capitalAmount' | 'date'
    >
  >
  readonly day: Parameters<typeof iso>[0]
  readonly rows: ReadonlyArray<{ readonly name: string; readonly amount: number }>
  readonly account: number
  readonly cash: number
  readonly province: string
}

function invent(random: Random): SlipContent {
  const rows = random
    .shuffled(charges)
    .slice(0, random.int(2, 7))
    .map((name) => ({ name, amount: random.int(350, 90_000) }))
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  const social = random.chance(0.7) ? Math.floor(total * random.between(0.2, 0.75)) : 0
  const account = random.chance(0.4) ? Math.floor((total - social) * random.next()) : 0
  const day = dayBetween(random, 2022, 2025)
  const province = random.pick(provinces)
  return {
    day,
    rows,
    account,
    cash: total - social - account,
    province: province.name,
    fields: {
      code: `${province.code}0602${String(day.year).slice(2)}`,
      number: random.digits(10),
      date: iso(day),
      total,
      social,
      payer: person(random),
      hospital: inventHospital(random),
      capitalAmount: capitalOf(total),
    },
  }
}

/** Writes a label and its value together. */
type Put = (x: number, y: number, label: string, text: string, field?: FieldName) => void
const putter =
  (page: RenderedPage, label: Pen, value: Pen): Put =>
  (x, y, name, text, field) => {
    const used = write(page, name, x, y, label)
    write(page, text, x + used + 6, y, value, field ? { field } : {})
  }

function drawItems(page: RenderedPage, rows: SlipContent['rows'], label: Pen, value: Pen): void {
  line(
    page,
    [
      [50, 222],
      [1430, 222],
    ],
    label.color,
    2,
  )
  ;['项目名称', '数量', '金额'].forEach((text, index) =>
    write(page, text, [80, 640, 980][index]!, 248, label),
  )
  rows.forEach(({ name, amount }, index) => {
    const y = 290 + index * 38
    write(page, name, 80, y, value)
    write(page, '1', 660, y, value)
    write(page, toYuanText(amount), 1080, y, value, { align: 'right' })
  })
}

/**
 * An electronic receipt with its numbers on the left, its components above the total, and its payee at the bottom
 * right.
 */
export function drawHeldOutElectronic(random: Random): Document {
  const { fields, rows, account, cash, province, day } = invent(random.fork('content'))
  const look = random.fork('look')
  const page = newPage(1480, 700 + rows.length * 38, look.pick(['#ffffff', '#fbfbf6']))
  const label: Pen = {
    face: look.pick(['heiThin', 'songSemi', 'xiaowei'] as const),
    size: 26,
    color: look.pick(['#5b2b17', '#20313f', '#8e1f1f']),
  }
  const value: Pen = {
    face: look.pick(['heiLight', 'song', 'heiMedium'] as const),
    size: 26,
    color: '#0d0d0d',
  }
  const put = putter(page, label, value)
  write(page, `${province}医疗收费票据（电子）`, 690, 66, { ...label, size: 46 }, { align: 'center' })
  put(60, 140, '票据代码:', fields.code, 'code')
  put(60, 182, '票据号码:', fields.number, 'number')
  put(560, 140, '交款人:', fields.payer, 'payer')
  put(560, 182, '开票日期:', look.chance(0.5) ? iso(day) : chinese(day), 'date')
  const qr = `https://fiscal.example.cn/v/${fields.code}/${fields.number}/ab12cd`
  drawQr(page, qr, 1240, 40, 168)
  drawItems(page, rows, label, value)
  const foot = 306 + rows.length * 38
  line(
    page,
    [
      [50, foot],
      [1430, foot],
    ],
    label.color,
    2,
  )
  put(60, foot + 40, '医保基金支付:', toYuanText(fields.social), 'social')
  put(460, foot + 40, '个人账户支付:', toYuanText(account))
  put(860, foot + 40, '个人现金支付:', toYuanText(cash))
  put(60, foot + 96, '合计金额（大写）', fields.capitalAmount, 'capitalAmount')
  put(960, foot + 96, '（小写）¥', toYuanText(fields.total), 'total')
  frame(page, [50, 222, 1380, foot - 222 + 130], label.color)
  put(60, foot + 170, '医疗机构类型', '综合医院')
  put(700, foot + 170, '收款单位（章）:', fields.hospital, 'hospital')
  put(60, foot + 216, '收款人:', person(look))
  const visit = random.fork('visit')
  const seen = daysLater(day, -visit.int(0, 9))
  const isStay = visit.chance(0.4)
  if (isStay) put(320, foot + 216, '住院日期:', `${iso(seen)} 至 ${iso(day)}`)
  else put(320, foot + 216, visit.pick(['就诊日期:', '就诊时间:']), iso(seen), 'visitDate')
  const visited: PrintedFields = isStay
    ? { admissionDate: iso(seen), dischargeDate: iso(day) }
    : { visitDate: iso(seen) }
  drawHospitalStamp(page, look, fields.hospital, look.between(980, 1200), foot + 180, '收费专用章')
  return { page, fields: { ...fields, ...visited }, qr }
}

/** A slip filled in by hand: pale print, brush writing. */
export function drawHeldOutSlip(random: Random): Document {
  const { fields, rows, cash, day } = invent(random.fork('content'))
  const look = random.fork('look')
  const page = newPage(1180, 860 + rows.length * 46, '#fdfcf7')
  const label: Pen = { face: 'song', size: 28, color: '#3c6a4d' }
  const handPen: Pen = { face: look.chance(0.5) ? 'brush' : 'xiaowei', size: 34, color: '#23306b' }
  const printed = putter(page, label, { face: 'hei', size: 28, color: '#222' })
  const handwritten = putter(page, label, handPen)
  write(
    page,
    fields.hospital,
    590,
    70,
    { ...label, face: 'songSemi', size: 44 },
    { align: 'center', field: 'hospital' },
  )
  write(page, '门诊收费专用收据', 590, 132, { ...label, size: 36 }, { align: 'center' })
  printed(70, 210, '票据代码：', fields.code, 'code')
  printed(640, 210, '票据号码：', fields.number, 'number')
  handwritten(70, 270, '姓名：', fields.payer, 'payer')
  printed(640, 270, '收费日期：', slashed(day), 'date')
  write(page, '项目名称', 120, 336, label)
  write(page, '金额（元）', 820, 336, label)
  frame(page, [60, 304, 1060, 70 + rows.length * 46], label.color)
  rows.forEach(({ name, amount }, index) => {
    write(page, name, 120, 390 + index * 46, handPen)
    write(
      page,
      toYuanText(amount),
      960,
      390 + index * 46,
      { ...label, face: 'hei', color: '#222' },
      { align: 'right' },
    )
  })
  const foot = 420 + rows.length * 46
  printed(70, foot, '合计（大写）：', fields.capitalAmount, 'capitalAmount')
  printed(760, foot, '小写：', `￥${toYuanText(fields.total)}`, 'total')
  printed(70, foot + 60, '统筹支付：', toYuanText(fields.social), 'social')
  printed(420, foot + 60, '个人支付：', toYuanText(fields.total - fields.social))
  printed(800, foot + 60, '其中现金：', toYuanText(cash))
  drawHospitalStamp(page, look, fields.hospital, 900, foot + 160, '收费专用章')
  return { page, fields, qr: null }
}
