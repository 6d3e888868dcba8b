import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { MallSessionTable, MallSignTable } from './tables.ts'

/** False where this person has used the echo before. */
export async function keepSign(db: Db, sign: MallSignTable): Promise<boolean> {
  const kept = await db
    .insertInto('mall_sign')
    .values(sign)
    .onConflict((conflict) => conflict.columns(['account_id', 'echo_hash']).doNothing())
    .returning('echo_hash')
    .executeTakeFirst()
  return kept !== undefined
}

/** Of two who come with the same signature at once, one finds it unused. */
export const spendSign = (db: Db, accountId: string, echoHash: string, now: Date) =>
  db
    .updateTable('mall_sign')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('echo_hash', '=', echoHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_hash')
    .executeTakeFirst()

export const keepMallSession = (db: Db, session: MallSessionTable) =>
  db.insertInto('mall_session').values(session).execute()

interface MallSessionRow {
  account_id: string
  expires_at: Date
  ended_at: Date | null
}

const lookUp = statement<Pick<MallSessionTable, 'account_id' | 'expires_at' | 'session_hash'>>(
  'select account_id, expires_at, session_hash from mall_session where token_hash = $1',
)
const endOf = statement<{ ended_at: Date | null }>('select ended_at from session where token_hash = $1')

/** With the end of the session that signed on: who left the product has left the mall too. */
export async function mallSessionOf(db: Db, tokenHash: string): Promise<MallSessionRow | undefined> {
  const [found] = await lookUp(db, tokenHash)
  const [session] = found ? await endOf(db, found.session_hash) : []
  if (!found || !session) return undefined
  const { account_id, expires_at } = found
  return { account_id, expires_at, ended_at: session.ended_at }
}
