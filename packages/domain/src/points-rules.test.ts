import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taskCodes, taskOf } from './points.ts'
import { ruleDifferences } from './points-differences.ts'
import { carbonRaiseOf, mostInMonth, needsSecond, raiseForOne, raiseOf } from './points-raise.ts'
import {
  levelsOf,
  rewardsOf,
  ruleFaults,
  usualRules,
  wholeRules,
  type LevelRules,
  type PointsRules,
} from './points-rules.ts'

const withLevels = (change: (levels: LevelRules[]) => void): PointsRules => {
  const levels = usualRules.levels.map((level) => ({ ...level }))
  change(levels)
  return { ...usualRules, levels }
}
const withTask = (code: keyof PointsRules['tasks'], change: Partial<PointsRules['tasks']['policyRead']>) => ({
  ...usualRules,
  tasks: { ...usualRules.tasks, [code]: { ...usualRules.tasks[code], ...change } },
})
const withCarbon = (
  action: keyof PointsRules['carbon'],
  change: Partial<PointsRules['carbon']['claim']>,
): PointsRules => ({
  ...usualRules,
  carbon: { ...usualRules.carbon, [action]: { ...usualRules.carbon[action], ...change } },
})
const withSignIn = (change: Partial<PointsRules['signIn']>): PointsRules => ({
  ...usualRules,
  signIn: { ...usualRules.signIn, ...change },
})

describe('valid rules', () => {
  test('the default rules are valid, and the step task is off without a partner', () => {
    expect(ruleFaults(usualRules)).toEqual([])
    expect(taskCodes.filter((code) => !usualRules.tasks[code].isOn)).toEqual(['stepsReached'])
  })

  test.each([
    [withLevels((levels) => Object.assign(levels[2]!, { from: 500 })), '卓越的门槛应高于活力'],
    [withLevels((levels) => Object.assign(levels[0]!, { from: 1 })), '启程的门槛应为 0'],
    [withLevels((levels) => Object.assign(levels[3]!, { makeUps: 2 })), '原力的权益不能少于卓越'],
    [withLevels((levels) => Object.assign(levels[3]!, { taskBonus: 19 })), '原力的权益不能少于卓越'],
    [
      withLevels((levels) => Object.assign(levels[3]!, { from: 1_000_001 })),
      '原力的门槛应为 0 到 1000000 的整数',
    ],
    [withLevels((levels) => Object.assign(levels[3]!, { makeUps: 11 })), '原力的补签卡应为 0 到 10 的整数'],
    [
      withLevels((levels) => Object.assign(levels[3]!, { taskBonus: 201 })),
      '原力的任务加成应为 0 到 200 的整数',
    ],
    [withLevels((levels) => levels.pop()), '等级应为 4 个'],
    [withTask('policyRead', { points: 0 }), '任务积分应为 1 到 500 的整数'],
    [withTask('policyRead', { points: 1.5 }), '任务积分应为 1 到 500 的整数'],
    [withSignIn({ day: 0 }), '每日签到积分应为 1 到 500 的整数'],
    [withSignIn({ week: 20.5 }), '连续 7 天签到积分应为 1 到 500 的整数'],
    [withSignIn({ month: 501 }), '连续 30 天签到积分应为 1 到 500 的整数'],
    [withSignIn({ makeUp: 0 }), '补签积分应为 1 到 500 的整数'],
    [withSignIn({ week: 4 }), '连续签到的积分不能少于更短的连续签到'],
    [withSignIn({ month: 19 }), '连续签到的积分不能少于更短的连续签到'],
    [{ ...usualRules, stepGoal: 999 }, '步数目标应为 1000 到 50000 的整数'],
    [{ ...usualRules, pointsPerFen: 0 }, '抵 1 元的积分应为 100 到 10000 的整百数'],
    [{ ...usualRules, pointsPerFen: 1.5 }, '抵 1 元的积分应为 100 到 10000 的整百数'],
    [{ ...usualRules, pointsPerFen: 101 }, '抵 1 元的积分应为 100 到 10000 的整百数'],
    [withCarbon('claim', { points: 501 }), '碳积分应为 1 到 500 的整数'],
  ])('reports a fault as text (%#)', (rules, fault) => {
    expect(ruleFaults(rules)).toEqual([fault])
  })

  test('stored rules from before a task existed get the default for it', () => {
    const { stepsReached: _, ...otherTasks } = usualRules.tasks
    const old = { signIn: { ...usualRules.signIn, day: 9 }, levels: usualRules.levels, tasks: otherTasks }
    expect(wholeRules(old as never)).toEqual(withSignIn({ day: 9 }))
  })
})

/** Day by day and action by action, as a person would add it up. */
function countedMonth(rules: PointsRules, earned: number): number {
  const level = levelsOf(rules).reduce((best, one) => (one.from <= earned ? one : best))
  let sum = 0
  for (let day = 1; day <= 30; day++) {
    sum += rewardsOf(rules).find(({ every }) => day % every === 0)!.points
    for (const code of taskCodes) {
      const often = taskOf(code).often === 'day' || code === 'stepsReached'
      if (rules.tasks[code].isOn && (often || day === 1))
        sum += Math.floor(rules.tasks[code].points * (1 + level.taskBonus / 100) + 1e-9)
    }
  }
  for (let card = 0; card < level.makeUps; card++) sum += rules.signIn.makeUp
  return sum
}

