import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activityNeedsSecond,
  activityRaise,
  chancesInMonth,
  pointsInMonth,
  reachesSame,
  topPoints,
  type PlayableActivity,
} from './activity-worth.ts'

const prize = (points: number, odds: number, kind: 'points' | 'goods' = 'points') => ({ kind, points, odds })
const small: PlayableActivity = {
  companyIds: ['a'],
  days: 10,
  freeChances: 2,
  tasks: [],
  prizes: [prize(10, 10_000)],
}

test('chances of a month count daily tasks once per day, thirty at most, and all others once', () => {
  const tasks = [
    { source: 'signIn', chances: 2 },
    { source: 'stepsReached', chances: 1 },
    { source: 'consultationEnded', chances: 1 },
    { source: 'policyRead', chances: 3 },
    { source: 'claimFinished', chances: 1 },
  ] as const
  expect(chancesInMonth({ ...small, tasks })).toBe(2 + 4 * 10 + 4)
  expect(chancesInMonth({ ...small, tasks, days: 30 })).toBe(2 + 4 * 30 + 4)
  expect(chancesInMonth({ ...small, tasks, days: 31 })).toBe(2 + 4 * 30 + 4)
})

test('points per month are odds times points, rounded up, counting only points', () => {
  expect(pointsInMonth({ ...small, prizes: [prize(10, 5000), prize(7, 1)] })).toBe(11)
  expect(pointsInMonth({ ...small, prizes: [prize(10, 5000), prize(500, 5000, 'goods')] })).toBe(10)
  expect(pointsInMonth({ ...small, prizes: [] })).toBe(0)
})

test('the largest prize counts where it can be won', () => {
  expect(topPoints({ ...small, prizes: [prize(10, 1), prize(900, 0), prize(500, 9, 'goods')] })).toBe(10)
  expect(topPoints({ ...small, prizes: [] })).toBe(0)
})

test('one person may raise by two hundred points, but not by one more', () => {
  const of = (freeChances: number, points: number) => ({
    ...small,
    freeChances,
    prizes: [prize(points, 10_000)],
  })
  expect(activityNeedsSecond(null, of(20, 10), 0)).toBe(false)
  expect(activityNeedsSecond(null, of(20, 10), 1)).toBe(true)
  expect(activityNeedsSecond(null, of(3, 67), 0)).toBe(true)
  expect(activityNeedsSecond(of(20, 10), of(20, 10), 500)).toBe(false)
  expect(activityNeedsSecond(of(20, 10), of(19, 10), 500)).toBe(false)
  expect(activityNeedsSecond(of(1, 10), of(20, 10), 11)).toBe(true)
  expect(activityNeedsSecond(of(1, 10), of(20, 10), 10)).toBe(false)
})

test('a single prize above two hundred needs a second approver, unless an equal one was approved before', () => {
  const rare = (points: number) => ({ ...small, freeChances: 1, prizes: [prize(points, 1)] })
  expect(activityNeedsSecond(null, rare(200), 0)).toBe(false)
  expect(activityNeedsSecond(null, rare(201), 0)).toBe(true)
  expect(activityNeedsSecond(rare(500), rare(500), 0)).toBe(false)
  expect(activityNeedsSecond(rare(500), rare(501), 0)).toBe(true)
})

test('an audience that is new gets the whole amount as a raise', () => {
  const more = { ...small, companyIds: ['a', 'b'] }
  expect(activityRaise(small, small)).toBe(0)
  expect(activityRaise(small, more)).toBe(20)
  expect(activityRaise(more, small)).toBe(0)
  expect(activityRaise(small, { ...small, companyIds: [] })).toBe(20)
  expect(activityRaise({ ...small, companyIds: [] }, more)).toBe(0)
  expect(
    activityNeedsSecond({ ...small, prizes: [prize(900, 1)] }, { ...more, prizes: [prize(900, 1)] }, 0),
  ).toBe(true)
})

test('more chances are a raise even where each is worth less than those used before', () => {
  const used = { ...small, freeChances: 20, prizes: [prize(10, 10_000)] }
  const thin = { ...small, freeChances: 40, prizes: [prize(5, 10_000)] }
  expect(pointsInMonth(thin)).toBe(pointsInMonth(used))
  expect(activityRaise(used, thin)).toBe(100)
})

test('two activities reach the same people if they share a company or one is for all', () => {
  expect(reachesSame(small, { ...small, companyIds: ['b'] })).toBe(false)
  expect(reachesSame(small, { ...small, companyIds: ['b', 'a'] })).toBe(true)
  expect(reachesSame({ ...small, companyIds: ['b', 'a'] }, small)).toBe(true)
  expect(reachesSame(small, { ...small, companyIds: [] })).toBe(true)
  expect(reachesSame({ ...small, companyIds: [] }, small)).toBe(true)
})

test('drawing every ticket gives the stated average', () => {
  const some = fc.record({
    freeChances: fc.nat({ max: 5 }),
    prizes: fc.array(fc.record({ points: fc.nat({ max: 50 }), odds: fc.nat({ max: 2500 }) }), {
      maxLength: 4,
    }),
  })
  fc.assert(
    fc.property(some, ({ freeChances, prizes }) => {
      const activity = {
        ...small,
        freeChances,
        prizes: prizes.map(({ points, odds }) => prize(points, odds)),
      }
      let sum = 0
      for (let ticket = 0; ticket < 10_000; ticket++) {
        let upTo = 0
        const won = prizes.find(({ odds }) => ticket < (upTo += odds))
        sum += won?.points ?? 0
      }
      expect(pointsInMonth(activity)).toBe(Math.ceil((freeChances * sum) / 10_000))
    }),
    { numRuns: 30 },
  )
})
