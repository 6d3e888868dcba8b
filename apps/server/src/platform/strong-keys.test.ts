import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { weaknessOfBytes, weaknessOfText } from './strong-keys.ts'

test('what chance makes is never refused', () => {
  for (let time = 0; time < 500; time += 1) {
    expect(weaknessOfBytes(randomBytes(32))).toBeNull()
    expect(weaknessOfText(randomBytes(16).toString('hex'))).toBeNull()
    expect(weaknessOfText(randomBytes(18).toString('base64url'))).toBeNull()
  }
})

test.each([
  ['zeros', Buffer.alloc(32)],
  ['a pattern of four', Buffer.from('deadbeef'.repeat(8), 'hex')],
  ['words', Buffer.from('the quick brown fox jumps over a')],
  ['hex digits read as bytes', Buffer.from(randomBytes(16).toString('hex'))],
  ['a row of numbers', Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at * 2))],
])('%s is no key', (_what, bytes) => {
  expect(weaknessOfBytes(bytes)).not.toBeNull()
})

test.each([
  '',
  'x7Qm29Kd',
  'a1a1a1a1a1a1a1a1a1',
  'only some words here',
  'ONLY-SOME-WORDS-HERE',
  'k9Demo72xQm31Zt8',
])('%j is no secret', (text) => {
  expect(weaknessOfText(text)).not.toBeNull()
})
