import { expect, test } from 'vitest'
import {
  heeding,
  lastLines,
  playwrightCounts,
  sum,
  triedAgain,
  vitestCounts,
  worthAnotherTry,
} from './counts.ts'

test('names failed tests, and counts a test file that does not load as one failure', () => {
  const passed = { status: 'passed', fullName: 'adds' }
  const report = {
    numPassedTests: 2,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [passed, { status: 'failed', fullName: 'divides' }],
      },
      { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 2, failures: ['a.test.ts', 'b.test.ts › divides'] })
})

const journeys = (...statuses: string[]) => [
  {
    specs: [],
    suites: [
      {
        specs: statuses.map((status) => ({ file: 'home.e2e.ts', title: status, tests: [{ status }] })),
      },
    ],
  },
]

test('a journey that passed only at the second attempt failed', () => {
  const suites = journeys('expected', 'flaky', 'unexpected', 'skipped')
  expect(playwrightCounts({ stats: { expected: 1 }, suites, errors: [] })).toEqual({
    passed: 1,
    failures: ['home.e2e.ts › flaky', 'home.e2e.ts › unexpected'],
  })
})

test('a browser run that could not start is a failure', () => {
  const errors = [{ message: 'no browser' }]
  expect(playwrightCounts({ stats: { expected: 0 }, suites: [], errors })).toEqual({
    passed: 0,
    failures: ['no browser'],
  })
})

test('a runner that ended badly without a failed test is a failure', () => {
  const good = { passed: 2, failures: [] }
  expect(heeding(good, 1, 'vitest').failures).toEqual(['vitest ended with 1'])
  expect(heeding(good, null, 'vitest').failures).toEqual(['vitest ended with a signal'])
  expect(heeding(good, 0, 'vitest')).toEqual(good)
})

test('the last lines name the failures and add up both runs', () => {
  const runs = [
    { passed: 2, failures: ['a'] },
    { passed: 3, failures: [] },
  ]
  expect(lastLines(sum(runs))).toBe('failed: a\n5 passed, 1 failed')
})

test('a few failed files are retried alone, and that run decides; both are reported', () => {
  const slow = 'a.test.ts › slow'
  const wrong = 'b.test.ts › wrong'
  const first = { passed: 8, failures: [slow, wrong] }
  expect(worthAnotherTry(first)).toEqual(['a.test.ts', 'b.test.ts'])
  const again = triedAgain(first, { passed: 3, failures: [wrong] })
  expect(again).toEqual({ passed: 9, failures: [wrong], crowded: [slow] })
  expect(lastLines(sum([again, { passed: 1, failures: [] }]))).toBe(
    `failed in the crowd, passed alone: ${slow}\nfailed: ${wrong}\n10 passed, 1 failed`,
  )
})

test('failures in many files, or before a test could run, are not retried', () => {
  const many = [1, 2, 3, 4, 5].map((at) => `${at}.test.ts › wrong`)
  expect(worthAnotherTry({ passed: 0, failures: many })).toEqual([])
  expect(worthAnotherTry({ passed: 0, failures: ['vitest ended with 1'] })).toEqual([])
})
