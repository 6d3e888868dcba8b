import { expect, test } from 'vitest'
import { heeding, playwrightCounts, sum, vitestCounts } from './counts.ts'

test('a test file that does not load counts as one failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}, {}, {}] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 4, failed: 2 })
})

test('a journey that passed only at the second try failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 }
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 3, failed: 1 })
})

test('a browser run that could not start is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 }
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 })
})

test('a runner that ended badly without a failed test is a failure', () => {
  expect(heeding({ passed: 2, failed: 0 }, 1)).toEqual({ passed: 2, failed: 1 })
  expect(heeding({ passed: 2, failed: 0 }, null)).toEqual({ passed: 2, failed: 1 })
  expect(heeding({ passed: 2, failed: 0 }, 0)).toEqual({ passed: 2, failed: 0 })
})

test('the last line adds both runs up', () => {
  const runs = [
    { passed: 2, failed: 1 },
    { passed: 3, failed: 0 },
  ]
  expect(sum(runs)).toEqual({ passed: 5, failed: 1 })
})
