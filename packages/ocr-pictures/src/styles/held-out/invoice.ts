import { toYuan } from '@yf/domain/money'
import { toYuanText } from '@yf/domain/money'
import { capitalOf } from '../../amounts.ts'
import { write, type Pen } from '../../ink.ts'
import { frame, newPage, type Document } from '../../page.ts'
import { drawQr } from '../../qr.ts'
import type { Random } from '../../random.ts'
import { compact, dayBetween, chinese, iso } from '../../vocabulary/dates.ts'
import { person, trader } from './vocabulary.ts'

/** A fully digital invoice whose two parties are slightly misaligned. */
export function drawHeldOutInvoice(random: Random): Document {
  const content = random.fork('content')
  const look = random.fork('look')
  const [day, net] = [dayBetween(content, 2023, 2025), content.int(2_000, 180_000)]
  const tax = Math.round(net * 0.06)
  const total = net + tax
  const [buyer, seller] = [person(content), trader(content)]
  const number = `${String(day.year).slice(2)}33${content.digits(16)}`
  const page = newPage(1600, 980, '#fff')
  const label: Pen = { face: 'songSemi', size: 25, color: '#7b3a1c' }
  const value: Pen = { face: look.pick(['heiLight', 'songLight'] as const), size: 25, color: '#111' }
  const put = (
    x: number,
    y: number,
    name: string,
    text: string,
    field?: 'number' | 'date' | 'payer' | 'hospital' | 'total' | 'capitalAmount',
  ) => {
    const used = write(page, name, x, y, label)
    write(page, text, x + used + 4, y, value, field ? { field } : {})
  }
  write(page, '电子发票（普通发票）', 800, 74, { ...label, size: 48 }, { align: 'center' })
  put(1110, 56, '发票号码：', number, 'number')
  put(1110, 100, '开票日期：', chinese(day), 'date')
  const qr = `01,32,,${number},${toYuan(total)},${compact(day)},,9F2C`
  drawQr(page, qr, 60, 30, 150)
  const lift = look.between(-3, 3)
  frame(page, [50, 200, 1500, 130], label.color)
  put(110, 236, '名称：', buyer, 'payer')
  put(860, 236 + lift, '名称：', seller, 'hospital')
  put(110, 296, '统一社会信用代码/纳税人识别号：', '')
  put(860, 296 + lift, '统一社会信用代码/纳税人识别号：', `91330${content.digits(13)}`)
  ;['项目名称', '数量', '单价', '金额', '税率', '税额'].forEach((text, index) =>
    write(page, text, [90, 620, 790, 960, 1180, 1380][index]!, 366, label),
  )
  ;['*医疗服务*诊疗费', '1', toYuanText(net), toYuanText(net), '6%', toYuanText(tax)].forEach((text, index) =>
    write(page, text, [90, 630, 790, 960, 1190, 1380][index]!, 412, value),
  )
  put(130, 620, '合 计  ', '')
  write(page, `¥${toYuanText(net)}`, 1060, 620, value, { align: 'right', field: 'beforeTax' })
  write(page, `¥${toYuanText(tax)}`, 1470, 620, value, { align: 'right' })
  put(110, 680, '价税合计（大写）  ', capitalOf(total, '圆'), 'capitalAmount')
  put(1030, 680, '（小写）', `¥${toYuanText(total)}`, 'total')
  frame(page, [50, 650, 1500, 60], label.color)
  put(110, 900, '开票人：', person(look))
  const fields = {
    number,
    date: iso(day),
    total,
    beforeTax: net,
    payer: buyer,
    hospital: seller,
    capitalAmount: capitalOf(total, '圆'),
  }
  return { page, fields, qr }
}
