import { expect, test } from 'vitest'
import { isSigned, signParams } from './partner-link.ts'

const link = { channel: 'jinli', phone: '13800000001', timestamp: '1772416800', nonce: 'nonce-0001' }

test('a signature is valid for any order of the parameters, and excludes itself', () => {
  const sign = signParams(link, 'secret')
  expect(sign).toMatch(/^[0-9a-f]{64}$/)
  expect(isSigned(Object.fromEntries(Object.entries({ ...link, sign }).toReversed()), sign, 'secret')).toBe(
    true,
  )
})

test.each([
  ['phone', { phone: '13800000002' }],
  ['time', { timestamp: '1772416801' }],
  ['nonce', { nonce: 'nonce-0002' }],
  ['channel', { channel: 'rlj' }],
])('another %s needs another signature', (_, change) => {
  expect(isSigned({ ...link, ...change }, signParams(link, 'secret'), 'secret')).toBe(false)
})

test('rejects another secret and a truncated signature', () => {
  const sign = signParams(link, 'secret')
  expect(isSigned(link, sign, 'guess')).toBe(false)
  expect(isSigned(link, sign.slice(0, 63), 'secret')).toBe(false)
})

test('values cannot be moved between parameters', () => {
  expect(signParams({ a: '1&b=2' }, 'secret')).not.toBe(signParams({ a: '1', b: '2' }, 'secret'))
})
