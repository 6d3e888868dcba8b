import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import { sessionEnd } from '#platform/session/sessions.ts'
import type { MallSessionTable, MallSignTable, SiteTokenTable } from './tables.ts'

/** False when this member has used the echo string before. */
export async function keepSign(db: Db, sign: MallSignTable): Promise<boolean> {
  const inserted = await db
    .insertInto('mall_sign')
    .values(sign)
    .onConflict((conflict) => conflict.columns(['account_id', 'echo_hash']).doNothing())
    .returning('echo_hash')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Of two concurrent uses of a signature, one finds it unused. */
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

const lookUp = statement<MallSessionTable>(
  'select account_id, session_hash, expires_at from mall_session where token_hash = $1',
)

/** Ends with the session that signed on: leaving the product leaves the mall too. */
export async function mallSessionOf(db: Db, tokenHash: string): Promise<MallSessionRow | undefined> {
  const [row] = await lookUp(db, tokenHash)
  const ended_at = row && (await sessionEnd(db, row.session_hash))
  return row && ended_at !== undefined ? { ...row, ended_at } : undefined
}

export const keepSiteToken = (db: Db, token: SiteTokenTable) =>
  db.insertInto('site_token').values(token).execute()

const lookUpSiteToken = statement<SiteTokenTable>('select * from site_token where token_hash = $1')

/** Valid during the session that requested it, and at the site that it was issued for. */
export async function liveSiteToken(
  db: Db,
  tokenHash: string,
  site: string,
  now: Date,
): Promise<SiteTokenTable | null> {
  const [row] = await lookUpSiteToken(db, tokenHash)
  if (!row || row.site !== site || row.expires_at <= now) return null
  return (await sessionEnd(db, row.session_hash)) === null ? row : null
}
