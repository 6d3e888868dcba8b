import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test("without settings the sandbox matches the server's defaults", () => {
  expect(readSettings({})).toMatchObject({
    port: 8090,
    smtpPort: 8025,
    smsAccessKeyId: 'sandbox-key',
    smsAccessKeySecret: 'sandbox-secret',
  })
})

test('settings override the defaults', () => {
  const env = { SANDBOX_PORT: '18090', SANDBOX_SMS_ACCESS_KEY_SECRET: 'other', SANDBOX_SLOW_MS: '50' }
  expect(readSettings(env)).toMatchObject({ port: 18090, smsAccessKeySecret: 'other', slowMs: 50 })
})

test('refuses to run in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('NODE_ENV=production')
})

test.each(['abc', '-1', '1.5'])('rejects the port %s and names the setting', (port) => {
  expect(() => readSettings({ SANDBOX_PORT: port })).toThrow('SANDBOX_PORT')
})
