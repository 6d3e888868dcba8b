import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '#testkit/clock.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import type { JobContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { removeOldSessions } from './jobs.ts'
import { endSession, hashOf, issueSession, resolveSession } from './sessions.ts'

const clock = movableClock()
let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.drop())

const kindOf = async (token: string) => (await resolveSession(base.db, clock, token)).kind
const rowOf = (token: string) =>
  base.db.selectFrom('session').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()

test('a token identifies its account, and the database stores only its hash', async () => {
  const accountId = newId()
  const token = await issueSession(base.db, clock, accountId)
  expect(token).toMatch(/^[\w-]{43}$/)
  const found = await resolveSession(base.db, clock, token)
  expect(found).toEqual({ kind: 'current', caller: { accountId, token, tokenHash: hashOf(token) } })
  expect(JSON.stringify(await rowOf(token))).not.toContain(token)
})

test('a new login ends the previous token, which is distinguishable from an unknown one', async () => {
  const accountId = newId()
  const first = await issueSession(base.db, clock, accountId)
  const second = await issueSession(base.db, clock, accountId)
  expect(await kindOf(first)).toBe('ended')
  expect((await rowOf(first))?.end_reason).toBe('replaced')
  expect(await kindOf(second)).toBe('current')
  expect(await kindOf('A'.repeat(43))).toBe('unknown')
  expect(await kindOf('anonymous')).toBe('unknown')
})

test('of many concurrent logins exactly one session stays current', async () => {
  const accountId = newId()
  const tokens = await Promise.all(
    Array.from({ length: 12 }, () => base.transaction((tx) => issueSession(tx, clock, accountId))),
  )
  const kinds = await Promise.all(tokens.map(kindOf))
  expect(kinds.filter((kind) => kind === 'current')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'ended')).toHaveLength(11)
})

test('a session that is referenced before it is visible, as between two nodes, is waited for and ended', async () => {
  const accountId = newId()
  const token = 'B'.repeat(43)
  const row = { token_hash: hashOf(token), account_id: accountId }
  const now = clock.now()
  const [written, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const former = base.transaction(async (tx) => {
    const times = { created_at: now, last_seen_at: now, ended_at: null, end_reason: null }
    await tx
      .insertInto('session')
      .values({ ...row, ...times })
      .execute()
    written.resolve()
    await shown.promise
  })
  await written.promise
  await base.db.insertInto('current_session').values(row).execute()
  const later = base.transaction((tx) => issueSession(tx, clock, accountId))
  await expect.poll(waiting).toBe(1)
  shown.resolve()
  await former
  expect([await kindOf(await later), await kindOf(token)]).toEqual(['current', 'ended'])
})

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(base.db)
  return rows[0]!.count
}

test('a session ends after 30 idle days and continues while it is used', async () => {
  const token = await issueSession(base.db, clock, newId())
  clock.advance({ days: 29 })
  expect(await kindOf(token)).toBe('current')
  clock.advance({ days: 29 })
  expect(await kindOf(token)).toBe('current')
  clock.advance({ days: 30, seconds: 1 })
  expect(await kindOf(token)).toBe('ended')
})

test('updates the last-seen time at most once an hour', async () => {
  const token = await issueSession(base.db, clock, newId())
  const issued = clock.now()
  clock.advance({ minutes: 50 })
  await kindOf(token)
  expect((await rowOf(token))?.last_seen_at).toEqual(issued)
  clock.advance({ minutes: 11 })
  await kindOf(token)
  expect((await rowOf(token))?.last_seen_at).toEqual(clock.now())
})

test('logging out ends the session', async () => {
  const token = await issueSession(base.db, clock, newId())
  await endSession(base.db, clock, hashOf(token))
  expect(await kindOf(token)).toBe('ended')
})

test('deletes ended sessions after 90 days', async () => {
  const accountId = newId()
  const ended = await issueSession(base.db, clock, accountId)
  const current = await issueSession(base.db, clock, accountId)
  const ctx = { db: base.db, clock } as Partial<JobContext> as JobContext
  clock.advance({ days: 89 })
  await removeOldSessions({}, ctx)
  expect(await kindOf(ended)).toBe('ended')
  clock.advance({ days: 2 })
  await removeOldSessions({}, ctx)
  expect(await kindOf(ended)).toBe('unknown')
  expect(await kindOf(current)).toBe('ended')
  clock.advance({ days: 60 })
  await removeOldSessions({}, ctx)
  expect(await kindOf(current)).toBe('unknown')
})
