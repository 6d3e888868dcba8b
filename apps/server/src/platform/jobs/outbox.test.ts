import { testDatabase } from '#testkit/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#platform/call/context.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs, Outbox } from './jobs.port.ts'
import {
  createOutbox,
  deadMessages,
  deliverOutbox,
  forgetDelivered,
  dropMessage,
  reviveMessages,
  cleanUpOutbox,
  type Deliverer,
} from './outbox.ts'
import { startJobs, type RunningJobs } from './start-jobs.ts'

const keys = [{ id: 'a', key: Buffer.alloc(32, 1) }]
const cipher = createFieldCipher({ fieldKeys: keys, lookupKeys: keys })
const clock = { now: () => new Date('2026-06-01T00:00:00Z') }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

interface Sms {
  phone: string
  code: string
}
const received: (Sms & { key: string })[] = []
let partner: Deliverer<Sms> = async () => {}
const deliver: Deliverer<Sms> = (payload, ctx) => partner(payload, ctx)

let own: Awaited<ReturnType<typeof testDatabase>>
let jobs: RunningJobs
let outbox: Outbox
const contextOf = (queue: Jobs) => ({ db: own.db, clock, cipher, jobs: queue }) as unknown as JobContext
const theJob = deliverOutbox({ 'sms.code': deliver })

beforeAll(async () => {
  own = await testDatabase()
  jobs = await startJobs({
    url: own.url,
    jobs: [theJob],
    context: contextOf,
    log: silent,
    retryAfterSeconds: 0,
  })
  outbox = createOutbox({ clock, cipher, jobs })
})
afterAll(async () => {
  await jobs.stop({ finishWithinMs: 5_000 })
  await own.drop()
})

const idle: Jobs = { send: async () => {}, ahead: async () => 0 }
const minutes = (count: number) => count * 60_000
/** The clean-up run that looks for stuck messages, long after the time of these tests. */
const cleanUpAfter = (ms: number, queue: Jobs = jobs) =>
  cleanUpOutbox.run({}, {
    ...contextOf(queue),
    clock: { now: () => new Date(clock.now().getTime() + ms) },
  } as JobContext)

const accept: Deliverer<Sms> = async (payload, ctx) => {
  received.push({ ...payload, key: ctx.key })
}
const message = (key: string) => ({
  partner: 'sms',
  kind: 'code',
  key,
  payload: { phone: '13800000001', code: '246810' },
})
const rowOf = (key: string) =>
  own.db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
const receivedUnder = (key: string) => received.filter((one) => one.key === key)

test('sends a message after the transaction commits, and erases its payload', async () => {
  partner = accept
  const [stored, undone] = [newId(), newId()]
  const rolledBack = own.db.transaction().execute(async (tx) => {
    await outbox.add(tx, message(undone))
    throw new Error('undo')
  })
  await expect(rolledBack).rejects.toThrow('undo')
  await own.db.transaction().execute((tx) => outbox.add(tx, message(stored)))
  await expect.poll(async () => (await rowOf(stored)).delivered_at).toEqual(clock.now())
  expect(receivedUnder(stored)).toEqual([{ phone: '13800000001', code: '246810', key: stored }])
  expect(await rowOf(stored)).toMatchObject({ payload: null, attempts: 1, dead_at: null })
  expect(receivedUnder(undone)).toEqual([])
})

test('waiting payloads are stored encrypted', async () => {
  const key = newId()
  await createOutbox({ clock, cipher, jobs: idle }).add(own.db, message(key))
  const row = await rowOf(key)
  expect(row.payload).toMatch(/^v1\.a\./)
  expect(JSON.stringify(row)).not.toContain('13800000001')
})

test('ten concurrent additions of the same message send it once', async () => {
  partner = accept
  const key = newId()
  await Promise.all(Array.from({ length: 10 }, () => outbox.add(own.db, message(key))))
  await expect.poll(async () => (await rowOf(key)).delivered_at).not.toBeNull()
  expect(receivedUnder(key)).toHaveLength(1)
})

test('retries a partner that is down until it answers', async () => {
  const key = newId()
  let tries = 0
  partner = async (payload, ctx) => {
    tries += 1
    if (tries < 2) throw new Error('gateway down')
    await accept(payload, ctx)
  }
  await outbox.add(own.db, message(key))
  await expect.poll(async () => (await rowOf(key)).delivered_at).not.toBeNull()
  expect(await rowOf(key)).toMatchObject({ attempts: 2, last_error: null })
  expect(receivedUnder(key)).toHaveLength(1)
})

