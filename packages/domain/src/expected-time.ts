import { hoursOfWorkingDay } from './holidays.ts'

/** How the expected time is computed, as data: the sample, and when nothing is stated. */
export const expectedTimePolicy = {
  /** Fewer cases of the same kind are not significant. */
  fewestCases: 10,
  /** Old cases say little about today. */
  latestCases: 200,
  latestDays: 180,
  /** Four of five cases were done within the stated time. */
  share: 0.8,
  /** Larger amounts take longer to review: up to 1,000 yuan, up to 10,000, above. */
  bandsFen: [100_000, 1_000_000],
} as const

export interface AmountBand {
  /** Exclusive lower bound, or null for the lowest band. */
  readonly overFen: number | null
  /** Inclusive upper bound, or null for the highest band. */
  readonly uptoFen: number | null
}

export function amountBand(billedFen: number): AmountBand {
  const bands: readonly number[] = expectedTimePolicy.bandsFen
  return {
    overFen: bands.filter((bound) => bound < billedFen).slice(-1)[0] ?? null,
    uptoFen: bands.find((bound) => billedFen <= bound) ?? null,
  }
}

/**
 * The working days that most similar cases took, from the hours worked on each; null where there are too few cases.
 */
export function usualWorkingDays(hours: readonly number[]): number | null {
  const { fewestCases, share } = expectedTimePolicy
  if (hours.length < fewestCases) return null
  const sorted = hours.toSorted((a, b) => a - b)
  const most = sorted[Math.ceil(sorted.length * share) - 1]!
  return Math.max(Math.ceil(most / hoursOfWorkingDay), 1)
}
