import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '#platform/call/context.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { SessionEnd, SessionTable } from './tables.ts'

export type Resolved =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'current'; readonly caller: Caller }

const day = 86_400_000
export const idleLimit = 30 * day
const seenResolution = 3_600_000
const tokenShape = /^[\w-]{43}$/

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Replaces the account's other sessions: their tokens are ended but stay recognisable (decisions §3). */
export async function issueSession(db: Db, clock: Clock, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const row = { token_hash: hashOf(token), account_id: accountId, created_at: now, last_seen_at: now }
  // Concurrent logins of one account queue on its row, so that each ends the previous one.
  await endCurrent(db, clock, accountId, 'replaced')
  await db
    .insertInto('session')
    .values({ ...row, ended_at: null, end_reason: null })
    .execute()
  await db
    .updateTable('current_session')
    .set({ token_hash: row.token_hash })
    .where('account_id', '=', accountId)
    .execute()
  return token
}

/** Updates the row with its own value: creates it if missing, locks it and reads it, in one statement. */
async function takeCurrent(db: Db, accountId: string): Promise<string> {
  const { token_hash } = await db
    .insertInto('current_session')
    .values({ account_id: accountId, token_hash: '' })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: sql<string>`current_session.token_hash` }),
    )
    .returning('token_hash')
    .executeTakeFirstOrThrow()
  return token_hash
}

const lookUp = statement<Pick<SessionTable, 'account_id' | 'last_seen_at' | 'ended_at'>>(
  'select account_id, last_seen_at, ended_at from session where token_hash = $1',
)

/** One round trip: this runs before every call of a member. */
export async function resolveSession(db: Db, clock: Clock, token: string): Promise<Resolved> {
  if (!tokenShape.test(token)) return { kind: 'unknown' }
  const tokenHash = hashOf(token)
  const [row] = await lookUp(db, tokenHash)
  if (!row) return { kind: 'unknown' }
  const idle = clock.now().getTime() - row.last_seen_at.getTime()
  if (row.ended_at || idle > idleLimit) return { kind: 'ended' }
  if (idle > seenResolution) await seen(db, clock, tokenHash)
  return { kind: 'current', caller: { accountId: row.account_id, tokenHash, token } }
}

/** Whether a session, identified by the hash of its token, has ended; undefined when it never existed. */
export async function sessionEnd(db: Db, tokenHash: string): Promise<Date | null | undefined> {
  const [row] = await lookUp(db, tokenHash)
  return row?.ended_at
}

export async function endSession(db: Db, clock: Clock, tokenHash: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: clock.now(), end_reason: 'logout' })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Ends the session of an account, for example after a change of password or phone: an account has no more than one.
 */
export const endOfAccount = (
  db: Db,
  clock: Clock,
  accountId: string,
  reason: SessionEnd = 'logout',
): Promise<void> => endCurrent(db, clock, accountId, reason)

/** The latest sessions of an account, for staff: across nodes, because sessions are stored by token. */
export const sessionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('session')
    .select(['created_at', 'last_seen_at', 'ended_at', 'end_reason'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .limit(20)
    .execute()

/**
 * A session may be referenced as the current one before it is visible: on a distributed engine the commit of a login
 * becomes visible on one
 * node before another. So its row is updated without a prior read, which waits for the pending insert.
 */
async function endCurrent(db: Db, clock: Clock, account_id: string, end_reason: SessionEnd): Promise<void> {
  const token_hash = await takeCurrent(db, account_id)
  if (token_hash === '') return
  const ended_at = clock.now()
  await db
    .insertInto('session')
    .values({ token_hash, account_id, created_at: ended_at, last_seen_at: ended_at, ended_at, end_reason })
    .onConflict((conflict) =>
      conflict
        .column('token_hash')
        .doUpdateSet({ ended_at, end_reason })
        .where('session.ended_at', 'is', null),
    )
    .execute()
}

const seen = (db: Db, clock: Clock, tokenHash: string) =>
  db
    .updateTable('session')
    .set({ last_seen_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
