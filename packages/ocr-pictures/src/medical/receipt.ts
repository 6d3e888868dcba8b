import { capitalOf } from '../amounts.ts'
import { inventIdNumber } from '../numbers/id-number.ts'
import type { Random } from '../random.ts'
import type { PrintedFields } from '../truth.ts'
import { categories, chargedItem, drugs, services, type ChargedItem } from '../vocabulary/care.ts'
import { dayBetween, daysLater, iso, type CalendarDay } from '../vocabulary/dates.ts'
import { personName, staffName } from '../vocabulary/people.ts'
import { hospitalName, provinces, type Province } from '../vocabulary/places.ts'

export interface InventedReceipt {
  readonly isInpatient: boolean
  readonly province: Province
  readonly hospital: string
  readonly payer: string
  readonly isMale: boolean
  readonly idNumber: string
  readonly issued: CalendarDay
  readonly admitted: CalendarDay
  /** Amounts by kind of charge; they add up to the total. */
  readonly sums: readonly { readonly name: string; readonly amount: number }[]
  readonly details: readonly ChargedItem[]
  readonly total: number
  readonly capital: string
  readonly pooled: number
  readonly account: number
  readonly cash: number
  /** Of the cash, what is not covered at all; three tenths by default. */
  readonly selfFunded?: number
  readonly cashier: string
  readonly reviewer: string
  readonly serial: string
  readonly visit: string
}

/** Given content of a receipt; everything else is generated. */
export interface ReceiptOverrides {
  readonly payer?: string
  /** Only for a record. */
  readonly sex?: '男' | '女'
  /** Only for a record, which then names no other diagnosis. */
  readonly illness?: string
  readonly hospital?: string
  /** YYYY-MM-DD */
  readonly day?: string
  /** YYYY-MM-DD, only for a receipt; its own day by default */
  readonly visitDay?: string
  /** fen */
  readonly total?: number
  /** fen of that total, paid by social insurance; none by default */
  readonly social?: number
  /** fen of what social insurance left, not covered at all (个人自费); three tenths by default */
  readonly selfFunded?: number
  readonly code?: string
  readonly number?: string
}

/** The generated receipt with the given content filled in. */
export function receiptThatSays(
  receipt: InventedReceipt,
  { payer, hospital, day, visitDay, total, social = 0, selfFunded }: ReceiptOverrides,
): InventedReceipt {
  const issued = day === undefined ? receipt.issued : dayOf(day)
  const admitted = visitDay === undefined ? (day === undefined ? receipt.admitted : issued) : dayOf(visitDay)
  const dated = { ...receipt, issued, admitted }
  const named = { ...dated, payer: payer ?? dated.payer, hospital: hospital ?? dated.hospital }
  if (total === undefined) return named
  const sums = [{ name: receipt.sums[0]?.name ?? '检查费', amount: total }]
  return {
    ...named,
    sums,
    details: [],
    total,
    capital: capitalOf(total, '元'),
    pooled: social,
    account: 0,
    cash: total - social,
    ...(selfFunded !== undefined && { selfFunded }),
  }
}

function dayOf(day: string): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}

export function inventReceipt(random: Random, isInpatient: boolean): InventedReceipt {
  const details = Array.from({ length: random.int(2, 6) }, () =>
    chargedItem(random, random.pick([...drugs, ...services]), 12_000),
  )
  const [cheapest, dearest] = isInpatient ? [3_000, 900_000] : [120, random.pick([8_000, 40_000, 120_000])]
  const names = random.shuffled(categories[isInpatient ? 'inpatient' : 'outpatient'])
  const sums = names.slice(0, isInpatient ? random.int(4, 8) : random.int(1, 5)).map((name, index) => ({
    name,
    // The listed details add up to the first amount.
    amount: index === 0 ? sumOf(details) : chargedItem(random, name, dearest, cheapest).amount,
  }))
  const total = sumOf(sums)
  const pooled = random.chance(0.6) ? Math.round(total * random.between(0.3, 0.8)) : 0
  const account = random.chance(0.5) ? Math.round((total - pooled) * random.next()) : 0
  const admitted = dayBetween(random, 2021, 2025)
  const isMale = random.chance(0.5)
  return {
    isInpatient,
    province: random.pick(provinces),
    hospital: hospitalName(random),
    payer: personName(random),
    isMale,
    idNumber: inventIdNumber(random, dayBetween(random, 1950, 2015), isMale),
    admitted,
    issued: isInpatient ? daysLater(admitted, random.int(2, 21)) : admitted,
    sums,
    details,
    total,
    capital: capitalOf(total, random.chance(0.75) ? '元' : '圆'),
    pooled,
    account,
    cash: total - pooled - account,
    cashier: random.chance(0.4) ? random.digits(5) : staffName(random),
    reviewer: random.chance(0.4) ? random.digits(5) : staffName(random),
    serial: random.digits(random.int(8, 16)),
    visit: (random.chance(0.5) ? random.pick(['MZ', 'P', 'Z', '']) : '') + random.digits(random.int(7, 11)),
  }
}

const sumOf = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, row) => sum + row.amount, 0)

export const fieldsOf = (receipt: InventedReceipt, number: string, code?: string): PrintedFields => ({
  ...(code ? { code } : {}),
  number,
  date: iso(receipt.issued),
  total: receipt.total,
  social: receipt.pooled,
  payer: receipt.payer,
  hospital: receipt.hospital,
  capitalAmount: receipt.capital,
})

/** For forms that show it: the day of the visit, or the start of the stay. */
export const visitDayOf = ({ isInpatient, admitted }: InventedReceipt): PrintedFields =>
  isInpatient ? { admissionDate: iso(admitted) } : { visitDate: iso(admitted) }
