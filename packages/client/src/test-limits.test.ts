import { expect, test } from 'vitest'
import { conditionLimitMs } from './test-limits.ts'

const calm = { isWholeRun: false, load: 1.5, processors: 2 }

test('a missing element fails a single file within seconds', () => {
  expect(conditionLimitMs(calm)).toBe(3000)
})

test('waits longer in a whole run, and where more than twice as many processes as processors run', () => {
  expect(conditionLimitMs({ ...calm, isWholeRun: true })).toBe(30_000)
  expect(conditionLimitMs({ ...calm, load: 4 })).toBe(3000)
  expect(conditionLimitMs({ ...calm, load: 4.1 })).toBe(30_000)
})
