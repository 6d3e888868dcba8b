import { afterEach, expect, test, vi } from 'vitest'
import { forgetCode, keepCode, keptCode } from './certificate-step.ts'

afterEach(() => void vi.useRealTimers())

test('the code waits for the next screen, for five minutes at most and until it is used', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(keptCode()).toBeNull()
  keepCode('123456')
  vi.setSystemTime(Date.now() + 299_000)
  expect(keptCode()).toBe('123456')
  vi.setSystemTime(Date.now() + 1000)
  expect(keptCode()).toBeNull()
  keepCode('654321')
  forgetCode()
  expect(keptCode()).toBeNull()
})
