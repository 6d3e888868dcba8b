import { expect, test } from 'vitest'
import { benefitsOf, levelOf, signInPoints, taskPoints } from './points.ts'
import { levelsOf, rewardsOf, usualRules } from './points-rules.ts'

const levels = levelsOf(usualRules)
const pointsOn = (streak: number) => signInPoints(rewardsOf(usualRules), streak)

test('every seventh day in a row gives more, and every thirtieth most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(pointsOn)).toEqual([5, 5, 5, 5, 5, 5, 20, 5])
  expect(signInPoints([], 7)).toBe(0)
  expect([14, 29, 30, 31, 210].map(pointsOn)).toEqual([20, 5, 100, 5, 100])
})

test.each([
  [0, '启程', '活力', 500],
  [499, '启程', '活力', 1],
  [500, '活力', '卓越', 1500],
  [4999, '卓越', '原力', 1],
  [5000, '原力', null, 0],
  [90_000, '原力', null, 0],
])('%i points ever earned are the level %s, and %s is %s more', (earned, name, next, missing) => {
  const status = levelOf(levels, earned)
  expect([status.level.name, status.next?.name ?? null, status.missing]).toEqual([name, next, missing])
})

test('each level needs more and gives no less than the one before', () => {
  for (const [at, level] of levels.entries()) {
    expect(level.no).toBe(at + 1)
    const before = levels[at - 1]
    if (!before) continue
    expect(level.from).toBeGreaterThan(before.from)
    expect(level.makeUps).toBeGreaterThan(before.makeUps)
    expect(level.taskBonus).toBeGreaterThan(before.taskBonus)
  }
  expect(benefitsOf({ makeUps: 0, taskBonus: 0 })).toEqual([])
  expect(benefitsOf(levels[0]!)).toEqual(['每月 1 张补签卡'])
  expect(benefitsOf(levels[1]!)).toEqual(['每月 2 张补签卡', '任务积分加成 10%'])
})

test("a level's task bonus is rounded down to whole points", () => {
  expect(levels.map((level) => taskPoints(usualRules.tasks.rulesRead.points, level))).toEqual([2, 2, 2, 3])
  expect(levels.map((level) => taskPoints(usualRules.tasks.claimFinished.points, level))).toEqual([
    50, 55, 60, 75,
  ])
})

test('a level reached under other rules is kept, and the missing points count towards the next above it', () => {
  const dearer = levels.map((level) => ({ ...level, from: level.from * 10 }))
  expect(levelOf(dearer, 2500, 3)).toMatchObject({
    level: { no: 3, from: 20_000 },
    next: { no: 4 },
    missing: 47_500,
  })
  expect(levelOf(dearer, 60_000, 3)).toMatchObject({ level: { no: 4 }, next: null, missing: 0 })
  expect(levelOf(dearer, 0, 4)).toMatchObject({ level: { no: 4 }, next: null, missing: 0 })
})
