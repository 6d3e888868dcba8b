import { fieldsOf, inventReceipt, visitDayOf, type InventedReceipt } from '../../medical/receipt.ts'
import type { Document } from '../../page.ts'
import { drawQr, fiscalPayload } from '../../qr.ts'
import type { Random } from '../../random.ts'
import { drawHospitalStamp, drawMinistryStamp } from '../../stamp.ts'
import { iso } from '../../vocabulary/dates.ts'
import { setSheet } from './flow.ts'
import { forms, namesVisit, type FilledReceipt } from './forms.ts'

export type FormName = keyof typeof forms

/** 财政电子票据 as provinces print it: the same content in different forms. */
export function drawProvincial(random: Random, name: FormName): Document {
  const receipt = filled(
    random,
    inventReceipt(random.fork('content'), name !== 'thermal' && random.fork('stay').chance(0.3)),
  )
  const look = random.fork('look')
  const isThermal = name === 'thermal'
  const size = isThermal ? 26 : look.pick([24, 25, 27])
  const form = forms[name]
  const { page, bottom } = setSheet({
    title: form.title(receipt),
    rows: form.rows(receipt),
    width: isThermal ? 640 : look.pick([1560, 1640, 1720]),
    leading: size * (isThermal ? 1.75 : look.between(1.75, 2)),
    label: {
      face: isThermal ? 'heiSemi' : look.pick(['heiLight', 'songSemi', 'hei'] as const),
      size,
      color: isThermal ? '#333' : look.pick(['#b3261e', '#7a3b1e', '#1f4e79', '#333333']),
    },
    value: {
      face: look.pick(['hei', 'songLight', 'heiLight'] as const),
      size,
      color: isThermal ? '#333' : '#151515',
    },
    colon: look.pick(['：', ':', '： ']),
    paper: isThermal ? '#f7f6f2' : '#ffffff',
    material: isThermal ? 'thermal' : 'paper',
  })
  const qr = fiscalPayload(random.fork('qr'), receipt.code, receipt.number, receipt.check)
  if (!isThermal) {
    drawQr(page, qr, name === 'western' ? page.width * 0.05 : page.width * 0.86, 18, size * 4.6)
    drawMinistryStamp(
      page,
      look,
      '全国统一财政电子票据监制章',
      [receipt.province.name, '财政部监制'],
      page.width * 0.5,
      size * 3.2,
    )
    drawHospitalStamp(
      page,
      look,
      receipt.hospital,
      page.width * look.between(0.25, 0.42),
      bottom - size * 1.5,
      '收费专用章',
    )
  }
  const fields = {
    ...fieldsOf(receipt, receipt.number, receipt.code),
    ...(namesVisit.has(name) && visitDayOf(receipt)),
    ...(namesVisit.has(name) && receipt.isInpatient && { dischargeDate: iso(receipt.issued) }),
  }
  return { page, fields, qr: isThermal ? null : qr }
}

function filled(random: Random, receipt: InventedReceipt): FilledReceipt {
  const numbers = random.fork('numbers')
  return {
    ...receipt,
    code: `${receipt.province.code}0601${String(receipt.issued.year).slice(2)}`,
    number: numbers.digits(10),
    check: numbers.digits(6),
    selfFunded: Math.round((receipt.cash + receipt.account) * numbers.between(0, 0.5)),
  }
}
