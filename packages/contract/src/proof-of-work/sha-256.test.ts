import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha-256.ts'

const ours = (text: string) => {
  const bytes = Buffer.alloc(32)
  sha256(text).forEach((word, at) => bytes.writeInt32BE(word, at * 4))
  return bytes.toString('hex')
}
const theirs = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex')

test('computes standard SHA-256 at every length around the edges of a block', () => {
  const letters = Array.from({ length: 200 }, (_, at) => String.fromCharCode((at * 37 + 11) % 256)).join('')
  for (let length = 0; length <= 200; length += 1) {
    const text = letters.slice(0, length)
    expect(ours(text)).toBe(theirs(text))
  }
})
