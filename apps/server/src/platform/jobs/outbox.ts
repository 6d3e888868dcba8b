import type { JobContext } from '#platform/call/context.ts'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { forgetKeys, takeIfFree, type UniqueKeyRequest } from '#platform/keys/unique-keys.ts'
import type { Job } from './job.ts'
import type { Jobs, Outbox } from './jobs.port.ts'
import type { OutboxTable } from './tables.ts'

/** `key` is the same in every attempt: the partner uses it as the id of the request. */
export type DeliveryContext = JobContext & { readonly key: string }
export type Deliverer<Payload extends object> = (payload: Payload, ctx: DeliveryContext) => Promise<void>
/** By `<partner>.<kind>`: `sms.code`. */
export type Deliverers = Readonly<Record<string, Deliverer<never>>>

const jobName = 'outbox.deliver'
const retries = 10
const rowOf = (id: string) => `outbox/${id}`

const keyKind = 'outbox.key'
const keyOf = ({
  partner,
  kind,
  key,
  id,
}: Pick<OutboxTable, 'partner' | 'kind' | 'key' | 'id'>): UniqueKeyRequest => ({
  kind: keyKind,
  key: `${partner}.${kind}:${key}`,
  holder: id,
})

/** A message may wait longer than the key that encrypted it. */
export const outboxEncrypted: EncryptedColumn = { table: 'outbox', id: 'id', column: 'payload', row: rowOf }

/** Its `run` is added where the deliverers are known; a sender needs only the name. */
const delivery: Job<{ id: string }> = {
  name: jobName,
  retries,
  run: () => Promise.reject(new Error('the outbox has no deliverers here')),
}

export function createOutbox(services: { clock: Clock; cipher: FieldCipher; jobs: Jobs }): Outbox {
  return {
    add: async (db, message) => {
      const id = newId()
      if (!(await takeIfFree(db, keyOf({ ...message, id })))) return false
      await db
        .insertInto('outbox')
        .values({
          id,
          partner: message.partner,
          kind: message.kind,
          key: message.key,
          payload: services.cipher.encrypt(JSON.stringify(message.payload), rowOf(id)),
          created_at: services.clock.now(),
        })
        .execute()
      await services.jobs.send(db, delivery, { id })
      return true
    },
  }
}

/** The job that delivers messages. A delivered message is marked and its payload erased. */
export const deliverOutbox = (deliverers: Deliverers): Job<{ id: string }> => ({
  ...delivery,
  run: async ({ id }, ctx) => {
    // Counted before the attempt, so that a killed one counts too.
    const message = await ctx.db
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), tried_at: ctx.clock.now() }))
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .returning(['partner', 'kind', 'key', 'payload', 'attempts'])
      .executeTakeFirst()
    if (!message?.payload) return
    try {
      const deliver = deliverers[`${message.partner}.${message.kind}`]
      if (!deliver) throw new Error(`nobody delivers ${message.partner}.${message.kind}`)
      const payload = JSON.parse(ctx.cipher.open(message.payload, rowOf(id))) as never
      await deliver(payload, { ...ctx, key: message.key })
    } catch (error) {
      await markFailed(ctx, id, error, message.attempts > retries)
      throw error
    }
    await ctx.db
      .updateTable('outbox')
      .set({ delivered_at: ctx.clock.now(), payload: null, last_error: null, dead_at: null })
      .where('id', '=', id)
      .execute()
  },
})

async function markFailed(ctx: JobContext, id: string, error: unknown, isDead: boolean): Promise<void> {
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const dead_at = isDead ? ctx.clock.now() : null
  await ctx.db.updateTable('outbox').set({ last_error, dead_at }).where('id', '=', id).execute()
}

/** Undeliverable messages, newest first, without their content. */
export const deadMessages = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'partner', 'kind', 'key', 'attempts', 'last_error', 'dead_at'])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .limit(200)
    .execute()

/** Partners with undelivered messages: how many are being retried, how many are dead, and since when. */
export const failingByPartner = (db: Db) =>
  db
    .selectFrom('outbox')
    .select((row) => [
      'partner',
      row.fn.countAll<number>().filterWhere('dead_at', 'is', null).as('retrying'),
      row.fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
      row.fn.min('created_at').as('since'),
    ])
    .where('delivered_at', 'is', null)
    .where('last_error', 'is not', null)
    .groupBy('partner')
    .orderBy('since')
    .execute()

/** Restarts dead messages after their cause has been fixed: `cleanUpOutbox` picks them up. Returns how many. */
export async function reviveMessages(
  db: Db,
  selector: { readonly id: string } | { readonly partner: string },
): Promise<number> {
  const revived = await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, tried_at: null })
    .where((row) => row.and(selector))
    .where('dead_at', 'is not', null)
    .executeTakeFirst()
  return Number(revived.numUpdatedRows)
}

/** An operator gives the message up: its content is erased. */
export async function dropMessage(db: Db, clock: Clock, id: string): Promise<number> {
  const dropped = await db
    .updateTable('outbox')
    .set({ delivered_at: clock.now(), payload: null, dead_at: null })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirst()
  return Number(dropped.numUpdatedRows)
}

const begunWithinMs = 10 * 60_000
/** Far longer than the longest pause between two tries plus the duration of one. */
const silentForMs = 3 * 3_600_000

/**
 * Handles stuck messages: those never started or revived get a job; those whose tries ended without a result are
 * dead.
 */
export const cleanUpOutbox: Job<object> = {
  name: 'outbox.tend',
  retries: 2,
  cron: '*/5 * * * *',
  run: async (_, { db, clock, jobs }) => {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    const idle = await db
      .updateTable('outbox')
      .set({ tried_at: now })
      .where('delivered_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('tried_at', 'is', null)
      .where('created_at', '<', before(begunWithinMs))
      .returning('id')
      .execute()
    for (const { id } of idle) await jobs.send(db, delivery, { id })
    await db
      .updateTable('outbox')
      .set((row) => ({
        dead_at: now,
        last_error: row.fn.coalesce('last_error', row.val('no try has ended')),
      }))
      .where('delivered_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('tried_at', '<', before(silentForMs))
      .execute()
  },
}

const retentionMs = 30 * 86_400_000

export const forgetDelivered: Job<object> = {
  name: 'outbox.forget-delivered',
  retries: 2,
  cron: '40 3 * * *',
  run: async (_, { db, clock }) => {
    const before = new Date(clock.now().getTime() - retentionMs)
    const gone = await db
      .deleteFrom('outbox')
      .where('delivered_at', '<', before)
      .returning(['partner', 'kind', 'key', 'id'])
      .execute()
    await forgetKeys(
      db,
      keyKind,
      gone.map((message) => keyOf(message).key),
    )
  },
}
