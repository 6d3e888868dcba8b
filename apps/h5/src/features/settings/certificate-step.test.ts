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

test('the code waits for the next screen, for five minutes at most and until it is used', () => {
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

test('what was typed with a code that was not accepted waits for the next code, and goes with it', () => {
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

test('nobody else on this phone finds either', () => {
  refuseCode(typed)
  keepCode('123456')
  be('p2')
  expect([keptCode(), keptCertificate()]).toEqual([null, null])
  keepCode('222222')
  be('p1')
  expect([keptCode(), keptCertificate()]).toEqual([null, null])
})
