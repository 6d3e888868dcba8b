import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverAfter, premiumDays, type CoverEvent, type PersonCover } from './cover.ts'
import { addDays } from './dates.ts'
import { addMonths, daysOfMonthWithin, firstDayOf, lastDayOf, monthOf } from './months.ts'
import { anniversary, fenOfParts, premiumOfMonth, type PremiumTerms } from './premium.ts'
import { premiumLine, totalOf, type PremiumLine } from './premium-line.ts'

const yearly = { A: 1_200_00, B: 1_999_99 }
const termsOf = (more: Partial<PremiumTerms> = {}, classes: Record<string, number | null> = yearly) => ({
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  versions: [
    {
      startDay: more.startsOn ?? '2026-01-01',
      classes: Object.entries(classes).map(([key, yearlyFen]) => ({ key, yearlyFen })),
    },
  ],
  ...more,
})
const added = (day: string, lastDay = '2026-12-31', classKey = 'A'): CoverEvent => ({
  kind: 'added',
  day,
  lastDay,
  classKey,
  waitingFrom: day,
})
const coverOf = (...events: CoverEvent[]): PersonCover => coverAfter(events)
const whole = coverOf(added('2026-01-01'))

/** A year of a contract has 366 days where it contains a 29th of February. */
function yearDaysOf(startsOn: string, day: string): bigint {
  let year = Number(day.slice(0, 4)) + (day.slice(5) < startsOn.slice(5) ? -1 : 0)
  if (startsOn.slice(5) > '02-29') year += 1
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
  // Who begins on a 29th of February has it in the year that begins with it.
  return isLeap ? 366n : 365n
}

/** Day by day, with exact fractions. */
function naiveFen(terms: PremiumTerms, covers: readonly PersonCover[], until: string): number {
  let parts = 0n
  for (let day = terms.startsOn; day <= until && day <= terms.endsOn; day = addDays(day, 1)) {
    const cover = covers.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    if (!cover) continue
    const key = cover.classes.findLast(({ from }) => from <= day)?.key
    const priced = terms.versions
      .filter(({ startDay }) => startDay <= day)
      .flatMap(({ classes }) => classes.filter((one) => one.key === key))
      .pop()
    parts += (BigInt(priced?.yearlyFen ?? 0) * 365n * 366n) / yearDaysOf(terms.startsOn, day)
  }
  return Number((parts * 2n + 365n * 366n) / (2n * 365n * 366n))
}

test('a whole year costs the yearly premium, and its months add up to it', () => {
  const months = Array.from({ length: 12 }, (_, at) =>
    premiumOfMonth(termsOf(), [whole], addMonths('2026-01', at)),
  )
  expect(months.reduce((sum, { fen }) => sum + fen, 0)).toBe(1_200_00)
  expect(months.reduce((sum, { days }) => sum + days, 0)).toBe(365)
  // 31 of 365 days of ¥1200: 101.917…; 28 days: 92.054…
  expect(months.slice(0, 2).map(({ fen }) => fen)).toEqual([10_192, 9_205])
  expect(months[1]!.earlierFen).toBe(10_192)
})

test('exactly half a fen is rounded up, and less is not', () => {
  const half = (365 * 366) / 2
  expect([fenOfParts(half - 1), fenOfParts(half), fenOfParts(half + 1)]).toEqual([0, 1, 1])
  expect([fenOfParts(-half - 1), fenOfParts(-half), fenOfParts(0)]).toEqual([-1, 0, 0])
})

test('a year with a 29th of February has 366 days, and a contract that begins on it continues on 1 March', () => {
  expect(anniversary('2028-02-29', 1)).toBe('2029-03-01')
  expect(anniversary('2026-05-01', 2)).toBe('2028-05-01')
  const terms = termsOf({ startsOn: '2027-03-01', endsOn: '2029-02-28' })
  const cover = coverOf(added('2027-03-01', '2029-02-28'))
  const yearDays = (month: string) =>
    premiumOfMonth(terms, [cover], month).segments.map((one) => one.yearDays)
  expect([yearDays('2028-02'), yearDays('2028-03')]).toEqual([[366], [365]])
})

