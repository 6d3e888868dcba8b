import { expect, test } from 'vitest'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { originHashes, originsKnownSince, originsToRemember, tieByOrigins } from './known-origins.ts'

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) })
const cipherOf = (...keys: ReturnType<typeof key>[]) =>
  createFieldCipher({ fieldKeys: keys, lookupKeys: keys })
const [older, newer] = [key('a', 1), key('b', 2)]
const address = '192.0.2.7'
const before = { cipher: cipherOf(older), address, device: 'phone' }
const now = { cipher: cipherOf(newer, older), address, device: 'phone' }
/** Those of the stored hashes that a query by the caller's finds. */
const found = (stored: readonly string[], caller: typeof now | typeof strange) =>
  stored.filter((hash) => originHashes(caller).includes(hash))
const strange = { ...now, device: null }

test('an origin counts as known for ninety days', () => {
  expect(originsKnownSince(new Date('2026-06-30T08:00:00Z'))).toEqual(new Date('2026-04-01T08:00:00Z'))
})

test('stores one hash of the network, and one of the device if there is one', () => {
  expect(originsToRemember(now)).toHaveLength(2)
  expect(originsToRemember(strange)).toEqual([originsToRemember(now)[0]])
})

test('the device is a closer tie than its network, and remains one when the lookup key changes', () => {
  const stored = originsToRemember(before)
  expect(tieByOrigins(now, found(stored, now))).toBe('device')
  expect(tieByOrigins(strange, found(stored, strange))).toBe('network')
  const elsewhere = { ...now, address: '198.51.100.1' }
  expect(tieByOrigins(elsewhere, found(stored, elsewhere))).toBe('device')
  expect(tieByOrigins(now, found(originsToRemember({ ...elsewhere, device: 'another' }), now))).toBeNull()
})
