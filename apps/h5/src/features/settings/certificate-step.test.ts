import type { UserInfo } from '@yf/contract/identity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#platform/session/session.ts'
import { forgetStep, keepCode, keptCertificate, keptCode, refuseCode } from './certificate-step.ts'

const typed = { kind: 'passport', number: 'E12345678' } as const
const be = (baseId: string) => useSession.setState({ userInfo: { baseId } as UserInfo })

beforeEach(() => {
  be('p1')
  forgetStep()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('keeps the code for the next screen until it is used, five minutes at most', () => {
  expect(keptCode()).toBeNull()
  keepCode('123456')
  vi.setSystemTime(Date.now() + 299_000)
  expect(keptCode()).toBe('123456')
  vi.setSystemTime(Date.now() + 1000)
  expect(keptCode()).toBeNull()
  keepCode('654321')
  forgetStep()
  expect(keptCode()).toBeNull()
})

test('keeps the input of a rejected code for the next code', () => {
  keepCode('123456')
  expect(keptCertificate()).toBeNull()
  refuseCode(typed)
  expect([keptCode(), keptCertificate()]).toEqual([null, typed])
  vi.setSystemTime(Date.now() + 299_000)
  keepCode('654321')
  vi.setSystemTime(Date.now() + 299_000)
  expect([keptCode(), keptCertificate()]).toEqual(['654321', typed])
  vi.setSystemTime(Date.now() + 1000)
  expect(keptCertificate()).toBeNull()
  refuseCode(typed)
  forgetStep()
  expect(keptCertificate()).toBeNull()
})

test('another member on this phone gets neither', () => {
  refuseCode(typed)
  keepCode('123456')
  be('p2')
  expect([keptCode(), keptCertificate()]).toEqual([null, null])
  keepCode('222222')
  be('p1')
  expect([keptCode(), keptCertificate()]).toEqual([null, null])
})