const points = fc.integer({ min: 1, max: 500 })
const anyRules: fc.Arbitrary<PointsRules> = fc
  .record({
    signIn: fc.record({ day: points, week: points, month: points, makeUp: points }),
    steps: fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 3, maxLength: 3 }),
    makeUps: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 4, maxLength: 4 }),
    bonus: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 4, maxLength: 4 }),
    tasks: fc.array(fc.record({ isOn: fc.boolean(), points }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ signIn: { day, week, month, makeUp }, steps, makeUps, bonus, tasks }) => {
    const [plain, more, most] = [day, week, month].toSorted((a, b) => a - b)
    const rising = (figures: number[]) => figures.toSorted((a, b) => a - b)
    let from = 0
    return {
      signIn: { day: plain!, week: more!, month: most!, makeUp },
      levels: [0, ...steps].map((step, at) => ({
        from: (from += step),
        makeUps: rising(makeUps)[at]!,
        taskBonus: rising(bonus)[at]!,
      })),
      tasks: Object.fromEntries(taskCodes.map((code, at) => [code, tasks[at]!])) as PointsRules['tasks'],
      stepGoal: 8000,
      pointsPerFen: 1,
      carbon: usualRules.carbon,
    }
  })

describe('a large increase needs a second approver', () => {
  test('a month equals the sum day by day', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 0, max: 15_000 }), (rules, earned) => {
        expect(ruleFaults(rules)).toEqual([])
        expect(mostInMonth(rules, earned)).toBe(countedMonth(rules, earned))
      }),
    )
  })

  test('no member gets more than the computed raise, at any level', () => {
    fc.assert(
      fc.property(anyRules, anyRules, fc.integer({ min: 0, max: 15_000 }), (before, after, earned) => {
        const more = countedMonth(after, earned) - countedMonth(before, earned)
        expect(more).toBeLessThanOrEqual(raiseOf(before, after))
        expect(raiseOf(before, before)).toBe(0)
      }),
    )
  })

  test('a small raise needs one person, a large one two; a lower level threshold counts too', () => {
    expect(raiseOf(usualRules, withSignIn({ day: 13, week: 20 }))).toBe(200)
    expect(needsSecond(usualRules, withSignIn({ day: 13 }))).toBe(false)
    expect(needsSecond(usualRules, withSignIn({ day: 14 }))).toBe(true)
    expect(raiseForOne).toBe(200)
    const nearer = withLevels((levels) => Object.assign(levels[3]!, { from: 2001 }))
    expect(raiseOf(usualRules, nearer)).toBeGreaterThan(raiseForOne)
    expect(needsSecond(usualRules, withTask('claimFinished', { isOn: false }))).toBe(false)
  })
})

test('a changed point value needs a second approver in either direction, and so does a large raise of carbon points', () => {
  expect(needsSecond({ ...usualRules, pointsPerFen: 2 }, usualRules)).toBe(true)
  expect(needsSecond(usualRules, { ...usualRules, pointsPerFen: 2 })).toBe(true)
  expect(needsSecond(usualRules, withCarbon('consultation', { points: 26 }))).toBe(false)
  expect(carbonRaiseOf(usualRules, withCarbon('consultation', { points: 27 }))).toBe(210)
  expect(needsSecond(usualRules, withCarbon('consultation', { points: 27 }))).toBe(true)
  expect(needsSecond(usualRules, withCarbon('claim', { points: 230 }))).toBe(false)
  expect(needsSecond(usualRules, withCarbon('claim', { points: 231 }))).toBe(true)
  const off = withCarbon('consultation', { isOn: false })
  expect([carbonRaiseOf(usualRules, off), carbonRaiseOf(off, usualRules)]).toEqual([0, 600])
})

test('describes a changed point value and changed carbon points', () => {
  const carbon = {
    claim: { isOn: true, points: 35 },
    policy: { isOn: false, points: 10 },
    consultation: { isOn: true, points: 20 },
  }
  const after: PointsRules = { ...usualRules, pointsPerFen: 2, carbon }
  expect(ruleDifferences(usualRules, after)).toEqual([
    '抵 1 元：100 → 200 积分',
    '低碳行为「线上提交理赔」：30 → 35 碳积分',
    '低碳行为「使用电子保单」停用',
  ])
  expect(ruleDifferences(after, usualRules)[2]).toBe('低碳行为「使用电子保单」启用，10 碳积分')
})

test('describes changes in lines', () => {
  const after: PointsRules = {
    ...withTask('claimFinished', { points: 80 }),
    signIn: { ...usualRules.signIn, day: 8, week: 30, month: 120, makeUp: 6 },
    levels: withLevels((levels) => Object.assign(levels[1]!, { from: 600, makeUps: 3, taskBonus: 15 }))
      .levels,
    stepGoal: 6000,
  }
  const tasks = {
    ...after.tasks,
    policyRead: { isOn: false, points: 10 },
    stepsReached: { isOn: true, points: 7 },
  }
  expect(ruleDifferences(usualRules, { ...after, tasks })).toEqual([
    '每日签到：5 → 8 积分',
    '连续每满 7 天：20 → 30 积分',
    '连续每满 30 天：100 → 120 积分',
    '补签：5 → 6 积分',
    '任务「完成一次理赔」：50 → 80 积分',
    '任务「查看电子保单」停用',
    '任务「今日步数达标」启用，7 积分',
    '步数目标：8000 → 6000 步',
    'V2 活力门槛：500 → 600 积分',
    'V2 活力补签卡：2 → 3 张',
    'V2 活力任务加成：10 → 15 %',
  ])
  expect(ruleDifferences(usualRules, { ...usualRules, stepGoal: 6000 })).toEqual([])
  expect(ruleDifferences(usualRules, usualRules)).toEqual([])
})
