/**
 * Premium of a person under a group contract, by the day. A day costs the yearly premium of the class by the days of the
 * contract year. The exact sum of the days since the contract began is rounded half up to fen, and a month costs the difference of
 * two such sums: months add up to the premium of the whole period, and no fen is lost between them.
 */
import { isVoid, type PersonCover } from './cover.ts'
import { addDays, daysBetween, isDay } from './dates.ts'
import { firstDayOf, lastDayOf } from './months.ts'

/** One million yuan: more is a typing error, and sums stay exact integers. */
export const highestYearlyFen = 100_000_000

export interface PricedClass {
  readonly key: string
  /** For one person and a year of the contract; null: no premium was agreed, and nothing is charged. */
  readonly yearlyFen: number | null
}

export interface PremiumTerms {
  readonly startsOn: string
  readonly endsOn: string
  /** Approved ones, in order; the first begins with the contract. */
  readonly versions: readonly { readonly startDay: string; readonly classes: readonly PricedClass[] }[]
}

/** Days of one class and price within a month, with what they cost. */
export interface PremiumSegment {
  readonly classKey: string
  readonly yearlyFen: number | null
  /** Of the contract year: 365 or 366. */
  readonly yearDays: number
  readonly days: number
  readonly fen: number
}

export interface MonthPremium {
  /** In the order of their days. */
  readonly segments: readonly PremiumSegment[]
  readonly days: number
  readonly fen: number
  /** Of all days of the contract before the month. */
  readonly earlierFen: number
}

/** A day of a year of 365 and one of 366 days both cost a whole number of these parts of a fen. */
export const partsOfFen = 365 * 366

/** Half a fen is rounded up. */
export const fenOfParts = (parts: number): number => Math.floor((2 * parts + partsOfFen) / (2 * partsOfFen))

export const partsOfDay = ({ yearlyFen, yearDays }: Pick<PremiumSegment, 'yearlyFen' | 'yearDays'>): number =>
  (yearlyFen ?? 0) * (partsOfFen / yearDays)

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** The day on which a year of the contract begins. A contract of 29 February begins its years on 1 March where there is none. */
export function anniversary(startsOn: string, years: number): string {
  const year = String(Number(startsOn.slice(0, 4)) + years)
  const day = `${year}${startsOn.slice(4)}`
  return isDay(day) ? day : `${year}-03-01`
}

interface PricedDays {
  readonly from: string
  readonly to: string
  readonly classKey: string
  readonly yearlyFen: number | null
  readonly yearDays: number
}

/** A class that an endorsement dropped keeps its price for whoever is still covered. */
function yearlyFenOn({ versions }: PremiumTerms, day: string, classKey: string): number | null {
  let fen: number | null = null
  for (const { startDay, classes } of versions) {
    const priced = startDay <= day ? classes.find(({ key }) => key === classKey) : undefined
    if (priced) fen = priced.yearlyFen
  }
  return fen
}

/** The covered days, split wherever the class, its price or the contract year changes. */
function pricedDays(terms: PremiumTerms, covers: readonly PersonCover[]): PricedDays[] {
  const years: string[] = []
  for (let year = 0; anniversary(terms.startsOn, year) <= terms.endsOn; year += 1)
    years.push(anniversary(terms.startsOn, year))
  const cuts = [...years, ...terms.versions.map(({ startDay }) => startDay)]
  const yearDaysOn = (day: string) => {
    const at = years.filter((first) => first <= day).length - 1
    return daysBetween(anniversary(terms.startsOn, at), anniversary(terms.startsOn, at + 1))
  }
  return classDays(terms, covers).flatMap(({ from, to, classKey }) => {
    const starts = [from, ...cuts.filter((day) => from < day && day <= to)].toSorted()
    return [...new Set(starts)].map((first, at, all) => ({
      from: first,
      to: at + 1 < all.length ? addDays(all[at + 1]!, -1) : to,
      classKey,
      yearlyFen: yearlyFenOn(terms, first, classKey),
      yearDays: yearDaysOn(first),
    }))
  })
}

/** Covered days by class, within the contract. No day counts twice. */
function classDays({ startsOn, endsOn }: PremiumTerms, covers: readonly PersonCover[]) {
  const found: { from: string; to: string; classKey: string }[] = []
  let free = startsOn
  for (const cover of covers.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))) {
    if (isVoid(cover)) continue
    const [first, last] = [later(cover.startsOn, free), earlier(cover.endsOn, endsOn)]
    for (const [at, { from, key }] of cover.classes.entries()) {
      const next = cover.classes[at + 1]
      const days = {
        from: later(from, first),
        to: next ? earlier(addDays(next.from, -1), last) : last,
        classKey: key,
      }
      if (days.from <= days.to) found.push(days)
    }
    free = later(free, addDays(last, 1))
  }
  return found
}

export function premiumOfMonth(
  terms: PremiumTerms,
  covers: readonly PersonCover[],
  month: string,
): MonthPremium {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const priced = pricedDays(terms, covers)
  const partsBefore = (day: string) =>
    priced.reduce((sum, one) => {
      const days = daysBetween(one.from, earlier(one.to, addDays(day, -1))) + 1
      return days > 0 ? sum + days * partsOfDay(one) : sum
    }, 0)
  let parts = partsBefore(first)
  const earlierFen = fenOfParts(parts)
  const segments: PremiumSegment[] = []
  for (const { from, to, ...priceOfDay } of priced) {
    const days = daysBetween(later(from, first), earlier(to, last)) + 1
    if (days <= 0) continue
    const before = fenOfParts(parts)
    parts += days * partsOfDay(priceOfDay)
    segments.push({ ...priceOfDay, days, fen: fenOfParts(parts) - before })
  }
  return {
    segments,
    days: segments.reduce((sum, { days }) => sum + days, 0),
    fen: fenOfParts(parts) - earlierFen,
    earlierFen,
  }
}
