import { expect, test } from 'vitest'
import { isPrivateHost } from './private-hosts.ts'

test.each([
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[fd12::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
  'localhost',
  'database',
  'pay.internal',
  'PAY.LAN',
  'pay.local.',
])('%s is in this network', (host) => {
  expect(isPrivateHost(host)).toBe(true)
})

test.each(['172.15.0.1', '172.32.0.1', '11.0.0.1', '[2001:db8::1]', 'pay.example.com', 'local.example.com'])(
  '%s is outside',
  (host) => {
    expect(isPrivateHost(host)).toBe(false)
  },
)
