import { expect, test } from 'vitest'
import { payoutSigning, signPayoutAnswer } from './payout.ts'
import { isSameSignature } from './same-signature.ts'

const call = { method: 'POST', path: '/v1/instructions', timestamp: '1', nonce: 'n', body: '{"amount":1}' }

test('a signature covers method, path, time, nonce and body', () => {
  const whole = payoutSigning.sign(call, 'secret')
  const changes = [
    { method: 'GET' },
    { path: '/v1/instructions/1' },
    { timestamp: '2' },
    { nonce: 'm' },
    { body: '{"amount":2}' },
  ]
  for (const change of changes) expect(payoutSigning.sign({ ...call, ...change }, 'secret')).not.toBe(whole)
  expect(payoutSigning.sign(call, 'other')).not.toBe(whole)
})

test('a response matches its own request only', () => {
  const sign = signPayoutAnswer('n', 200, 'paid', 'secret')
  expect(isSameSignature(signPayoutAnswer('n', 200, 'paid', 'secret'), sign)).toBe(true)
  expect(isSameSignature(signPayoutAnswer('m', 200, 'paid', 'secret'), sign)).toBe(false)
  expect(isSameSignature(signPayoutAnswer('n', 500, 'paid', 'secret'), sign)).toBe(false)
  expect(isSameSignature('', sign)).toBe(false)
})
