import { expect, test } from 'vitest'
import { playwrightTimes, standstill, timesText, vitestTimes } from './times.ts'

const file = (name: string, startTime: number, endTime: number, tests = 1) => ({
  name: `/repo/${name}`,
  startTime,
  endTime,
  assertionResults: Array.from({ length: tests }, () => ({ status: 'passed' })),
})

test('a file of Vitest counts from its first test to its last, in the group of its place', () => {
  const testResults = [
    file('apps/h5/src/a.test.ts', 1000, 3500, 2),
    file('apps/sandbox/src/b.test.ts', 0, 100),
    file('packages/domain/src/c.test.ts', 5, 5),
  ]
  expect(vitestTimes({ testResults }, '/repo')).toEqual([
    { group: 'app', file: 'apps/h5/src/a.test.ts', tests: 2, seconds: 2.5 },
    { group: 'server', file: 'apps/sandbox/src/b.test.ts', tests: 1, seconds: 0.1 },
    { group: 'rules and tools', file: 'packages/domain/src/c.test.ts', tests: 1, seconds: 0 },
  ])
})

test('reports a runner that continues long after its last test, but not one that ends', () => {
  const testResults = [file('a.test.ts', 0, 9000), file('b.test.ts', 0, 5000)]
  expect(standstill({ testResults }, 29_000)).toBeNull()
  expect(standstill({ testResults }, 309_000)).toBe('vitest went on for 300 s after its last test')
  expect(standstill({ testResults: [] }, 309_000)).toBeNull()
})

test('a file of journeys is the sum of them, at any depth', () => {
  const spec = (duration: number) => ({ file: 'home.e2e.ts', tests: [{ results: [{ duration }] }] })
  const suites = [{ specs: [spec(1500)], suites: [{ specs: [spec(500)] }] }]
  expect(playwrightTimes({ suites })).toEqual([
    { group: 'journeys', file: 'e2e/home.e2e.ts', tests: 2, seconds: 2 },
  ])
})

test('the sums of the groups come first, then the slowest files', () => {
  const times = [
    { group: 'app', file: 'a', tests: 3, seconds: 1 },
    { group: 'journeys', file: 'b', tests: 1, seconds: 9 },
    { group: 'app', file: 'c', tests: 4, seconds: 2 },
  ]
  expect(timesText(times, 2)).toBe(
    [
      'by group',
      '     9.0 s  journeys: 1 tests in 1 files',
      '     3.0 s  app: 7 tests in 2 files',
      'slowest 2 of 3 files',
      '     9.0 s  b',
      '     2.0 s  c',
    ].join('\n'),
  )
})