test('a month is split by class, price and year of the contract', () => {
  const terms: PremiumTerms = {
    ...termsOf({ startsOn: '2026-01-10', endsOn: '2027-12-31' }),
    versions: [
      { startDay: '2026-01-10', classes: [{ key: 'A', yearlyFen: 365_00 }] },
      { startDay: '2027-01-21', classes: [{ key: 'A', yearlyFen: 730_00 }] },
    ],
  }
  const cover = coverOf(added('2026-01-10', '2027-12-31'), {
    kind: 'changed',
    day: '2027-01-25',
    classKey: 'B',
  })
  expect(premiumOfMonth(terms, [cover], '2027-01').segments).toEqual([
    { classKey: 'A', yearlyFen: 365_00, yearDays: 365, days: 9, fen: 9_00 },
    { classKey: 'A', yearlyFen: 365_00, yearDays: 365, days: 11, fen: 11_00 },
    { classKey: 'A', yearlyFen: 730_00, yearDays: 365, days: 4, fen: 8_00 },
    { classKey: 'B', yearlyFen: null, yearDays: 365, days: 7, fen: 0 },
  ])
})

test('a class that an endorsement drops keeps its price, and one without a price costs nothing', () => {
  const dropped = termsOf({
    versions: [
      { startDay: '2026-01-01', classes: [{ key: 'A', yearlyFen: 365_00 }] },
      { startDay: '2026-01-16', classes: [{ key: 'B', yearlyFen: 365_00 }] },
    ],
  })
  expect(premiumOfMonth(dropped, [whole], '2026-01').fen).toBe(31_00)
  const unpriced = termsOf({}, { A: null })
  expect(premiumOfMonth(unpriced, [whole], '2026-01')).toMatchObject({ days: 31, fen: 0 })
})

test('a void cover costs nothing, and covers that meet count no day twice', () => {
  const voided = coverOf(added('2026-01-01'), { kind: 'ended', day: '2026-01-01', reason: 'left' })
  expect(premiumOfMonth(termsOf(), [voided, whole], '2026-01').days).toBe(31)
  const other = coverOf(added('2026-01-20'))
  expect(premiumOfMonth(termsOf(), [other, whole], '2026-01').days).toBe(31)
  const outside = coverOf(added('2025-12-01', '2027-02-01'))
  expect(premiumOfMonth(termsOf(), [outside], '2027-01').days).toBe(0)
  expect(premiumOfMonth(termsOf(), [outside], '2025-12').days).toBe(0)
})

const line = (
  cover: PersonCover,
  month: string,
  previous: PremiumLine | null,
  { terms = termsOf() as PremiumTerms, chargedFen = previous === null ? 0 : totalOf(previous) } = {},
) =>
  premiumLine({
    month: premiumOfMonth(terms, [cover], month),
    chargedFen,
    previous,
    daysBefore: daysOfMonthWithin(addMonths(month, -1), terms.startsOn, terms.endsOn),
    daysNow: daysOfMonthWithin(month, terms.startsOn, terms.endsOn),
  })
const first = (cover: PersonCover, month = '2026-01') => line(cover, month, null)!
const kindsOf = ({ changes }: PremiumLine) => changes.map(({ kind }) => kind)

test('a difference is explained by who joined, left, changed class or price, and by the days of the month', () => {
  const january = first(whole)
  expect(january.changes).toEqual([{ kind: 'joined', fen: 10_192 }])
  expect(line(whole, '2026-02', january)!.changes).toEqual([{ kind: 'days', fen: -987 }])
  const left = coverOf(added('2026-01-01'), { kind: 'ended', day: '2026-02-15', reason: 'left' })
  expect(kindsOf(line(left, '2026-02', january)!)).toEqual(['left', 'days'])
  const gone = coverOf(added('2026-01-01'), { kind: 'ended', day: '2026-02-01', reason: 'left' })
  expect(line(gone, '2026-02', january)!.changes).toEqual([{ kind: 'left', fen: -10_192 }])
  const promoted = coverOf(added('2026-01-01'), { kind: 'changed', day: '2026-02-15', classKey: 'B' })
  expect(kindsOf(line(promoted, '2026-02', january)!)).toEqual(['class', 'days'])
  const half = first(coverOf(added('2026-07-16')), '2026-07')
  expect(kindsOf(line(coverOf(added('2026-07-16')), '2026-08', half)!)).toEqual(['joined'])
  const dearer: PremiumTerms = {
    ...termsOf(),
    versions: [
      ...termsOf().versions,
      { startDay: '2026-08-01', classes: [{ key: 'A', yearlyFen: 2_400_00 }] },
    ],
  }
  const july = line(whole, '2026-07', null, { terms: dearer })!
  expect(kindsOf(line(whole, '2026-08', july, { terms: dearer })!)).toContain('rate')
})

