import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { deviceHash, networkHash, networkSubject, subjectOf, type Guess } from './guess.ts'
import { forgetSeconds, networkWaitAfter, waitAfter, type Count, type Standing } from './rules.ts'
import type { WrongTryTable } from './tables.ts'

export type Guessing = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address' | 'device'>

type Row = Pick<WrongTryTable, 'subject_hash' | 'place' | 'tries' | 'untold' | 'waits_until' | 'forgets_at'>
type Key = Pick<Row, 'subject_hash' | 'place'>
type PlaceName = keyof Standing

const everyPlace = ''
const noDevice = 'none'

/**
 * The rows with the counters. A caller without a device uses one that no caller has, so that every caller runs the
 * same query.
 */
function keysOf(ctx: Guessing, guess: Guess): Readonly<Record<PlaceName, Key>> {
  const subject_hash = subjectOf(ctx, guess)
  return {
    everywhere: { subject_hash, place: everyPlace },
    here: { subject_hash, place: networkHash(ctx) },
    device: { subject_hash, place: deviceHash(ctx) ?? noDevice },
    network: { subject_hash: networkSubject(ctx), place: everyPlace },
  }
}

const isOf = (key: Key) => (row: Key) => row.subject_hash === key.subject_hash && row.place === key.place

const rowsOf = (db: Db, subject: string, keys: readonly Key[]) =>
  db
    .selectFrom('wrong_try')
    .selectAll()
    .where('subject_hash', '=', subject)
    .where(
      'place',
      'in',
      keys.filter(({ subject_hash }) => subject_hash === subject).map(({ place }) => place),
    )
    .orderBy('place')

const subjectsOf = (keys: readonly Key[]) =>
  [...new Set(keys.map(({ subject_hash }) => subject_hash))].toSorted()

const allRows = async (db: Db, keys: readonly Key[]): Promise<Row[]> =>
  (await Promise.all(subjectsOf(keys).map((subject) => rowsOf(db, subject, keys).execute()))).flat()

/**
 * Always in the same order, so that concurrent tries queue up instead of deadlocking; one subject at a time, because
 * one statement cannot lock rows on two nodes.
 */
async function lockedRows(db: Db, keys: readonly Key[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const subject of subjectsOf(keys)) {
    rows.push(...(await rowsOf(db, subject, keys).forUpdate().execute()))
  }
  return rows
}

function standingIn(rows: readonly Row[], keys: Readonly<Record<PlaceName, Key>>, now: Date): Standing {
  const countOf = (key: Key): Count => {
    const row = rows.find(isOf(key))
    if (!row || row.forgets_at <= now) return { tries: 0, waitsUntil: null }
    return { tries: row.tries, waitsUntil: row.waits_until }
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
export async function standingOf(ctx: Guessing, guess: Guess, locked = false): Promise<Standing> {
  const keys = keysOf(ctx, guess)
  const rows = await (locked ? lockedRows : allRows)(ctx.db, Object.values(keys))
  return standingIn(rows, keys, ctx.clock.now())
}

const strangerPlaces = ['everywhere', 'here', 'network'] as const
const ownDevicePlaces = ['device'] as const
const waits: Readonly<Record<PlaceName, (tries: number) => number>> = {
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
  ctx: Guessing,
  guess: Guess,
  isOwnDevice: boolean,
  mayCount: (standing: Standing) => boolean,
): Promise<Standing> {
  const keys = keysOf(ctx, guess)
  const now = ctx.clock.now()
  const counted = isOwnDevice ? ownDevicePlaces : strangerPlaces
  // A row that does not exist cannot be locked.
  const unused = { tries: 0, untold: 0, waits_until: null, forgets_at: now }
  await ctx.db
    .insertInto('wrong_try')
    .values(counted.map((place) => ({ ...keys[place], ...unused })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await lockedRows(ctx.db, Object.values(keys))
  const standing = standingIn(rows, keys, now)
  if (!mayCount(standing)) return standing
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const values = counted.map((place): Row => {
    const tries = standing[place].tries + 1
    const wait = waits[place](tries)
    return {
      ...keys[place],
      tries,
      untold: (rows.find(isOf(keys[place]))?.untold ?? 0) + 1,
      waits_until: wait > 0 ? after(wait) : null,
      forgets_at: after(forgetSeconds),
    }
  })
  await ctx.db
    .insertInto('wrong_try')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['subject_hash', 'place']).doUpdateSet((row) => ({
        tries: row.ref('excluded.tries'),
        untold: row.ref('excluded.untold'),
        waits_until: row.ref('excluded.waits_until'),
        forgets_at: row.ref('excluded.forgets_at'),
      })),
    )
    .execute()
  return standing
}

/** All counters of this secret. */
export const forgetTries = (ctx: Pick<Guessing, 'db' | 'cipher'>, guess: Guess) =>
  ctx.db.deleteFrom('wrong_try').where('subject_hash', '=', subjectOf(ctx, guess)).execute()

/** The counters of this secret at the caller's origin; strangers' tries elsewhere still count against them. */
export const forgetTriesHere = (ctx: Guessing, guess: Guess) => {
  const { here, device } = keysOf(ctx, guess)
  return ctx.db
    .deleteFrom('wrong_try')
    .where('subject_hash', '=', here.subject_hash)
    .where('place', 'in', [here.place, device.place])
    .execute()
}

/** The number of wrong tries since the last call. */
export async function takeUntold(ctx: Pick<Guessing, 'db' | 'cipher'>, guess: Guess): Promise<number> {
  const own = ctx.db
    .selectFrom('wrong_try')
    .select('untold')
    .where('subject_hash', '=', subjectOf(ctx, guess))
    .where('place', '=', everyPlace)
  const { untold } = (await own.forUpdate().executeTakeFirst()) ?? { untold: 0 }
  if (untold > 0)
    await ctx.db
      .updateTable('wrong_try')
      .set({ untold: 0 })
      .where('subject_hash', '=', subjectOf(ctx, guess))
      .where('place', '=', everyPlace)
      .execute()
  return untold
}
