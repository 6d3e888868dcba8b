import { testDatabase } from '#testkit/database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobContext } from '#platform/call/context.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import { forgetClosedWindows } from './forget-closed-windows.ts'
import type { RateLimits } from './limits.port.ts'
import { memoryLimits } from './memory.ts'
import { postgresLimits } from './postgres.ts'

const keys = [{ id: 'a', key: Buffer.alloc(32, 1) }]
const cipher = createFieldCipher({ fieldKeys: keys, lookupKeys: keys })
let now = Date.parse('2026-06-01T00:00:00Z')
const clock = { now: () => new Date(now) }

let own: Awaited<ReturnType<typeof testDatabase>>
let pools: Database[]
beforeAll(async () => {
  own = await testDatabase()
  pools = [
    openDatabase(own.url, { poolSize: 8, waitSeconds: 30 }),
    openDatabase(own.url, { poolSize: 8, waitSeconds: 30 }),
  ]
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await own.drop()
})

const behaves = (limitsOf: () => RateLimits) => {
  test('allows as many uses as the limit, and then none until the window ends', async () => {
    const [limits, key, window] = [limitsOf(), newId(), { limit: 2, seconds: 60 }]
    expect(await limits.take('sms', key, window)).toEqual({ allowed: true, retryAfter: 0 })
    expect(await limits.take('sms', key, window)).toEqual({ allowed: true, retryAfter: 0 })
    const refused = await limits.take('sms', key, window)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfter).toBeGreaterThan(55)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
  })

  test('checking does not count, clearing resets, and keys and names are separate', async () => {
    const [limits, key, window] = [limitsOf(), newId(), { limit: 1, seconds: 60 }]
    for (let look = 0; look < 3; look += 1) expect((await limits.peek('sms', key, window)).allowed).toBe(true)
    expect((await limits.take('sms', key, window)).allowed).toBe(true)
    expect((await limits.peek('sms', key, window)).allowed).toBe(false)
    expect((await limits.take('password', key, window)).allowed).toBe(true)
    expect((await limits.take('sms', newId(), window)).allowed).toBe(true)
    await limits.forget('sms', key)
    expect((await limits.take('sms', key, window)).allowed).toBe(true)
  })

  test('a returned use is available again, once, and returning without a use adds nothing', async () => {
    const [limits, key, window] = [limitsOf(), newId(), { limit: 2, seconds: 60 }]
    await limits.giveBack('sms', key)
    for (const _ of [1, 2]) expect((await limits.take('sms', key, window)).allowed).toBe(true)
    await limits.giveBack('sms', key)
    expect((await limits.take('sms', key, window)).allowed).toBe(true)
    expect((await limits.take('sms', key, window)).allowed).toBe(false)
  })
}

const closes = (limitsOf: () => RateLimits) =>
  test('counts from zero after the window has ended', async () => {
    const [limits, key, window] = [limitsOf(), newId(), { limit: 1, seconds: 60 }]
    await limits.take('sms', key, window)
    now += 59_999
    expect(await limits.take('sms', key, window)).toEqual({ allowed: false, retryAfter: 1 })
    now += 1
    expect((await limits.peek('sms', key, window)).allowed).toBe(true)
    expect((await limits.take('sms', key, window)).allowed).toBe(true)
    expect(await limits.take('sms', key, window)).toEqual({ allowed: false, retryAfter: 60 })
  })

async function allowedOf(stores: RateLimits[], uses: number): Promise<number> {
  const [key, window] = [newId(), { limit: 50, seconds: 60 }]
  const verdicts = await Promise.all(
    Array.from({ length: uses }, (_, use) => stores[use % stores.length]!.take('login', key, window)),
  )
  return verdicts.filter((verdict) => verdict.allowed).length
}

describe('in memory', () => {
  const limits = memoryLimits(clock)
  behaves(() => limits)
  closes(() => limits)
})

describe('in the database', () => {
  const limitsOf = (pool: number) => postgresLimits(pools[pool]!.db, clock, cipher)
  behaves(() => limitsOf(0))
  closes(() => limitsOf(0))

  test('two processes with a limit of fifty let exactly fifty of two hundred through', async () => {
    expect(await allowedOf([limitsOf(0), limitsOf(1)], 200)).toBe(50)
  })

  test('keys are not readable in the table, and expired windows are deleted', async () => {
    await limitsOf(0).take('sms', '13800000001', { limit: 1, seconds: 60 })
    const rows = await own.db.selectFrom('limit_window').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('13800000001')
    await forgetClosedWindows.run({}, { db: own.db, clock } as JobContext)
    expect((await own.db.selectFrom('limit_window').selectAll().execute()).length).toBeGreaterThan(0)
    now += 61_000
    await forgetClosedWindows.run({}, { db: own.db, clock } as JobContext)
    expect(await own.db.selectFrom('limit_window').selectAll().execute()).toEqual([])
  })
})
