/** Benefits that are about to lapse, and their value. */
import { daysBetween } from './dates.ts'
import { supplierOf, type Amounts } from './equity.ts'
import { byText } from './text-order.ts'

/** How far ahead the radar looks. */
export const radarDays = 60

/** The market price of one use of a supplier's service, where a package has no value of its own. */
const usualTimeFen: Readonly<Partial<Record<string, number>>> = {
  EAP: 40_000,
  FUYA: 30_000,
  JINLI: 3_000,
  JINGHE: 20_000,
  FENGSHI: 80_000,
  SLEEP: 29_900,
  HIGH_EXAM: 300_000,
}

export interface ValuedBenefit extends Amounts {
  readonly supplierCode: string
  /** Of one use; null for the default value. */
  readonly timeFen: number | null
}

/** The money lost if the rest is not used. */
export function atRiskFen({ unit, total, used, supplierCode, timeFen }: ValuedBenefit): number {
  const left = Math.max(total - used, 0)
  if (unit === 'fen') return left
  return left * (timeFen ?? usualTimeFen[supplierOf(supplierCode) ?? ''] ?? 0)
}

export interface AtRisk {
  readonly id: string
  readonly atRiskFen: number
  /** YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
  readonly endTime: string
}

/** Highest value first; of equals the earliest to expire, and then in a stable order. */
export const byMoneyAtRisk = (one: AtRisk, other: AtRisk): number =>
  other.atRiskFen - one.atRiskFen || byText(one.endTime, other.endTime) || byText(one.id, other.id)

/** Days before the end at which the member is notified. */
export const radarStages = [30, 7, 1] as const
export type RadarStage = (typeof radarStages)[number]

/** Tolerates missed days of the job; a later notice would state a wrong number of days. */
const lateDays = 2

/** The notice due today; null where none is. The caller checks whether it was sent before. */
export function stageDue(today: string, endDay: string): RadarStage | null {
  const left = daysBetween(today, endDay)
  return radarStages.find((stage) => left <= stage && left >= Math.max(stage - lateDays, 0)) ?? null
}

/** 今天到期, 明天到期, 还剩 7 天 */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft <= 0) return '今天到期'
  return daysLeft === 1 ? '明天到期' : `还剩 ${daysLeft} 天`
}
