import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  isSignedFor,
  mallLifeMs,
  mallSignature,
  mallStorageKey,
  signLifeMs,
  signsPerMember,
  siteTokenLifeMs,
  siteTokensPerMember,
} from './rules.ts'

const mall = { appKey: 'yuanli', appSecret: 'a secret of the test' }
const person = { echoStr: 'e1', phone: '13800000001' }
const signed = { ...person, appKey: mall.appKey, sign: mallSignature(mall, person) }

test('the signature is an HMAC over key, echo string and phone in this order', () => {
  const text = 'appKey=yuanli&echoStr=e1&phone=13800000001'
  expect(signed.sign).toBe(createHmac('sha256', mall.appSecret).update(text).digest('hex'))
})

test('accepts only the exact person, key and signature', () => {
  expect(isSignedFor(mall, signed)).toBe(true)
  expect(isSignedFor(mall, { ...signed, phone: '13800000002' })).toBe(false)
  expect(isSignedFor(mall, { ...signed, echoStr: 'e2' })).toBe(false)
  expect(isSignedFor(mall, { ...signed, appKey: 'other' })).toBe(false)
  expect(isSignedFor(mall, { ...signed, sign: signed.sign.slice(1) })).toBe(false)
  expect(isSignedFor(mall, { ...signed, sign: '' })).toBe(false)
  expect(isSignedFor({ ...mall, appSecret: 'another' }, signed)).toBe(false)
})

test("a signature lives five minutes, the mall's own session a week", () => {
  expect([signLifeMs, mallLifeMs]).toEqual([300_000, 604_800_000])
  expect(signsPerMember).toEqual({ limit: 120, seconds: 3600 })
  expect(mallStorageKey).toBe('yf_mall_member')
})

test('a slow phone has five minutes to arrive at a site, with at most 240 visits per hour', () => {
  expect(siteTokenLifeMs).toBe(300_000)
  expect(siteTokensPerMember).toEqual({ limit: 240, seconds: 3600 })
})
