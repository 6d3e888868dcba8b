import { expect, test } from 'vitest'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { requestHash } from './request-hash.ts'

const keys = [{ id: 'a', key: Buffer.alloc(32, 1) }]
const cipher = createFieldCipher({ fieldKeys: keys, lookupKeys: keys })

test('a different order of fields is the same request, a different value is not', () => {
  const hash = (input: unknown) => requestHash(cipher, input)
  expect(hash({ a: 1, b: { c: [1, 2], d: null } })).toBe(hash({ b: { d: null, c: [1, 2] }, a: 1 }))
  expect(hash({ a: 1 })).not.toBe(hash({ a: 2 }))
  expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }))
  expect(hash(undefined)).toBe(hash(null))
})