test('a process killed between delivery and mark delivers again under the same key', async () => {
  partner = accept
  const key = newId()
  await createOutbox({ clock, cipher, jobs: idle }).add(own.db, message(key))
  const { id } = await rowOf(key)
  let looks = 0
  const dying = {
    ...contextOf(jobs),
    clock: {
      // It looks when it begins, and after the delivery.
      now: () => {
        looks += 1
        if (looks > 1) throw new Error('killed')
        return clock.now()
      },
    },
  }
  await expect(theJob.run({ id }, dying)).rejects.toThrow('killed')
  expect((await rowOf(key)).delivered_at).toBeNull()
  await theJob.run({ id }, contextOf(jobs))
  await theJob.run({ id }, contextOf(jobs))
  expect(receivedUnder(key)).toHaveLength(2)
  expect(await rowOf(key)).toMatchObject({ delivered_at: clock.now(), attempts: 2 })
})

test('a message that cannot be delivered is listed as dead, and can be revived', async () => {
  const key = newId()
  await createOutbox({ clock, cipher, jobs: idle }).add(own.db, message(key))
  const { id } = await rowOf(key)
  partner = () => Promise.reject(new Error('account suspended'))
  for (let attempt = 0; attempt <= theJob.retries; attempt += 1) {
    expect(await deadMessages(own.db)).toEqual([])
    await expect(theJob.run({ id }, contextOf(jobs))).rejects.toThrow('account suspended')
  }
  expect(await deadMessages(own.db)).toMatchObject([
    { id, key, attempts: 11, last_error: 'account suspended' },
  ])

  partner = accept
  expect(await reviveMessages(own.db, { partner: 'mail' })).toBe(0)
  expect(await reviveMessages(own.db, { id })).toBe(1)
  expect(await deadMessages(own.db)).toEqual([])
  await cleanUpAfter(minutes(10) + 1)
  await expect.poll(async () => (await rowOf(key)).delivered_at).not.toBeNull()
  expect(receivedUnder(key)).toHaveLength(1)
  expect(await reviveMessages(own.db, { id })).toBe(0)
})

test('a message that was never started gets exactly one job after ten minutes', async () => {
  partner = accept
  const key = newId()
  await createOutbox({ clock, cipher, jobs: idle }).add(own.db, message(key))
  const sent: unknown[] = []
  const counting: Jobs = { ...idle, send: async (_db, _job, data) => void sent.push(data) }
  await cleanUpAfter(minutes(10), counting)
  expect(sent).toEqual([])
  await cleanUpAfter(minutes(10) + 1, counting)
  await cleanUpAfter(minutes(15), counting)
  expect(sent).toEqual([{ id: (await rowOf(key)).id }])
  await own.db.deleteFrom('outbox').where('key', '=', key).execute()
})

test('a message whose tries ended without a result is dead after three hours, and can be dropped', async () => {
  const key = newId()
  await createOutbox({ clock, cipher, jobs: idle }).add(own.db, message(key))
  const { id } = await rowOf(key)
  // Killed half way: neither delivered nor failed.
  partner = () => new Promise(() => undefined)
  void theJob.run({ id }, contextOf(jobs))
  await expect.poll(async () => (await rowOf(key)).attempts).toBe(1)
  await cleanUpAfter(minutes(180))
  expect(await deadMessages(own.db)).toEqual([])
  await cleanUpAfter(minutes(180) + 1)
  expect(await deadMessages(own.db)).toMatchObject([{ id, last_error: 'no try has ended' }])

  expect(await dropMessage(own.db, clock, newId())).toBe(0)
  expect(await dropMessage(own.db, clock, id)).toBe(1)
  expect(await rowOf(key)).toMatchObject({ payload: null, dead_at: null, delivered_at: clock.now() })
  expect(await dropMessage(own.db, clock, id)).toBe(0)
})

test('deletes delivered messages after a month, and never waiting ones', async () => {
  const inAMonth = { now: () => new Date(clock.now().getTime() + 31 * 86_400_000) }
  const waiting = newId()
  await createOutbox({ clock, cipher, jobs: idle }).add(own.db, message(waiting))
  await forgetDelivered.run({}, { db: own.db, clock: inAMonth } as JobContext)
  const left = await own.db.selectFrom('outbox').select(['key']).execute()
  expect(left).toEqual([{ key: waiting }])
})
