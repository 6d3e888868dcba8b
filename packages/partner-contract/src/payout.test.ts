import { expect, test } from 'vitest'
import { isSameSign, signPayout, signPayoutAnswer } from './payout.ts'

const call = { method: 'POST', path: '/v1/instructions', timestamp: '1', nonce: 'n', body: '{"amount":1}' }

test('a signature covers method, path, time, nonce and body', () => {
  const whole = signPayout(call, 'secret')
  const changes = [
    { method: 'GET' },
    { path: '/v1/instructions/1' },
    { timestamp: '2' },
    { nonce: 'm' },
    { body: '{"amount":2}' },
  ]
  for (const change of changes) expect(signPayout({ ...call, ...change }, 'secret')).not.toBe(whole)
  expect(signPayout(call, 'other')).not.toBe(whole)
})

test('a response matches its own request only', () => {
  const sign = signPayoutAnswer('n', 200, 'paid', 'secret')
  expect(isSameSign(signPayoutAnswer('n', 200, 'paid', 'secret'), sign)).toBe(true)
  expect(isSameSign(signPayoutAnswer('m', 200, 'paid', 'secret'), sign)).toBe(false)
  expect(isSameSign(signPayoutAnswer('n', 500, 'paid', 'secret'), sign)).toBe(false)
  expect(isSameSign('', sign)).toBe(false)
})
