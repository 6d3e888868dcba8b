import type { OutsideChannel } from '@yf/domain/claim-transitions'
import type { Db } from '#platform/db/handle.ts'
import type { NoticeSendingTable, SendingOutcome } from '../tables.ts'

export interface SendingKey {
  readonly accountId: string
  readonly noticeId: string
  readonly channel: OutsideChannel
}

const columnsOf = ({ accountId, noticeId, channel }: SendingKey) => ({
  account_id: accountId,
  notice_id: noticeId,
  channel,
})

export async function addSending(db: Db, key: SendingKey, at: Date): Promise<void> {
  const row: NoticeSendingTable = {
    ...columnsOf(key),
    state: 'waiting',
    outcome: null,
    created_at: at,
    tried_at: null,
    held_until: null,
    ended_at: null,
  }
  await db.insertInto('notice_sending').values(row).execute()
}

/** `doubtfulSince`: since when it is unknown whether it was sent; null when it certainly was not. */
export type SendTurn =
  | { readonly kind: 'mine'; readonly doubtfulSince: Date | null }
  | { readonly kind: 'over' }
  | { readonly kind: 'anothers' }

/** Longer than the timeout of any partner: a worker that has not returned by then was killed. */
const holdMs = 60_000

/**
 * The attempt is recorded before it is made: a process that dies in between leaves a doubt, never a second message.
 */
export async function takeTurn(db: Db, key: SendingKey, now: Date): Promise<SendTurn> {
  const found = await db
    .selectFrom('notice_sending')
    .select(['state', 'tried_at', 'held_until'])
    .where((row) => row.and(columnsOf(key)))
    .executeTakeFirst()
  if (found?.state !== 'waiting' && found?.state !== 'trying') return { kind: 'over' }
  const { state, tried_at, held_until } = found
  if (held_until && held_until > now) return { kind: 'anothers' }
  const { numUpdatedRows } = await db
    .updateTable('notice_sending')
    .set({
      state: 'trying',
      tried_at: tried_at ?? now,
      held_until: new Date(now.getTime() + holdMs),
    })
    .where((row) => row.and({ ...columnsOf(key), state }))
    .where('held_until', 'is not distinct from', held_until)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? { kind: 'anothers' } : { kind: 'mine', doubtfulSince: tried_at }
}

/** It was certainly not sent: the next try starts anew. */
export const giveBack = (db: Db, key: SendingKey) =>
  change(db, key, { state: 'waiting', tried_at: null, held_until: null })

/** It may have been sent: the next try takes that into account. */
export const leaveInDoubt = (db: Db, key: SendingKey) => change(db, key, { held_until: null })

export const markSent = (db: Db, key: SendingKey, at: Date) =>
  change(db, key, { state: 'sent', ended_at: at })

export const markEnded = (db: Db, key: SendingKey, outcome: SendingOutcome, at: Date) =>
  change(db, key, { state: 'ended', outcome, ended_at: at })

const change = (db: Db, key: SendingKey, set: Partial<NoticeSendingTable>) =>
  db
    .updateTable('notice_sending')
    .set(set)
    .where((row) => row.and({ ...columnsOf(key), state: 'trying' }))
    .execute()

/** The result of the latest message through this channel. */
export async function lastOutcome(
  db: Db,
  accountId: string,
  channel: OutsideChannel,
): Promise<SendingOutcome | null> {
  const last = await db
    .selectFrom('notice_sending')
    .select('outcome')
    .where((row) => row.and({ account_id: accountId, channel }))
    .where('ended_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.outcome ?? null
}
