import { expect, test } from 'vitest'
import { canMove, isFinal } from '../state-machine.ts'
import {
  courseDays,
  courseStates,
  courseTransitions,
  courseNames,
  productsOf,
  withDay,
  type CourseFacts,
} from './courses.ts'

const states = (courses: readonly CourseFacts[], change: object = {}) =>
  productsOf({ courses, hasRight: true, isAssessed: true, ...change }).map(({ state }) => state)
const whys = (courses: readonly CourseFacts[], change: object = {}) =>
  productsOf({ courses, hasRight: true, isAssessed: true, ...change }).map(({ why }) => why)

test('one after the other: each unlocks when the one before it is done', () => {
  expect(states([])).toEqual(['open', 'locked', 'locked'])
  expect(states([{ days: 7, state: 1 }])).toEqual(['starting', 'locked', 'locked'])
  expect(states([{ days: 7, state: 2 }])).toEqual(['running', 'locked', 'locked'])
  const first = { days: 7, state: courseStates.done }
  expect(states([first])).toEqual(['done', 'open', 'locked'])
  expect(states([first, { days: 21, state: 3 }])).toEqual(['done', 'done', 'open'])
  expect(states([first, { days: 21, state: 3 }, { days: 42, state: 3 }])).toEqual(['done', 'done', 'done'])
})

test('a course that the programme refused counts as not started', () => {
  expect(states([{ days: 7, state: 4 }])).toEqual(['open', 'locked', 'locked'])
  expect(
    states([
      { days: 7, state: 4 },
      { days: 7, state: 3 },
    ]),
  ).toEqual(['done', 'open', 'locked'])
})

test('states what blocks the start, the nearest first', () => {
  expect(whys([])).toEqual([null, '完成7天睡眠体验后开放', '完成21天睡眠改善后开放'])
  expect(whys([], { isAssessed: false })[0]).toBe('完成失眠程度自评后开放')
  expect(whys([], { hasRight: false })[0]).toContain('企业人力资源')
  expect(whys([], { hasRight: false, isAssessed: false })[0]).toBe('完成失眠程度自评后开放')
  expect(whys([{ days: 7, state: 3 }], { hasRight: false })).toMatchObject([
    null,
    expect.stringContaining('权益'),
    '完成21天睡眠改善后开放',
  ])
})

test('a running course needs no benefit any more', () => {
  expect(states([{ days: 7, state: 2 }], { hasRight: false })[0]).toBe('running')
})

test('days add up in any order, each once, within the course', () => {
  expect([3, 1, 3, 7, 8, 0].reduce((done, day) => withDay(done, day, 7), [] as number[])).toEqual([1, 3, 7])
  expect(withDay([2, 9, 11], 10, 21)).toEqual([2, 9, 10, 11])
})

test('the name of a course begins with its days', () => {
  for (const days of courseDays)
    expect(courseNames[days]).toMatch(new RegExp(`^${days}天睡眠[\\u4e00-\\u9fff]{2}$`))
})

test('a starting course runs or is refused, a running one is completed, and then it is final', () => {
  const all = [1, 2, 3, 4] as const
  const transitions = all.flatMap((from) =>
    all.filter((to) => canMove(courseTransitions, from, to)).map((to) => [from, to]),
  )
  expect(transitions).toEqual([
    [1, 2],
    [1, 4],
    [2, 3],
  ])
  expect(all.filter((state) => isFinal(courseTransitions, state))).toEqual([3, 4])
})
