/** What is about to lapse, and what it is worth. */
import { daysBetween } from './dates.ts'
import { supplierOf, type Amounts } from './equity.ts'
import { byText } from './text-order.ts'

/** How far ahead the radar looks. */
export const radarDays = 60

/** What one time of a supplier's service costs outside, where a package says nothing of its own. */
const usualTimeFen: Readonly<Partial<Record<string, number>>> = {
  EAP: 40_000,
  FUYA: 30_000,
  JINLI: 3_000,
  JINGHE: 20_000,
  FENGSHI: 80_000,
  SLEEP: 29_900,
  HIGH_EXAM: 300_000,
}

export interface Valued extends Amounts {
  readonly supplierCode: string
  /** Of one time; null where the usual value counts. */
  readonly timeFen: number | null
}

/** What is lost in money if nobody uses what is left. */
export function atRiskFen({ unit, total, used, supplierCode, timeFen }: Valued): number {
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

/** What is worth most first; of equals what ends first, and then always in the same order. */
export const byMoneyAtRisk = (one: AtRisk, other: AtRisk): number =>
  other.atRiskFen - one.atRiskFen || byText(one.endTime, other.endTime) || byText(one.id, other.id)

/** Days before the end at which somebody is told. */
export const radarStages = [30, 7, 1] as const
export type RadarStage = (typeof radarStages)[number]

/** A day without the job costs nothing; much later it would be another notice than the one that was promised. */
const lateDays = 2

/** Which notice is due today; null where none is. Whether it was told before is not known here. */
export function stageDue(today: string, endDay: string): RadarStage | null {
  const left = daysBetween(today, endDay)
  return radarStages.find((stage) => left <= stage && left >= Math.max(stage - lateDays, 0)) ?? null
}

/** 今天到期, 明天到期, 还剩 7 天 */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft <= 0) return '今天到期'
  return daysLeft === 1 ? '明天到期' : `还剩 ${daysLeft} 天`
}
