import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFieldCipher } from './field-cipher.ts'

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) })
const a = key('a', 1)
const b = key('b', 2)
const cipherOf = (...keys: (typeof a)[]) => createFieldCipher({ fieldKeys: keys, lookupKeys: keys })

test('a value encrypted for a row decrypts for that row, whatever the text', () => {
  const cipher = cipherOf(a)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (plain, row) => {
      expect(cipher.open(cipher.encrypt(plain, row), row)).toBe(plain)
    }),
  )
})

test('an encrypted value reveals nothing and never looks the same twice', () => {
  const cipher = cipherOf(a)
  const encrypted = cipher.encrypt('110101199003071234', 'member/1/certificate')
  expect(encrypted).toMatch(/^v1\.a\.[\w-]{16}\.[\w-]+$/)
  expect(cipher.encrypt('110101199003071234', 'member/1/certificate')).not.toBe(encrypted)
})

test('a value that was moved to another row or changed, or whose key is missing, does not decrypt', () => {
  const cipher = cipherOf(a)
  const encrypted = cipher.encrypt('6222021234561234', 'member/1/card')
  expect(() => cipher.open(encrypted, 'member/2/card')).toThrow('unable to authenticate')
  const last = encrypted.at(-2) === 'A' ? 'B' : 'A'
  expect(() => cipher.open(encrypted.slice(0, -2) + last + encrypted.at(-1), 'member/1/card')).toThrow(
    'unable to authenticate',
  )
  expect(() => cipherOf(b).open(encrypted, 'member/1/card')).toThrow('no key opens')
})

test('a lookup hash is the same for the same text and differs between fields', () => {
  const cipher = cipherOf(a)
  expect(cipher.lookup('110101', 'certificate')).toBe(cipher.lookup('110101', 'certificate'))
  expect(cipher.lookup('110101', 'certificate')).not.toBe(cipher.lookup('110101', 'card'))
})

test('the newest key encrypts and hashes; older ones still decrypt and find', () => {
  const encrypted = cipherOf(a).encrypt('x', 'row')
  const both = cipherOf(b, a)
  expect(both.open(encrypted, 'row')).toBe('x')
  expect(both.lookups('x', 'field')).toEqual([
    cipherOf(b).lookup('x', 'field'),
    cipherOf(a).lookup('x', 'field'),
  ])
  const rotated = both.rotate(encrypted, 'row')
  expect(cipherOf(b).open(rotated, 'row')).toBe('x')
  expect(both.rotate(rotated, 'row')).toBe(rotated)
})

test('refuses invalid keys at once', () => {
  expect(() => cipherOf()).toThrow('at least one')
  expect(() => cipherOf(a, a)).toThrow('same id')
  expect(() => cipherOf({ id: 'a.b', key: Buffer.alloc(32) })).toThrow('key id')
  expect(() => cipherOf({ id: 'a', key: Buffer.alloc(16) })).toThrow('32 bytes')
})
