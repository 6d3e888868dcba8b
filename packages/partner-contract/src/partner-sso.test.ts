import { expect, test } from 'vitest'
import { readPartnerToken, signPartnerToken, tokenAudience } from './partner-sso.ts'

const claims = {
  iss: 'xinghe-portal',
  aud: tokenAudience,
  phone: '13800000001',
  iat: 1772416800,
  exp: 1772417000,
  jti: 'token-0001',
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test("verifies the token of the standard's own example (RFC 7515, A.1) with its key", () => {
  const key = Buffer.from(
    'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    'base64url',
  )
  const head = 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9'
  const body =
    'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ'
  const signature = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const read = readPartnerToken(`${head}.${body}.${signature}`)
  expect(read?.claims).toMatchObject({ iss: 'joe', exp: 1300819380 })
  expect(read?.isSignedWith(key)).toBe(true)
})

test('reads a token back and verifies it with its secret only', () => {
  const read = readPartnerToken(signPartnerToken(claims, 'secret'))
  expect(read?.claims).toEqual(claims)
  expect(read?.isSignedWith('secret')).toBe(true)
  expect(read?.isSignedWith('guess')).toBe(false)
})

test('rejects changed claims', () => {
  const [head, , signature] = signPartnerToken(claims, 'secret').split('.')
  const read = readPartnerToken(`${head}.${part({ ...claims, phone: '13800000002' })}.${signature}`)
  expect(read?.isSignedWith('secret')).toBe(false)
})

test.each([
  ['no algorithm', `${part({ alg: 'none' })}.${part(claims)}.`],
  ['no signature with none', `${part({ alg: 'none' })}.${part(claims)}.AA`],
  ['another algorithm', `${part({ alg: 'RS256' })}.${part(claims)}.AA`],
  ['a list for claims', `${part({ alg: 'HS256' })}.${part([])}.AA`],
  ['no JSON', 'a.b.c'],
  ['an opaque ticket', 'ST-1-abcdef'],
])('%s is no token', (_, token) => {
  expect(readPartnerToken(token)).toBeNull()
})
