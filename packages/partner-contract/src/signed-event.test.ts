import { expect, test } from 'vitest'
import { eventHeaders, eventWindowMs, readEvent, signedHeaders, signEvent } from './signed-event.ts'

const secret = 'a secret'
const now = Date.parse('2026-11-15T02:00:00Z')
const body = Buffer.from('{"id":"e-1", "type":"paid","data":{"name":"林晓"}}')
const encrypted = { timestamp: String(now), nonce: 'n-1', body }
const read = (headers: Record<string, string>, bytes: Uint8Array = body, at = now) =>
  readEvent(headers, bytes, { secret, now: at })
const rejected = (reason: string) => ({ kind: 'rejected', reason })

test('the signature follows the published protocol, so that others can compute it', () => {
  expect(signEvent({ timestamp: '1', nonce: 'n', body: '{}' }, 'k')).toBe(
    '273c4885488c174fb626ffd085fef0ab5ab43ab1629405c576c22d71f08d087e',
  )
})

test('reads a signed event', () => {
  expect(read(signedHeaders(encrypted, secret))).toEqual({
    kind: 'event',
    event: { id: 'e-1', type: 'paid', data: { name: '林晓' } },
    nonce: 'n-1',
  })
})

test('another byte, nonce, time or secret is another signature', () => {
  const right = signedHeaders(encrypted, secret)
  const spaced = Buffer.from(body.toString().replace(', ', ','))
  expect(read(right, spaced)).toEqual(rejected('badSignature'))
  expect(read({ ...right, [eventHeaders.nonce]: 'n-2' })).toEqual(rejected('badSignature'))
  expect(read({ ...right, [eventHeaders.timestamp]: String(now + 1) })).toEqual(rejected('badSignature'))
  expect(read(signedHeaders(encrypted, 'another'))).toEqual(rejected('badSignature'))
  expect(read({ ...right, [eventHeaders.signature]: 'x' })).toEqual(rejected('badSignature'))
})

test.each(Object.values(eventHeaders))('without %s it is unsigned', (name) => {
  const { [name]: _, ...rest } = signedHeaders(encrypted, secret)
  expect(read(rest)).toEqual(rejected('unsigned'))
})

test('the window includes its last millisecond on both sides, and no more', () => {
  const headers = signedHeaders(encrypted, secret)
  for (const side of [-1, 1]) {
    expect(read(headers, body, now + side * eventWindowMs).kind).toBe('event')
    expect(read(headers, body, now + side * (eventWindowMs + 1))).toEqual(rejected('stale'))
  }
  const timeless = signedHeaders({ ...encrypted, timestamp: 'soon' }, secret)
  expect(read(timeless)).toEqual(rejected('stale'))
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"id":1,"type":"a"}',
  '{"id":"","type":"a"}',
  '{"id":"a\\u0000","type":"a"}',
])('a signed body that is no event is malformed: %s', (text) => {
  const bytes = Buffer.from(text)
  expect(read(signedHeaders({ ...encrypted, body: bytes }, secret), bytes)).toEqual(rejected('malformed'))
})
