import { expect, test } from 'vitest'
import { withoutSecrets } from './use-secret-query.ts'

test.each([
  [{ token: 'abc', redirect: '/home?a=1' }, ['token'], '/ssoPage?redirect=%2Fhome%3Fa%3D1'],
  [{ token: 'abc' }, ['token'], '/ssoPage'],
  [{ redirect: '/home' }, ['token'], '/ssoPage?redirect=%2Fhome'],
  [{ ticket: 't', uid: 'u', sign: 's', supply: 'S1' }, ['ticket', 'uid', 'sign'], '/ssoPage?supply=S1'],
])('removes the secrets of %j from the address', (query, secrets, clean) => {
  expect(withoutSecrets('/ssoPage', query, secrets)).toBe(clean)
})
