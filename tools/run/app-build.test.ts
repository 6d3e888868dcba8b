import { expect, test } from 'vitest'
import { fingerprint } from './app-build.ts'

test('hosts that are said and are the usual ones make the same app, and others make another', () => {
  const usual = { CLAIM_HOST: 'claim.yuanlixingqiu.com', PRODUCTION_HOST: 'm.yuanlixingqiu.com' }
  const silent = fingerprint('apps/console', {})
  expect(fingerprint('apps/console', usual)).toBe(silent)
  expect(fingerprint('apps/console', { PRODUCTION_HOST: '' })).toBe(silent)
  expect(fingerprint('apps/console', { ...usual, PRODUCTION_HOST: 'm.acme.example' })).not.toBe(silent)
})
