import { afterEach, expect, test, vi } from 'vitest'
import { nextPhone, rememberNextPhone } from './next-phone.ts'

afterEach(() => vi.useRealTimers())

test('prefills the new phone for ten minutes, however often the login opens, and not later', () => {
  vi.useFakeTimers()
  expect(nextPhone()).toBe('')
  rememberNextPhone('13911112222')
  vi.advanceTimersByTime(599_999)
  expect([nextPhone(), nextPhone()]).toEqual(['13911112222', '13911112222'])
  vi.advanceTimersByTime(1)
  expect(nextPhone()).toBe('')
})
