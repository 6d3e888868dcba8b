import { capitalOf } from '../amounts.ts'
import type { Random } from '../random.ts'
import type { PrintedFields } from '../truth.ts'
import { chargedItem, drugs } from '../vocabulary/care.ts'
import { dayBetween, iso, type CalendarDay } from '../vocabulary/dates.ts'
import { personName, staffName } from '../vocabulary/people.ts'
import { address, companyName, hospitalName, provinces, type Province } from '../vocabulary/places.ts'

export interface VatLine {
  readonly name: string
  readonly unit: string
  readonly count: number
  readonly net: number
  readonly tax: number
}

export interface VatInvoice {
  readonly province: Province
  readonly seller: string
  readonly sellerTaxId: string
  readonly sellerAddress: string
  readonly buyer: string
  readonly issued: CalendarDay
  /** In percent; null is 免税. */
  readonly rate: number | null
  readonly lines: readonly VatLine[]
  readonly net: number
  readonly tax: number
  readonly total: number
  readonly capital: string
  readonly cashier: string
  readonly reviewer: string
  readonly drawer: string
}

const careNames = [
  '门诊费',
  '诊察费',
  '检查费',
  '治疗费',
  '口腔治疗费',
  '健康体检服务',
  '中医理疗服务',
  '化验费',
  '手术费',
]
const taxLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export function inventVatInvoice(random: Random, from: number, to: number): VatInvoice {
  const isPharmacy = random.chance(0.35)
  const rate = isPharmacy ? random.pick([13, 3, 1]) : random.pick([null, null, 6])
  const lines = Array.from({ length: random.int(1, 4) }, () => {
    const name = isPharmacy ? `*化学药品制剂*${random.pick(drugs)}` : `*医疗服务*${random.pick(careNames)}`
    const item = chargedItem(random, name, isPharmacy ? 30_000 : 260_000, 900)
    const net = item.amount
    return {
      name,
      unit: isPharmacy ? '盒' : random.pick(['次', '项']),
      count: item.count,
      net,
      tax: Math.round((net * (rate ?? 0)) / 100),
    }
  })
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  return {
    province: random.pick(provinces),
    seller: isPharmacy || random.chance(0.5) ? companyName(random) : hospitalName(random),
    sellerTaxId: `9199${random.digits(4)}MA${Array.from({ length: 8 }, () => random.pick([...taxLetters])).join('')}`,
    sellerAddress: address(random),
    buyer: personName(random),
    issued: dayBetween(random, from, to),
    rate,
    lines,
    net,
    tax,
    total: net + tax,
    capital: capitalOf(net + tax, random.chance(0.2) ? '元' : '圆'),
    cashier: staffName(random),
    reviewer: staffName(random),
    drawer: staffName(random),
  }
}

export const rateText = ({ rate }: VatInvoice): string => (rate === null ? '免税' : `${rate}%`)

export const vatFields = (invoice: VatInvoice, number: string, code?: string): PrintedFields => ({
  ...(code ? { code } : {}),
  number,
  date: iso(invoice.issued),
  total: invoice.total,
  beforeTax: invoice.net,
  payer: invoice.buyer,
  hospital: invoice.seller,
  capitalAmount: invoice.capital,
})
