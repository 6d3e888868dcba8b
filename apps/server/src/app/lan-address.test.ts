import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddress } from './lan-address.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

test.each([
  ['nothing but the machine itself', { lo: [at('127.0.0.1', true)] }, null],
  ['a network at home', { lo: [at('127.0.0.1', true)], en0: [at('192.168.1.5')] }, '192.168.1.5'],
  ['a container beside it', { docker0: [at('172.17.0.1')], eth0: [at('10.0.3.7')] }, '10.0.3.7'],
  ['a tunnel beside it', { utun3: [at('100.90.1.2')], en0: [at('172.20.1.9')] }, '172.20.1.9'],
  ['a container alone', { docker0: [at('172.17.0.1')] }, '172.17.0.1'],
  ['an address that nobody gave', { en0: [at('169.254.3.4')] }, null],
])('with %s', (_what, interfaces, address) => {
  expect(lanAddress(interfaces)).toBe(address)
})
