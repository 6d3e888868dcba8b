import { expect, test } from 'vitest'
import { fingerprint } from './app-build.ts'

test('explicit default hosts make the same app, and other hosts make another', () => {
  const usual = { CLAIM_HOST: 'claim.yuanlixingqiu.com', PRODUCTION_HOST: 'm.yuanlixingqiu.com' }
  const silent = fingerprint('apps/console', {})
  expect(fingerprint('apps/console', usual)).toBe(silent)
  expect(fingerprint('apps/console', { PRODUCTION_HOST: '' })).toBe(silent)
  expect(fingerprint('apps/console', { ...usual, PRODUCTION_HOST: 'm.acme.example' })).not.toBe(silent)
})
