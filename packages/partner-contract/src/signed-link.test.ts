import { expect, test } from 'vitest'
import { isSignedLink, signLink } from './signed-link.ts'

const params = { phone: '13800000005', companyId: 'c1', timestamp: '1', nonce: 'n' }
const signed = { ...params, sign: signLink(params, 'word') }

test('a link holds for who knows the secret, in whatever order its parameters come', () => {
  expect(isSignedLink(signed, 'word')).toBe(true)
  expect(isSignedLink(Object.fromEntries(Object.entries(signed).toReversed()), 'word')).toBe(true)
})

test.each([
  ['another secret', signed, 'guess'],
  ['another phone', { ...signed, phone: '13800000001' }, 'word'],
  ['one parameter more', { ...signed, role: 'hr' }, 'word'],
  ['no signature', params, 'word'],
  ['a parameter hidden in another', { ...signed, nonce: 'n&phone=13800000005' }, 'word'],
])('%s is noticed', (_, link, secret) => {
  expect(isSignedLink(link, secret)).toBe(false)
})
