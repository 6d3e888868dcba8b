import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { byUrgency, openKinds, urgency, type OpenKind, type UrgentMatter } from './open-matters.ts'

const now = new Date('2026-03-02T10:00:00+08:00')
const kinds = Object.keys(openKinds) as OpenKind[]
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const matter = (kind: OpenKind, hours: number, id = kind as string): UrgentMatter => ({
  kind,
  id,
  at: inHours(hours),
})

/** The same order in another way: a number for each, and the smallest is taken out repeatedly. */
function weight({ kind, at }: UrgentMatter): number {
  const hours = (at.getTime() - now.getTime()) / 3_600_000
  const isVisit = kind === 'appointment' || kind === 'counselling'
  const isEnding = kind === 'benefitEnding' || kind === 'couponEnding' || kind === 'benefitToChoose'
  if (isVisit) return hours <= 3 ? 3 : 7
  if (isEnding) return hours <= 72 ? 8 : 14
  const others: Partial<Record<OpenKind, number>> = {
    placeOffered: 1,
    orderUnpaid: 2,
    payoutFailed: 4,
    claimAsked: 5,
    consultationAnswered: 6,
    paidOut: 9,
    orderArrived: 10,
    orderComing: 11,
    invoiceFailed: 12,
    claimRefused: 13,
  }
  return others[kind]!
}
const isNews = new Set<OpenKind>(['consultationAnswered', 'paidOut', 'claimRefused'])

function comesBefore(one: UrgentMatter, other: UrgentMatter): boolean {
  if (weight(one) !== weight(other)) return weight(one) < weight(other)
  if (one.at.getTime() !== other.at.getTime())
    return isNews.has(one.kind) ? one.at > other.at : one.at < other.at
  return one.id < other.id
}

function naively(matters: readonly UrgentMatter[]): UrgentMatter[] {
  const left = [...matters]
  const sorted: UrgentMatter[] = []
  while (left.length > 0) {
    let first = 0
    for (let at = 1; at < left.length; at += 1) if (comesBefore(left[at]!, left[first]!)) first = at
    sorted.push(...left.splice(first, 1))
  }
  return sorted
}

const arbitrary = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...kinds),
    id: fc.string({ minLength: 1, maxLength: 3 }),
    // The bounds of the rows, and values around them.
    at: fc.oneof(fc.constantFrom(-1, 0, 3, 72), fc.integer({ min: -200, max: 800 })).map(inHours),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
)

test('the order equals that of a second, plain implementation', () => {
  fc.assert(
    fc.property(arbitrary, (matters) => {
      expect(byUrgency(matters, now)).toEqual(naively(matters))
    }),
  )
})

test('it does not depend on the input order, and loses no item', () => {
  fc.assert(
    fc.property(arbitrary, (matters) => {
      expect(byUrgency(matters.toReversed(), now)).toEqual(byUrgency(matters, now))
      expect(byUrgency(matters, now)).toHaveLength(matters.length)
    }),
  )
})

test('every kind has a row that matches at any time', () => {
  const always = urgency.filter(({ withinHours }) => withinHours === undefined).flatMap((row) => row.kinds)
  expect(always).toHaveLength(kinds.length)
  expect(new Set(always)).toEqual(new Set(kinds))
})

test('an offer that lapses in minutes comes before a visit in an hour, and that before requested documents', () => {
  const found = [
    matter('claimAsked', -40),
    matter('appointment', 20, 'tomorrow'),
    matter('counselling', 1, 'soon'),
    matter('orderUnpaid', 0.4),
    matter('benefitEnding', 700),
    matter('couponEnding', 60),
    matter('paidOut', -30),
  ]
  expect(byUrgency(found, now).map(({ id }) => id)).toEqual([
    'orderUnpaid',
    'soon',
    'claimAsked',
    'tomorrow',
    'couponEnding',
    'paidOut',
    'benefitEnding',
  ])
})

test('of two payouts the later comes first, of two requests the one that has waited longer', () => {
  const found = [matter('paidOut', -90, 'a'), matter('paidOut', -3, 'b'), matter('claimAsked', -3, 'c')]
  const order = byUrgency([...found, matter('claimAsked', -90, 'd')], now).map(({ id }) => id)
  expect(order).toEqual(['d', 'c', 'b', 'a'])
})
