import { tidyHospital } from './hospital-name.ts'
import type { Policy, Receipt } from './shapes.ts'

/** Amounts are kept in hundredths of a fen, in which every percentage is a whole number. */
export const exactly = (fen: number): number => fen * 100

interface PurseRemainder {
  yearly: number
  /** In fen: it is deducted from whole amounts. */
  deductible: number
  visits: number
  days: number
}

/** The remaining limits, carried from receipt to receipt. */
export interface Purse {
  cover: number
  readonly left: Map<string, PurseRemainder>
  /** Paid by visit. */
  readonly visits: Map<string, number>
}

/** Receipts of one day in one hospital are one visit. */
export const visitOf = (liabilityId: string, { day, hospital }: Pick<Receipt, 'day' | 'hospital'>): string =>
  JSON.stringify([liabilityId, day, tidyHospital(hospital.name)])

export const purseOf = ({ coverFen, usedFen, liabilities }: Policy): Purse => ({
  cover: exactly(Math.max(coverFen - usedFen, 0)),
  left: new Map(
    liabilities.map(({ id, terms, ...one }) => [
      id,
      {
        yearly: exactly(Math.max(one.yearlyFen - one.usedFen, 0)),
        deductible: Math.max(one.deductibleFen - one.deductibleUsedFen, 0),
        visits: terms.visitsPerYear ?? Infinity,
        days: terms.daysPerYear ?? Infinity,
      },
    ]),
  ),
  visits: new Map(),
})

export const copyOf = ({ cover, left, visits }: Purse): Purse => ({
  cover,
  left: new Map([...left].map(([id, one]) => [id, { ...one }])),
  visits: new Map(visits),
})