test('a leave that is reported late is corrected in the next statement, and the correction ends after it', () => {
  const january = first(whole)
  const left = coverOf(added('2026-01-01'), { kind: 'ended', day: '2026-01-11', reason: 'left' })
  const february = line(left, '2026-02', january)!
  expect(february).toMatchObject({ premiumFen: 0, correctionFen: 3_288 - 10_192, days: 0 })
  expect(february.changes).toEqual([
    { kind: 'left', fen: -10_192 },
    { kind: 'correction', fen: 3_288 - 10_192 },
  ])
  const march = line(left, '2026-03', february, { chargedFen: 3_288 })!
  expect(march).toMatchObject({ totalFen: 0, changes: [{ kind: 'corrected', fen: 10_192 - 3_288 }] })
  expect(line(left, '2026-04', march, { chargedFen: 3_288 })).toBeNull()
})

test('a fen of rounding between months of the same length is named as such', () => {
  const terms = termsOf({}, { A: 100_01 })
  const july = line(whole, '2026-07', null, { terms })!
  const august = line(whole, '2026-08', july, { terms, chargedFen: 0 })!
  const own = august.changes.filter(({ kind }) => kind !== 'correction' && kind !== 'corrected')
  const difference = august.premiumFen - july.premiumFen
  expect(own).toEqual(difference === 0 ? [] : [{ kind: 'rounding', fen: difference }])
})

interface Step {
  readonly kind: 'end' | 'reopen' | 'change' | 'price'
  readonly back: number
  readonly to: 'A' | 'B'
  readonly fen: number
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('end' as const, 'reopen' as const, 'change' as const, 'price' as const),
  back: fc.integer({ min: -20, max: 75 }),
  to: fc.constantFrom('A' as const, 'B' as const),
  fen: fc.integer({ min: 0, max: 5_000_00 }),
})

/** Facts that become known within a month, also about days of months whose statements were issued. */
function learn(events: CoverEvent[], terms: PremiumTerms, step: Step, month: string): PremiumTerms {
  const cover = coverAfter(events)
  const day = addDays(lastDayOf(month), -step.back)
  const isWithin = cover.startsOn < day && day <= cover.endsOn
  if (step.kind === 'end' && isWithin) events.push({ kind: 'ended', day, reason: 'left' })
  if (step.kind === 'reopen' && cover.endsOn < terms.endsOn)
    events.push(added(addDays(cover.endsOn, 1), terms.endsOn, step.to))
  if (step.kind === 'change' && isWithin) events.push({ kind: 'changed', day, classKey: step.to })
  const last = terms.versions[terms.versions.length - 1]!.startDay
  if (step.kind !== 'price' || day <= last || day > terms.endsOn) return terms
  const classes = [{ key: step.to, yearlyFen: step.fen }]
  return { ...terms, versions: [...terms.versions, { startDay: day, classes }] }
}

test('statements of all months add up to the premium of the covered days, whatever becomes known late', () => {
  const starts = fc.constantFrom('2026-01-01', '2026-03-17', '2027-08-31', '2028-02-29')
  fc.assert(
    fc.property(
      starts,
      fc.integer({ min: 30, max: 500 }),
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.option(anyStep, { freq: 2 }), { minLength: 18, maxLength: 18 }),
      (startsOn, length, wait, steps) => {
        let terms: PremiumTerms = termsOf({ startsOn, endsOn: addDays(startsOn, length) })
        const events = [added(addDays(startsOn, Math.min(wait, length)), terms.endsOn)]
        let [charged, previous] = [0, null as PremiumLine | null]
        for (const [at, step] of steps.entries()) {
          const month = addMonths(monthOf(startsOn), at)
          if (step) terms = learn(events, terms, step, month)
          const cover = coverAfter(events)
          const now = line(cover, month, previous, { terms, chargedFen: charged })
          const expected = naiveFen(terms, [cover], lastDayOf(month))
          expect([month, charged + (now === null ? 0 : now.totalFen)]).toEqual([month, expected])
          const before = previous === null ? 0 : totalOf(previous)
          const told = (now?.changes ?? []).reduce((sum, { fen }) => sum + fen, 0)
          expect([month, told]).toEqual([month, (now?.totalFen ?? 0) - before])
          const days = new Map<string, number>()
          for (const one of now?.segments ?? [])
            days.set(one.classKey, (days.get(one.classKey) ?? 0) + one.days)
          expect(days).toEqual(new Map(premiumDays(cover, firstDayOf(month), lastDayOf(month))))
          charged = expected
          previous = now
        }
      },
    ),
    { numRuns: 40 },
  )
})
