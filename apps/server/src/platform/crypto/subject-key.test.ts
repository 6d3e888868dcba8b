import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { subjectKeyOf, subjectPrefix } from './subject-key.ts'

const key = subjectKeyOf(Buffer.alloc(32, 1))
const other = subjectKeyOf(Buffer.alloc(32, 2))
const name = 'a'.repeat(32)
/** Chunks of any size, as a disk or a connection delivers them. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  )
const decrypted = (bytes: Buffer, { with: decryptor = key, size = 10_000, as = name } = {}) =>
  buffer(decryptor.openBytes(inPieces(bytes, size), as))

test('texts decrypt only for their row and with their key', () => {
  const encrypted = key.encrypt('急性阑尾炎', 'claim_case:1:diagnosis')
  expect(encrypted).not.toContain('阑尾炎')
  expect(key.open(encrypted, 'claim_case:1:diagnosis')).toBe('急性阑尾炎')
  expect(() => key.open(encrypted, 'claim_case:2:diagnosis')).toThrow('unable to authenticate')
  expect(other.open(encrypted, 'claim_case:1:diagnosis')).toBeNull()
})

test('texts from before there were data subject keys are returned unchanged, whatever they look like', () => {
  for (const text of ['', '感冒', 'k1.abc.def', 'v1.key.abc.def', subjectPrefix.slice(1)])
    expect(key.open(text, 'row')).toBe(text)
})

const piece = 64 * 1024
test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece, 5 * 1024 * 1024 + 7])(
  '%i bytes are restored exactly, whatever the size of the chunks',
  async (length) => {
    const body = randomBytes(length)
    const encrypted = key.encryptBytes(body, name)
    for (const size of [7777, piece, piece + 16, encrypted.length])
      expect((await decrypted(encrypted, { size })).equals(body)).toBe(true)
    expect(length >= 32 && encrypted.includes(body.subarray(0, 32))).toBe(false)
  },
)

test('truncated, changed, renamed or recombined bytes do not decrypt', async () => {
  const body = randomBytes(3 * piece)
  const encrypted = key.encryptBytes(body, name)
  const changed = Buffer.from(encrypted)
  changed[piece]! ^= 1
  const whole = piece + 16
  const swapped = Buffer.concat([
    encrypted.subarray(0, 12),
    encrypted.subarray(12 + whole, 12 + 2 * whole),
    encrypted.subarray(12, 12 + whole),
    encrypted.subarray(12 + 2 * whole),
  ])
  for (const broken of [encrypted.subarray(0, -1), encrypted.subarray(0, 12 + whole), changed, swapped])
    await expect(decrypted(broken)).rejects.toThrow('unable to authenticate')
  await expect(decrypted(encrypted, { as: 'b'.repeat(32) })).rejects.toThrow('unable to authenticate')
  await expect(decrypted(encrypted, { with: other })).rejects.toThrow('unable to authenticate')
})

test('a picture from before there were data subject keys is returned unchanged', async () => {
  for (const plain of [Buffer.from([0xff, 0xd8, 0xff]), randomBytes(200_000)])
    expect((await decrypted(plain)).equals(plain)).toBe(true)
})
