import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { weaknessOfBytes, weaknessOfText } from './strong-keys.ts'

test('never refuses random keys', () => {
  for (let time = 0; time < 500; time += 1) {
    expect(weaknessOfBytes(randomBytes(32))).toBeNull()
    expect(weaknessOfText(randomBytes(16).toString('hex'))).toBeNull()
    expect(weaknessOfText(randomBytes(18).toString('base64url'))).toBeNull()
  }
})

test.each([
  '9c412345be07d1f6a3084e5b7290cdf8',
  'x7QmdEmo29KdWq_4tZ1yPbR8',
  '0abcdef1927d5384c6e0917f24a8b3d5',
])('accepts a random key although %s contains a word', (key) => {
  expect(weaknessOfText(key)).toBeNull()
})

test.each([
  ['zeros', Buffer.alloc(32)],
  ['a pattern of four', Buffer.from('deadbeef'.repeat(8), 'hex')],
  ['words', Buffer.from('the quick brown fox jumps over a')],
  ['hex digits read as bytes', Buffer.from(randomBytes(16).toString('hex'))],
  ['a row of numbers', Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at * 2))],
])('rejects %s as a key', (_what, bytes) => {
  expect(weaknessOfBytes(bytes)).not.toBeNull()
})

test.each([
  '',
  'x7Qm29Kd',
  'a1a1a1a1a1a1a1a1a1',
  'only some words here',
  'ONLY-SOME-WORDS-HERE',
  'k9Demo72xQm31Zt8',
  '1234512345x7Qm29Kd',
  'x7Qm29KdWq4tZ1-sandbox-yPbR8mN3v',
])('rejects %j as a secret', (text) => {
  expect(weaknessOfText(text)).not.toBeNull()
})
