import { expect, test } from 'vitest'
import {
  certificateTries,
  codeLifeSeconds,
  codesPerDay,
  codesPerMinute,
  codesPerNetwork,
  memberCodesPerNetwork,
  oneTapsPerNetwork,
  partnerProofSeconds,
  pendingLifeSeconds,
  rosterCodesPerDay,
  secondsAfter,
  foreignRequestSteps,
  foreignRequestsPerNetwork,
  wayOf,
} from './rules.ts'

test('validity periods of proofs', () => {
  expect({
    codeLifeSeconds,
    pendingLifeSeconds,
    partnerProofSeconds,
  }).toEqual({
    codeLifeSeconds: 300,
    pendingLifeSeconds: 900,
    partnerProofSeconds: 300,
  })
})

test('limits of tries and their periods in seconds', () => {
  expect([codesPerMinute, codesPerDay, certificateTries]).toEqual([
    { limit: 1, seconds: 60 },
    { limit: 10, seconds: 86_400 },
    { limit: 10, seconds: 86_400 },
  ])
  expect([foreignRequestsPerNetwork, codesPerNetwork, memberCodesPerNetwork, oneTapsPerNetwork]).toEqual([
    { limit: 30, seconds: 3600 },
    { limit: 100, seconds: 3600 },
    { limit: 600, seconds: 3600 },
    { limit: 300, seconds: 3600 },
  ])
})

test('a phone named by the company gets fewer codes a day than one whose owner asks', () => {
  expect(rosterCodesPerDay).toEqual({ limit: 5, seconds: 86_400 })
  expect(rosterCodesPerDay.limit).toBeLessThan(codesPerDay.limit)
})

test('the daily number of codes from which a stranger solves a proof of work, and harder ones', () => {
  expect(foreignRequestSteps).toEqual([3, 5, 7].map((limit) => ({ limit, seconds: 86_400 })))
})

const phone = '13800000001'

test('a login is by password or by code', () => {
  expect(wayOf({ phone, password: 'Yuanli@2026' })).toEqual({ kind: 'password', password: 'Yuanli@2026' })
  expect(wayOf({ phone, code: '012345' })).toEqual({ kind: 'code', code: '012345' })
})

test('a login with both or neither names the field in the error', () => {
  expect(wayOf({ phone, password: 'Yuanli@2026', code: '012345' })).toEqual({
    kind: 'unclear',
    field: 'code',
    message: '密码和验证码只能填写一项',
  })
  expect(wayOf({ phone })).toEqual({ kind: 'unclear', field: 'password', message: '请填写密码或验证码' })
})

test('adding seconds gives a later time', () => {
  expect(secondsAfter(new Date('2026-03-02T00:59:30Z'), 90)).toEqual(new Date('2026-03-02T01:01:00Z'))
})
