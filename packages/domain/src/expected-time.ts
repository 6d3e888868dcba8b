import { hoursOfWorkingDay } from './holidays.ts'

/** How a time is expected, as data: of whom it is learnt, and when nothing is said. */
export const expectedTimePolicy = {
  /** Of fewer cases of the same kind nobody can tell anything. */
  fewestCases: 10,
  /** What was long ago tells little about today. */
  latestCases: 200,
  latestDays: 180,
  /** Four of five were done within what is told. */
  share: 0.8,
  /** Larger sums are looked at longer: up to 1,000 yuan, up to 10,000, above. */
  bandsFen: [100_000, 1_000_000],
} as const

export interface AmountBand {
  /** Above this, or null for the lowest band. */
  readonly overFen: number | null
  /** Up to this, or null for the highest band. */
  readonly uptoFen: number | null
}

export function amountBand(billedFen: number): AmountBand {
  const bands: readonly number[] = expectedTimePolicy.bandsFen
  return {
    overFen: bands.filter((bound) => bound < billedFen).slice(-1)[0] ?? null,
    uptoFen: bands.find((bound) => billedFen <= bound) ?? null,
  }
}

/** So many working days most of the like took, from the hours worked on each; null where there are too few of them. */
export function usualWorkingDays(hours: readonly number[]): number | null {
  const { fewestCases, share } = expectedTimePolicy
  if (hours.length < fewestCases) return null
  const sorted = hours.toSorted((a, b) => a - b)
  const most = sorted[Math.ceil(sorted.length * share) - 1]!
  return Math.max(Math.ceil(most / hoursOfWorkingDay), 1)
}
