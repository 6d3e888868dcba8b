import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { deviceHash, networkHash, networkSubject, subjectOf, type GuardedSecret } from './guarded-secret.ts'
import { forgetSeconds, networkWaitAfter, waitAfter, type Count, type Status } from './rules.ts'
import type { FailedAttemptTable } from './tables.ts'

export type BruteForceContext = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address' | 'device'>

type WrongTryRow = Pick<
  FailedAttemptTable,
  'subject_hash' | 'origin' | 'tries' | 'unreported' | 'locked_until' | 'expires_at'
>
type WrongTryKey = Pick<WrongTryRow, 'subject_hash' | 'origin'>
type OriginName = keyof Status

const everyOrigin = ''
const noDevice = 'none'

/**
 * The rows with the counters. A caller without a device uses one that no caller has, so that every caller runs the
 * same query.
 */
function keysOf(ctx: BruteForceContext, guarded: GuardedSecret): Readonly<Record<OriginName, WrongTryKey>> {
  const subject_hash = subjectOf(ctx, guarded)
  return {
    everywhere: { subject_hash, origin: everyOrigin },
    here: { subject_hash, origin: networkHash(ctx) },
    device: { subject_hash, origin: deviceHash(ctx) ?? noDevice },
    network: { subject_hash: networkSubject(ctx), origin: everyOrigin },
  }
}

const isOf = (key: WrongTryKey) => (row: WrongTryKey) =>
  row.subject_hash === key.subject_hash && row.origin === key.origin

const rowsOf = (db: Db, subject: string, keys: readonly WrongTryKey[]) =>
  db
    .selectFrom('failed_attempt')
    .selectAll()
    .where('subject_hash', '=', subject)
    .where(
      'origin',
      'in',
      keys.filter(({ subject_hash }) => subject_hash === subject).map(({ origin }) => origin),
    )
    .orderBy('origin')

const subjectsOf = (keys: readonly WrongTryKey[]) =>
  [...new Set(keys.map(({ subject_hash }) => subject_hash))].toSorted()

const allRows = async (db: Db, keys: readonly WrongTryKey[]): Promise<WrongTryRow[]> =>
  (await Promise.all(subjectsOf(keys).map((subject) => rowsOf(db, subject, keys).execute()))).flat()

/**
 * Always in the same order, so that concurrent tries queue up instead of deadlocking; one subject at a time, because
 * one statement cannot lock rows on two nodes.
 */
async function lockedRows(db: Db, keys: readonly WrongTryKey[]): Promise<WrongTryRow[]> {
  const rows: WrongTryRow[] = []
  for (const subject of subjectsOf(keys)) {
    rows.push(...(await rowsOf(db, subject, keys).forUpdate().execute()))
  }
  return rows
}

function statusIn(
  rows: readonly WrongTryRow[],
  keys: Readonly<Record<OriginName, WrongTryKey>>,
  now: Date,
): Status {
  const countOf = (key: WrongTryKey): Count => {
    const row = rows.find(isOf(key))
    if (!row || row.expires_at <= now) return { tries: 0, waitsUntil: null }
    return { tries: row.tries, waitsUntil: row.locked_until }
  }
  const { everywhere, here, device, network } = keys
  return {
    everywhere: countOf(everywhere),
    here: countOf(here),
    device: countOf(device),
    network: countOf(network),
  }
}

/** The counters for this caller and this secret. `locked`: no other try counts until the end of the transaction. */
export async function statusOf(
  ctx: BruteForceContext,
  guarded: GuardedSecret,
  locked = false,
): Promise<Status> {
  const keys = keysOf(ctx, guarded)
  const rows = await (locked ? lockedRows : allRows)(ctx.db, Object.values(keys))
  return statusIn(rows, keys, ctx.clock.now())
}

const strangerOrigins = ['everywhere', 'here', 'network'] as const
const ownDeviceOrigins = ['device'] as const
const waits: Readonly<Record<OriginName, (tries: number) => number>> = {
  everywhere: () => 0,
  here: waitAfter,
  device: waitAfter,
  network: networkWaitAfter,
}

/**
 * Counts one more wrong try if `mayCount` still accepts the counters under the lock: concurrent tries are counted one
 * after the other. Returns the counters from before.
 */
export async function countTry(
  ctx: BruteForceContext,
  guarded: GuardedSecret,
  isOwnDevice: boolean,
  mayCount: (status: Status) => boolean,
): Promise<Status> {
  const keys = keysOf(ctx, guarded)
  const now = ctx.clock.now()
  const counted = isOwnDevice ? ownDeviceOrigins : strangerOrigins
  // A row that does not exist cannot be locked.
  const unused = { tries: 0, unreported: 0, locked_until: null, expires_at: now }
  await ctx.db
    .insertInto('failed_attempt')
    .values(counted.map((origin) => ({ ...keys[origin], ...unused })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await lockedRows(ctx.db, Object.values(keys))
  const status = statusIn(rows, keys, now)
  if (!mayCount(status)) return status
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const values = counted.map((origin): WrongTryRow => {
    const tries = status[origin].tries + 1
    const wait = waits[origin](tries)
    return {
      ...keys[origin],
      tries,
      unreported: (rows.find(isOf(keys[origin]))?.unreported ?? 0) + 1,
      locked_until: wait > 0 ? after(wait) : null,
      expires_at: after(forgetSeconds),
    }
  })
  await ctx.db
    .insertInto('failed_attempt')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['subject_hash', 'origin']).doUpdateSet((row) => ({
        tries: row.ref('excluded.tries'),
        unreported: row.ref('excluded.unreported'),
        locked_until: row.ref('excluded.locked_until'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .execute()
  return status
}

/** All counters of this secret. */
export const forgetTries = (ctx: Pick<BruteForceContext, 'db' | 'cipher'>, guarded: GuardedSecret) =>
  ctx.db.deleteFrom('failed_attempt').where('subject_hash', '=', subjectOf(ctx, guarded)).execute()

/** The counters of this secret at the caller's origin; strangers' tries elsewhere still count against them. */
export const forgetTriesHere = (ctx: BruteForceContext, guarded: GuardedSecret) => {
  const { here, device } = keysOf(ctx, guarded)
  return ctx.db
    .deleteFrom('failed_attempt')
    .where('subject_hash', '=', here.subject_hash)
    .where('origin', 'in', [here.origin, device.origin])
    .execute()
}

/** The number of wrong tries since the last call. */
export async function resetUnreportedTries(
  ctx: Pick<BruteForceContext, 'db' | 'cipher'>,
  guarded: GuardedSecret,
): Promise<number> {
  const own = ctx.db
    .selectFrom('failed_attempt')
    .select('unreported')
    .where('subject_hash', '=', subjectOf(ctx, guarded))
    .where('origin', '=', everyOrigin)
  const { unreported } = (await own.forUpdate().executeTakeFirst()) ?? { unreported: 0 }
  if (unreported > 0)
    await ctx.db
      .updateTable('failed_attempt')
      .set({ unreported: 0 })
      .where('subject_hash', '=', subjectOf(ctx, guarded))
      .where('origin', '=', everyOrigin)
      .execute()
  return unreported
}
