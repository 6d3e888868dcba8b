import { expect, test } from 'vitest'
import { isSameSign, signPush, signQuery } from './kuaidi100.ts'

test('signatures are upper-case MD5, over the text and the secrets in their order', () => {
  expect(signQuery('{}', { key: 'k', customer: 'c' })).toBe('A30F53193A8734AE7C0AAADBD0928316')
  expect(signPush('{}', 'salt')).toMatch(/^[0-9A-F]{32}$/)
  expect(signPush('{}', 'salt')).not.toBe(signPush('{}', 'tlas'))
})

test('a signature is also valid in lower case, and no other is', () => {
  const sign = signPush('{}', 'salt')
  expect(isSameSign(sign.toLowerCase(), sign)).toBe(true)
  expect(isSameSign(sign.slice(1), sign)).toBe(false)
  expect(isSameSign('', sign)).toBe(false)
})
