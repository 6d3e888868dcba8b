/** A spreadsheet row that assigns benefits, as an operator typed it. */
import { isDay, daysBetween } from './dates.ts'
import { supplierOf, supplierUnits } from './equity.ts'
import { parseYuan } from './parse-yuan.ts'
import { isPhone } from './phone.ts'

export interface TypedQuota {
  readonly phone: string
  readonly familyName: string
  readonly benefit: string
  readonly supplierCode: string
  readonly amount: string
  readonly unit: string
  readonly startDay: string
  readonly endDay: string
}

export interface Quota {
  readonly phone: string
  /** Null where it is the employee's own. */
  readonly familyName: string | null
  readonly benefit: string
  readonly supplierCode: string
  readonly unit: 'times' | 'fen'
  readonly amount: number
  readonly startDay: string
  readonly endDay: string
}

const mostTimes = 999
const mostFen = 100_000_00
const longestDays = 3 * 366

const units: Readonly<Record<string, Quota['unit']>> = { 次: 'times', 元: 'fen' }

/** Accepts 2026/1/5 and 2026.01.05 too. */
export function typedDay(text: string): string | null {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.trim())
  if (!match) return null
  const day = [match[1]!, match[2]!.padStart(2, '0'), match[3]!.padStart(2, '0')].join('-')
  return isDay(day) ? day : null
}

function amountOf(text: string, unit: Quota['unit']): number | null {
  if (unit === 'fen') {
    const fen = parseYuan(text) ?? 0
    return fen > 0 && fen <= mostFen ? fen : null
  }
  const plain = text.trim()
  const times = /^\d+$/.test(plain) ? Number(plain) : 0
  return times > 0 && times <= mostTimes ? times : null
}

const unitNames = { times: '次', fen: '元' } as const

/** Sessions and money are different units: each benefit is consumed in only one of them. */
function unitFault(unit: Quota['unit'] | undefined, supplierCode: string): string | null {
  if (!unit) return '单位应为“次”或“元”'
  const supplier = supplierOf(supplierCode)
  const expected = supplier && supplierUnits[supplier]
  return expected === null || expected === unit
    ? null
    : `服务商“${supplierCode}”的权益以“${unitNames[expected]}”计，单位应为“${unitNames[expected]}”`
}

function daysFault(start: string | null, end: string | null, today: string): string | null {
  if (!start) return '开始日期应写成 2026-01-31'
  if (!end) return '结束日期应写成 2026-12-31'
  if (end < start) return '结束日期早于开始日期'
  if (end < today) return '结束日期已经过去'
  return daysBetween(start, end) > longestDays ? '有效期最长三年' : null
}

export type ReadQuota =
  | { readonly kind: 'read'; readonly quota: Quota }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }

/** Reports all faults at once, so that a table can be fixed in one pass. */
export function readQuota(typed: TypedQuota, today: string): ReadQuota {
  const [phone, benefit] = [typed.phone.trim(), typed.benefit.trim()]
  const supplierCode = typed.supplierCode.trim().toUpperCase()
  const unit = units[typed.unit.trim()]
  const amount = unit ? amountOf(typed.amount, unit) : null
  const [startDay, endDay] = [typedDay(typed.startDay), typedDay(typed.endDay)]
  const faults = [
    isPhone(phone) ? null : '手机号应为 11 位',
    benefit === '' ? '请填写权益名称' : null,
    supplierOf(supplierCode) === null ? `不认识服务商“${typed.supplierCode.trim()}”` : null,
    unitFault(unit, supplierCode),
    unit && amount === null ? amountFault(unit) : null,
    daysFault(startDay, endDay, today),
  ].filter((fault) => fault !== null)
  if (faults.length > 0 || !unit || amount === null || !startDay || !endDay) return { kind: 'faulty', faults }
  const familyName = typed.familyName.trim() || null
  return { kind: 'read', quota: { phone, familyName, benefit, supplierCode, unit, amount, startDay, endDay } }
}

const amountFault = (unit: Quota['unit']) =>
  unit === 'times' ? `次数应为 1 到 ${mostTimes} 的整数` : '金额应大于 0，最多十万元，两位小数'

/** Equal for two rows that would give the same to the same person: usually a copied line. */
export const quotaKey = ({ phone, familyName, benefit, startDay, endDay }: Quota): string =>
  JSON.stringify([phone, familyName, benefit, startDay, endDay])
