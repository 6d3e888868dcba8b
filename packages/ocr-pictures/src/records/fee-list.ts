import { toYuanText } from '@yf/domain/money'
import { write, type Pen } from '../ink.ts'
import { line, newPage, type Document, type RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import { drawHospitalStamp } from '../stamp.ts'
import { chargedItem, drugs, services, type ChargedItem } from '../vocabulary/care.ts'
import { iso } from '../vocabulary/dates.ts'
import { inventPatient, type Patient } from './patient.ts'

interface Listing {
  readonly patient: Patient
  readonly items: readonly ChargedItem[]
  readonly total: number
}

function inventListing(random: Random, from: number, to: number): Listing {
  const items = Array.from({ length: random.int(from, to) }, () =>
    chargedItem(random, random.pick([...drugs, ...services]), 60_000),
  )
  return { patient: inventPatient(random), items, total: items.reduce((sum, item) => sum + item.amount, 0) }
}

const fieldsOf = ({ patient, total }: Listing) => ({
  date: iso(patient.seen),
  total,
  payer: patient.name,
  hospital: patient.hospital,
})

/** 费用清单 on A4, with every charge on a line of its own. */
export function drawFeeSheet(random: Random): Document {
  const listing = inventListing(random.fork('content'), 10, 26)
  const look = random.fork('look')
  const page = newPage(1240, 1754, '#fff')
  const pen: Pen = { face: look.pick(['song', 'hei'] as const), size: 24, color: '#1a1a1a' }
  const { patient } = listing
  const isInpatient = look.chance(0.5)
  write(page, patient.hospital, 620, 90, { ...pen, size: 40 }, { align: 'center', field: 'hospital' })
  write(
    page,
    `${isInpatient ? '住院' : '门诊'}${look.pick(['费用清单', '收费明细清单', '费用明细清单'])}`,
    620,
    150,
    { ...pen, size: 34 },
    { align: 'center' },
  )
  const head = [
    ['姓名：', patient.name, 70, 'payer'],
    ['性别：', patient.sex, 330, null],
    ['科室：', patient.department, 500, null],
    ['日期：', iso(patient.seen), 860, 'date'],
  ] as const
  for (const [label, text, x, field] of head) {
    const used = write(page, label, x, 220, pen)
    write(page, text, x + used, 220, pen, field ? { field } : {})
  }
  write(page, `${isInpatient ? '住院号' : '门诊号'}：${patient.visit}`, 70, 262, pen)
  const bottom = sheetRows(page, listing, pen, 300)
  write(page, '合计金额：', 700, bottom + 36, pen)
  write(
    page,
    `${look.pick(['', '￥'])}${toYuanText(listing.total)}`,
    1150,
    bottom + 36,
    { ...pen, size: 27 },
    { align: 'right', field: 'total' },
  )
  write(page, `打印人：${patient.doctor}`, 70, bottom + 36, pen)
  if (look.chance(0.5)) drawHospitalStamp(page, look, patient.hospital, 950, bottom + 60, '收费专用章')
  return { page, fields: fieldsOf(listing), qr: null }
}

function sheetRows(page: RenderedPage, { items }: Listing, pen: Pen, top: number): number {
  const columns = [
    ['序号', 70, 'left'],
    ['项目名称', 150, 'left'],
    ['单位', 640, 'left'],
    ['数量', 790, 'right'],
    ['单价', 960, 'right'],
    ['金额', 1150, 'right'],
  ] as const
  const step = 46
  const bottom = top + (items.length + 1) * step + 6
  for (const y of [top, top + step, bottom])
    line(
      page,
      [
        [60, y],
        [1180, y],
      ],
      pen.color,
      2,
    )
  columns.forEach(([text, x, align]) => write(page, text, x, top + 24, pen, { align }))
  items.forEach((item, index) => {
    const texts = [
      String(index + 1),
      item.name,
      item.unit,
      `${item.count}.00`,
      toYuanText(item.price),
      toYuanText(item.amount),
    ]
    columns.forEach(([, x, align], column) =>
      write(page, texts[column]!, x, top + 24 + (index + 1) * step, pen, { align, fit: 470 }),
    )
  })
  return bottom
}

/** The long slip of a self-service terminal, on paper that fades. */
export function drawFeeSlip(random: Random): Document {
  const listing = inventListing(random.fork('content'), 4, 12)
  const look = random.fork('look')
  const { patient } = listing
  const page = newPage(760, 560 + listing.items.length * 74, '#fbfbf9', 'thermal')
  const pen: Pen = { face: 'hei', size: 28, color: look.pick(['#2a2a2e', '#33333c', '#3d3a44']) }
  write(
    page,
    patient.hospital,
    380,
    70,
    { ...pen, size: 38 },
    { align: 'center', fit: 680, field: 'hospital' },
  )
  write(page, '费用清单', 380, 124, { ...pen, size: 34 }, { align: 'center' })
  const rows = [
    ['姓名：', patient.name, 'payer'],
    ['门诊号：', patient.visit, null],
    ['日期：', iso(patient.seen), 'date'],
  ] as const
  rows.forEach(([label, text, field], index) => {
    const used = write(page, label, 50, 186 + index * 46, pen)
    write(page, text, 50 + used, 186 + index * 46, pen, field ? { field } : {})
  })
  const dashes = '-'.repeat(60)
  write(page, dashes, 380, 322, pen, { align: 'center', fit: 670 })
  listing.items.forEach((item, index) => {
    const y = 360 + index * 74
    write(page, item.name, 50, y, pen, { fit: 660 })
    write(page, `${toYuanText(item.price)} × ${item.count}`, 90, y + 36, pen)
    write(page, toYuanText(item.amount), 710, y + 36, pen, { align: 'right' })
  })
  const y = 372 + listing.items.length * 74
  write(page, dashes, 380, y, pen, { align: 'center', fit: 670 })
  write(page, '合计：', 50, y + 50, { ...pen, size: 34 })
  write(
    page,
    toYuanText(listing.total),
    710,
    y + 50,
    { ...pen, size: 34 },
    { align: 'right', field: 'total' },
  )
  write(page, '请妥善保管，祝您早日康复', 380, y + 116, pen, { align: 'center' })
  return { page, fields: fieldsOf(listing), qr: null }
}
