import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openUnder, subjectKeyOf, subjectPrefix, textUnder } from './subject-key.ts'

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

test.each(['', '感冒', 'k1.abc.def', 'v1.key.abc.def', subjectPrefix.slice(1)])(
  'a text that is not encrypted is refused, with and without a key: %s',
  (text) => {
    const refused = 'row is not encrypted with a data subject key'
    expect(() => key.open(text, 'row')).toThrow(refused)
    for (const candidate of [key, null]) {
      expect(() => openUnder(candidate, text, 'row')).toThrow(refused)
      expect(() => textUnder(candidate, text, 'row')).toThrow(refused)
    }
  },
)

test('a text whose data subject was erased is null, or empty where it is shown', () => {
  const encrypted = key.encrypt('急性阑尾炎', 'row')
  for (const candidate of [other, null]) {
    expect(openUnder(candidate, encrypted, 'row')).toBeNull()
    expect(textUnder(candidate, encrypted, 'row')).toBe('')
  }
  expect([openUnder(key, encrypted, 'row'), textUnder(key, encrypted, 'row')]).toEqual([
    '急性阑尾炎',
    '急性阑尾炎',
  ])
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

test('bytes that are not encrypted are refused before any of them is returned', async () => {
  for (const plain of [Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff]), randomBytes(200_000)]) {
    const returned: Buffer[] = []
    const read = async () => {
      for await (const chunk of key.openBytes(inPieces(plain, 10_000), name)) returned.push(chunk as Buffer)
    }
    await expect(read()).rejects.toThrow(`stored file ${name} is not encrypted`)
    expect(returned).toEqual([])
  }
})
