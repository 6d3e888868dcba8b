import { expect, test } from 'vitest'
import { productsOf, withDay, type CourseFacts } from './courses.ts'

const states = (courses: readonly CourseFacts[], change: object = {}) =>
  productsOf({ courses, hasRight: true, isAssessed: true, ...change }).map(({ state }) => state)
const whys = (courses: readonly CourseFacts[], change: object = {}) =>
  productsOf({ courses, hasRight: true, isAssessed: true, ...change }).map(({ why }) => why)

test('one after the other: each opens when the one before it is done', () => {
  expect(states([])).toEqual(['open', 'locked', 'locked'])
  expect(states([{ days: 7, state: 1 }])).toEqual(['starting', 'locked', 'locked'])
  expect(states([{ days: 7, state: 2 }])).toEqual(['running', 'locked', 'locked'])
  const first = { days: 7, state: 3 }
  expect(states([first])).toEqual(['done', 'open', 'locked'])
  expect(states([first, { days: 21, state: 3 }])).toEqual(['done', 'done', 'open'])
  expect(states([first, { days: 21, state: 3 }, { days: 42, state: 3 }])).toEqual(['done', 'done', 'done'])
})

test('one that the programme refused is as if it had not been', () => {
  expect(states([{ days: 7, state: 4 }])).toEqual(['open', 'locked', 'locked'])
  expect(
    states([
      { days: 7, state: 4 },
      { days: 7, state: 3 },
    ]),
  ).toEqual(['done', 'open', 'locked'])
})

test('what is in the way is said, the nearest first', () => {
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

test('a course that runs needs no right any more', () => {
  expect(states([{ days: 7, state: 2 }], { hasRight: false })[0]).toBe('running')
})

test('days add up in any order, each once, within the course', () => {
  expect([3, 1, 3, 7, 8, 0].reduce((done, day) => withDay(done, day, 7), [] as number[])).toEqual([1, 3, 7])
})
