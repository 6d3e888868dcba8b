import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitlementsOf, type Entitlement, type BenefitsFrom } from './entitlement.ts'
import { addDays } from './dates.ts'
import type { PlanBenefit } from './plan-benefit.ts'

const benefit = (id: string, more: Partial<PlanBenefit> = {}): PlanBenefit => ({
  id,
  kind: 'package',
  name: id,
  summary: '',
  supplierCode: 'JINGHE',
  amount: 2,
  timeFen: 0,
  validDays: null,
  ...more,
})
const from = (day: string, ...benefits: PlanBenefit[]): BenefitsFrom => ({
  from: day,
  versionId: `v${day}`,
  benefits,
})
const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
const daysOf = (entitlements: readonly Entitlement[]) =>
  entitlements.map((entitlement) => [entitlement.benefit.id, entitlement.from, entitlement.until])

test('every benefit is granted for the cover', () => {
  expect(daysOf(entitlementsOf(year, [from('2026-01-01', benefit('a'), benefit('b'))]))).toEqual([
    ['a', '2026-01-01', '2026-12-31'],
    ['b', '2026-01-01', '2026-12-31'],
  ])
})

test('whoever begins or leaves within the contract has the days of the cover', () => {
  const cover = { startsOn: '2026-03-15', endsOn: '2026-06-30' }
  expect(daysOf(entitlementsOf(cover, [from('2026-01-01', benefit('a'))]))).toEqual([
    ['a', '2026-03-15', '2026-06-30'],
  ])
})

test('nothing follows from a cover that never was, and one day is a day', () => {
  const periods = [from('2026-01-01', benefit('a'))]
  expect(entitlementsOf({ startsOn: '2026-03-01', endsOn: '2026-02-28' }, periods)).toEqual([])
  expect(daysOf(entitlementsOf({ startsOn: '2026-03-01', endsOn: '2026-03-01' }, periods))).toEqual([
    ['a', '2026-03-01', '2026-03-01'],
  ])
})

test('days of validity count from the first day and end with the cover', () => {
  const short = benefit('a', { validDays: 30 })
  expect(daysOf(entitlementsOf(year, [from('2026-01-01', short)]))).toEqual([
    ['a', '2026-01-01', '2026-01-30'],
  ])
  const leaver = { ...year, endsOn: '2026-01-10' }
  expect(daysOf(entitlementsOf(leaver, [from('2026-01-01', short)]))).toEqual([
    ['a', '2026-01-01', '2026-01-10'],
  ])
})

test('an endorsement gives what it adds from its day, and ends what it removes', () => {
  const periods = [
    from('2026-01-01', benefit('kept'), benefit('gone')),
    from('2026-07-01', benefit('kept', { name: '新名称' }), benefit('added')),
  ]
  const entitlements = entitlementsOf(year, periods)
  expect(daysOf(entitlements)).toEqual([
    ['kept', '2026-01-01', '2026-12-31'],
    ['gone', '2026-01-01', '2026-06-30'],
    ['added', '2026-07-01', '2026-12-31'],
  ])
  expect(entitlements[0]).toMatchObject({ versionId: 'v2026-07-01', benefit: { name: '新名称' } })
  expect(entitlements[1]).toMatchObject({ versionId: 'v2026-01-01' })
})

test('whoever leaves on the day of an endorsement has nothing of it, and whoever begins then nothing of before', () => {
  const periods = [from('2026-01-01', benefit('a')), from('2026-07-01', benefit('b'))]
  expect(daysOf(entitlementsOf({ ...year, endsOn: '2026-06-30' }, periods))).toEqual([
    ['a', '2026-01-01', '2026-06-30'],
  ])
  expect(daysOf(entitlementsOf({ ...year, startsOn: '2026-07-01' }, periods))).toEqual([
    ['b', '2026-07-01', '2026-12-31'],
  ])
})

test('a higher amount reaches everybody, and a lower one takes nothing from those who have more', () => {
  const amounts = (...all: number[]) =>
    entitlementsOf(
      year,
      all.map((amount, at) => from(addDays('2026-01-01', at * 10), benefit('a', { amount }))),
    ).map((entitlement) => entitlement.benefit.amount)
  expect(amounts(2, 5)).toEqual([5])
  expect(amounts(5, 2)).toEqual([5])
  expect(amounts(2, 5, 3)).toEqual([5])
})

/** Day by day: a benefit is there on a day if the version of that day has it and the cover includes it. */
function naively(cover: typeof year, periods: readonly BenefitsFrom[]) {
  const found = new Map<string, { first: string; last: string; valid: number | null; most: number }>()
  for (let day = cover.startsOn; day <= cover.endsOn; day = addDays(day, 1)) {
    const version = periods.findLast((one) => one.from <= day)
    for (const { id, validDays, amount } of version?.benefits ?? []) {
      const before = found.get(id)
      found.set(id, {
        first: before?.first ?? day,
        last: day,
        valid: validDays,
        most: Math.max(before?.most ?? 0, amount),
      })
    }
  }
  return [...found].map(([id, { first, last, valid, most }]) => {
    const end = valid === null ? last : addDays(first, valid - 1)
    return [id, first, end < last ? end : last, most]
  })
}

const someBenefit = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  validDays: fc.option(fc.integer({ min: 1, max: 60 })),
  amount: fc.integer({ min: 1, max: 9 }),
})
const somePeriods = fc
  .uniqueArray(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 5 })
  .chain((offsets) =>
    fc.tuple(
      ...offsets
        .toSorted((one, other) => one - other)
        .map((offset) =>
          fc
            .uniqueArray(someBenefit, { maxLength: 3, selector: ({ id }) => id })
            .map((benefits) =>
              from(addDays('2026-01-01', offset), ...benefits.map(({ id, ...own }) => benefit(id, own))),
            ),
        ),
    ),
  )

test('over any endorsements and days, entitlements are those of a naive recount of every day', () => {
  fc.assert(
    fc.property(
      somePeriods,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: -1, max: 100 }),
      (periods, start, length) => {
        // A cover begins with the first version at the earliest.
        const first = addDays(periods[0]!.from, start)
        const cover = { startsOn: first, endsOn: addDays(first, length) }
        const entitlements = entitlementsOf(cover, periods).map((one) => [
          one.benefit.id,
          one.from,
          one.until,
          one.benefit.amount,
        ])
        expect(entitlements.toSorted()).toEqual(naively(cover, periods).toSorted())
      },
    ),
    { numRuns: 300 },
  )
})
