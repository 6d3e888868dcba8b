import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '#platform/call/context.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { SessionTable } from './tables.ts'

export type Resolved =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'current'; readonly caller: Caller }

const day = 86_400_000
export const idleLimit = 30 * day
const seenResolution = 3_600_000
const tokenShape = /^[\w-]{43}$/

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Replaces the account's other sessions: their tokens are ended, not forgotten (decisions §3). */
export async function issueSession(db: Db, clock: Clock, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const row = { token_hash: hashOf(token), account_id: accountId, created_at: now, last_seen_at: now }
  // Of two logins at once the later insert meets the earlier one's row in the index, and ends it in another round.
  for (let round = 0; round < 20; round++) {
    await endOfAccount(db, clock, accountId, 'replaced')
    const kept = await db
      .insertInto('session')
      .values({ ...row, ended_at: null, end_reason: null })
      .onConflict((conflict) => conflict.column('account_id').where('ended_at', 'is', null).doNothing())
      .returning('token_hash')
      .executeTakeFirst()
    if (kept) return token
  }
  throw new Error('the account keeps logging in elsewhere')
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

/** Whether a session, known by the hash of its token, has ended; undefined where there never was one. */
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

/** Ends every session of an account, as when its password or phone changed. */
export async function endOfAccount(
  db: Db,
  clock: Clock,
  accountId: string,
  reason: 'replaced' | 'logout',
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: clock.now(), end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

const seen = (db: Db, clock: Clock, tokenHash: string) =>
  db
    .updateTable('session')
    .set({ last_seen_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
