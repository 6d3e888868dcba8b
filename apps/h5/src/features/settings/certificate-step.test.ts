import type { UserInfo } from '@yf/contract/identity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#platform/session/session.ts'
import { forgetStep, storeCode, storedCertificate, storedCode, refuseCode } from './certificate-step.ts'

const typed = { kind: 'passport', number: 'E12345678' } as const
const be = (baseId: string) => useSession.setState({ userInfo: { baseId } as UserInfo })

beforeEach(() => {
  be('p1')
  forgetStep()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('keeps the code for the next screen until it is used, five minutes at most', () => {
  expect(storedCode()).toBeNull()
  storeCode('123456')
  vi.setSystemTime(Date.now() + 299_000)
  expect(storedCode()).toBe('123456')
  vi.setSystemTime(Date.now() + 1000)
  expect(storedCode()).toBeNull()
  storeCode('654321')
  forgetStep()
  expect(storedCode()).toBeNull()
})

test('keeps the input of a rejected code for the next code', () => {
  storeCode('123456')
  expect(storedCertificate()).toBeNull()
  refuseCode(typed)
  expect([storedCode(), storedCertificate()]).toEqual([null, typed])
  vi.setSystemTime(Date.now() + 299_000)
  storeCode('654321')
  vi.setSystemTime(Date.now() + 299_000)
  expect([storedCode(), storedCertificate()]).toEqual(['654321', typed])
  vi.setSystemTime(Date.now() + 1000)
  expect(storedCertificate()).toBeNull()
  refuseCode(typed)
  forgetStep()
  expect(storedCertificate()).toBeNull()
})

test('another member on this phone gets neither', () => {
  refuseCode(typed)
  storeCode('123456')
  be('p2')
  expect([storedCode(), storedCertificate()]).toEqual([null, null])
  storeCode('222222')
  be('p1')
  expect([storedCode(), storedCertificate()]).toEqual([null, null])
})
