import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without any setting it is the sandbox that the server expects', () => {
  expect(readSettings({})).toMatchObject({
    port: 8090,
    smtpPort: 8025,
    smsAccessKeyId: 'sandbox-key',
    smsAccessKeySecret: 'sandbox-secret',
  })
})

test('settings replace what is usual', () => {
  const env = { SANDBOX_PORT: '18090', SANDBOX_SMS_ACCESS_KEY_SECRET: 'other', SANDBOX_SLOW_MS: '50' }
  expect(readSettings(env)).toMatchObject({ port: 18090, smsAccessKeySecret: 'other', slowMs: 50 })
})

test('production has no sandbox', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('NODE_ENV=production')
})

test.each(['abc', '-1', '1.5'])('the port %s is refused by name', (port) => {
  expect(() => readSettings({ SANDBOX_PORT: port })).toThrow('SANDBOX_PORT')
})
