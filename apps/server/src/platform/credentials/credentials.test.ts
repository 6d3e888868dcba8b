import { gate } from '#testkit/sample-calls.ts'
import { movableClock } from '#testkit/clock.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { testSettings } from '#testkit/settings.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import type { IssuedCredential } from './credentials.port.ts'
import { credentialsIn } from './credentials.ts'

const clock = movableClock()
const cipher = createFieldCipher(testSettings({ databaseUrl: '', dataDir: '/' }))
let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.drop())

/** A separate process: only the database is shared. */
const process = (own = cipher) => credentialsIn(base, clock, own)
const rowOf = (name: string) =>
  base.db.selectFrom('partner_credential').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

let last = 0
/** A provider that counts requests and issues a new value each time. */
function provider(seconds = 7200) {
  const name = `provider-${++last}`
  let lent = 0
  const ask = vi.fn<() => Promise<IssuedCredential>>(async () => ({ value: `${name} ${++lent}`, seconds }))
  return { name, ask }
}
const down = () => Promise.reject(new Error('the provider is down'))

test('concurrent requests in two processes cause one request to the provider', async () => {
  const { name, ask } = provider()
  const both = [process(), process()]
  const values = await Promise.all(Array.from({ length: 24 }, (_, turn) => both[turn % 2]!.get(name, ask)))
  expect(new Set(values)).toEqual(new Set([`${name} 1`]))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the database holds the value encrypted', async () => {
  const { name, ask } = provider()
  const value = await process().get(name, ask)
  expect(JSON.stringify(await rowOf(name))).not.toContain(value)
})

test('renews the value five minutes before it expires, once for all processes', async () => {
  const { name, ask } = provider(7200)
  const both = [process(), process()]
  await both[0]!.get(name, ask)
  clock.advance({ minutes: 114 })
  expect(await both[1]!.get(name, ask)).toBe(`${name} 1`)
  clock.advance({ minutes: 1 })
  await Promise.all(both.flatMap((one) => [one.get(name, ask), one.get(name, ask)]))
  expect(await both[0]!.get(name, ask)).toBe(`${name} 2`)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a value with a lifetime shorter than the margin is used for half of its life', async () => {
  const { name, ask } = provider(120)
  const one = process()
  await one.get(name, ask)
  clock.advance({ seconds: 59 })
  expect(await one.get(name, ask)).toBe(`${name} 1`)
  clock.advance({ seconds: 1 })
  expect(await one.get(name, ask)).toBe(`${name} 2`)
})

test('while one process requests the next value, the others use the current one', async () => {
  const { name, ask } = provider()
  await process().get(name, ask)
  clock.advance({ minutes: 116 })
  const held = gate()
  const asking = process().get(name, () => held.pass().then(() => ({ value: 'next', seconds: 7200 })))
  await held.arrived
  expect(await process().get(name, ask)).toBe(`${name} 1`)
  held.open()
  expect(await asking).toBe('next')
  expect(await process().get(name, ask)).toBe('next')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failed refresh keeps the old value in use and is not retried at once', async () => {
  const { name, ask } = provider()
  const one = process()
  await one.get(name, ask)
  clock.advance({ minutes: 116 })
  expect(await one.get(name, down)).toBe(`${name} 1`)
  expect(await one.get(name, ask)).toBe(`${name} 1`)
  expect(ask).toHaveBeenCalledTimes(1)
  clock.advance({ seconds: 10 })
  expect(await one.get(name, ask)).toBe(`${name} 2`)
})

test('a failed refresh just before the expiry does not prevent the next one', async () => {
  const { name, ask } = provider()
  const one = process()
  await one.get(name, ask)
  clock.advance({ minutes: 119, seconds: 58 })
  expect(await one.get(name, down)).toBe(`${name} 1`)
  clock.advance({ seconds: 3 })
  expect(await one.get(name, ask)).toBe(`${name} 2`)
})

test('without a valid value, all waiting callers get the failure, and the next may try again', async () => {
  const { name, ask } = provider()
  const one = process()
  const failing = vi.fn<() => Promise<IssuedCredential>>(down)
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => one.get(name, failing)))
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
  expect(await process().get(name, ask)).toBe(`${name} 1`)
})

test('another process takes over from a lease holder that died, which cannot overwrite the new value later', async () => {
  const { name, ask } = provider()
  const held = gate()
  const dead = process().get(name, () => held.pass().then(() => ({ value: 'late', seconds: 7200 })))
  await held.arrived
  clock.advance({ seconds: 16 })
  expect(await process().get(name, ask)).toBe(`${name} 1`)
  held.open()
  await dead
  expect(await process().get(name, ask)).toBe(`${name} 1`)
})

test('a value that the provider refuses is dropped for all processes, and only that value', async () => {
  const { name, ask } = provider()
  const both = [process(), process()]
  const refused = await both[0]!.get(name, ask)
  await both[0]!.drop(name, refused)
  const next = await both[1]!.get(name, ask)
  expect(next).not.toBe(refused)
  await both[0]!.drop(name, refused)
  expect(await both[0]!.get(name, ask)).toBe(next)
})

test('requests a new value when the key that encrypted it is gone', async () => {
  const { name, ask } = provider()
  await process().get(name, ask)
  const key = { id: 'new', key: Buffer.alloc(32, 7) }
  const changed = createFieldCipher({ fieldKeys: [key], lookupKeys: [key] })
  expect(await process(changed).get(name, ask)).toBe(`${name} 2`)
})
