/** The line of a person in a premium statement: this month, what earlier months lack, and why it differs from the last statement. */
import { fenOfParts, partsOfDay, type MonthPremium, type PremiumSegment } from './premium.ts'

export const premiumChanges = {
  joined: '增员',
  left: '减员',
  class: '变更类别',
  rate: '保费调整',
  days: '当月天数',
  rounding: '尾差',
  correction: '更正往月',
  corrected: '上月更正',
} as const
export type PremiumChangeKind = keyof typeof premiumChanges

export interface PremiumChange {
  readonly kind: PremiumChangeKind
  readonly fen: number
}

/** What the last statement charged. */
export interface ChargedLine {
  readonly segments: readonly PremiumSegment[]
  readonly premiumFen: number
  readonly correctionFen: number
}

export interface PremiumLine extends ChargedLine {
  readonly days: number
  /** This month and the correction together. */
  readonly totalFen: number
  readonly previousFen: number
  /** They add up to the difference between the two. */
  readonly changes: readonly PremiumChange[]
}

export interface LineFacts {
  readonly month: MonthPremium
  /** What all issued statements have charged so far. */
  readonly chargedFen: number
  /** Null: the person had no line in it, or there was none. */
  readonly previous: ChargedLine | null
  /** Days of both months within the contract. */
  readonly daysBefore: number
  readonly daysNow: number
}

export const totalOf = ({
  premiumFen,
  correctionFen,
}: Pick<ChargedLine, 'premiumFen' | 'correctionFen'>): number => premiumFen + correctionFen

/** Null where there is nothing to say: neither a day, nor a correction, nor a line before. */
export function premiumLine(facts: LineFacts): PremiumLine | null {
  const { month, chargedFen, previous } = facts
  const correctionFen = month.earlierFen - chargedFen
  const previousFen = previous === null ? 0 : totalOf(previous)
  if (month.days === 0 && correctionFen === 0 && previousFen === 0) return null
  const ofEarlier: readonly PremiumChange[] = [
    { kind: 'correction', fen: correctionFen },
    { kind: 'corrected', fen: -(previous?.correctionFen ?? 0) },
  ]
  return {
    segments: month.segments,
    days: month.days,
    premiumFen: month.fen,
    correctionFen,
    totalFen: month.fen + correctionFen,
    previousFen,
    changes: [...monthChanges(facts), ...ofEarlier.filter(({ fen }) => fen !== 0)],
  }
}

type MonthReason = 'joined' | 'left' | 'class' | 'rate' | 'days'

/** From the premium of the last month to that of this one. */
function monthChanges(facts: LineFacts): PremiumChange[] {
  const { month, previous } = facts
  const difference = month.fen - (previous?.premiumFen ?? 0)
  const exact = [...partsByReason(facts)].filter(([, parts]) => parts !== 0)
  const changes: PremiumChange[] = []
  let [sum, told] = [0, 0]
  for (const [kind, parts] of exact) {
    sum += parts
    changes.push({ kind, fen: fenOfParts(sum) - told })
    told = fenOfParts(sum)
  }
  // Each month is rounded with all days before it, so a fen may be left over.
  return withRest(
    changes.filter(({ fen }) => fen !== 0),
    difference - told,
  )
}

function withRest(changes: readonly PremiumChange[], fen: number): PremiumChange[] {
  if (fen === 0) return [...changes]
  if (changes.length === 0) return [{ kind: 'rounding', fen }]
  const largest = changes.reduce((one, other) => (Math.abs(other.fen) > Math.abs(one.fen) ? other : one))
  return changes
    .map((one) => (one === largest ? { ...one, fen: one.fen + fen } : one))
    .filter((one) => one.fen !== 0)
}

const partsOf = (segments: readonly PremiumSegment[]): number =>
  segments.reduce((sum, one) => sum + one.days * partsOfDay(one), 0)
const daysOf = (segments: readonly PremiumSegment[]): number =>
  segments.reduce((sum, { days }) => sum + days, 0)

/**
 * In exact parts of a fen. The price of the last covered day of last month is the measure: days without cover count as left or
 * joined at that price, and every day of another class or price counts with its difference.
 */
function partsByReason({ month, previous, daysBefore, daysNow }: LineFacts): Map<MonthReason, number> {
  const before = previous?.segments ?? []
  const now = month.segments
  const measure = before[before.length - 1]
  if (!measure) return new Map([['joined', partsOf(now)]])
  if (now.length === 0) return new Map([['left', -partsOf(before)]])
  const price = partsOfDay(measure)
  const parts = new Map<MonthReason, number>([
    ['joined', (daysBefore - daysOf(before)) * price],
    ['left', (daysOf(now) - daysNow) * price],
    ['class', 0],
    ['rate', 0],
    ['days', (daysNow - daysBefore) * price],
  ])
  const reasonOf = ({ classKey, yearlyFen }: PremiumSegment): MonthReason => {
    if (classKey !== measure.classKey) return 'class'
    return yearlyFen === measure.yearlyFen ? 'days' : 'rate'
  }
  const count = (segments: readonly PremiumSegment[], sign: 1 | -1) => {
    for (const one of segments)
      parts.set(reasonOf(one), parts.get(reasonOf(one))! + sign * one.days * (partsOfDay(one) - price))
  }
  count(now, 1)
  count(before, -1)
  return parts
}
