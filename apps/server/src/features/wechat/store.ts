import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/handle.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { ticketLifeSeconds } from './rules.ts'
import type { WechatVisitTable } from './tables.ts'

interface WechatVisitor {
  readonly openId: WechatVisitTable['open_id']
  readonly accountId: WechatVisitTable['account_id']
}

/** The ticket goes only to the browser; the stored hash opens nothing. */
export async function keepVisit(db: Db, { openId, accountId }: WechatVisitor, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('wechat_visit')
    .values({
      ticket_hash: hashOf(ticket),
      open_id: openId,
      account_id: accountId,
      expires_at: new Date(now.getTime() + ticketLifeSeconds * 1000),
      used_at: null,
    })
    .execute()
  return ticket
}

/**
 * Spends the ticket and all others of the same openId: of two members who bind one WeChat concurrently the second
 * finds no ticket.
 */
export async function spendVisit(
  db: Db,
  ticket: string,
  { openId, accountId }: { readonly openId: string; readonly accountId: string },
  now: Date,
): Promise<boolean> {
  const spent = await db
    .updateTable('wechat_visit')
    .set({ used_at: now })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('open_id', '=', openId)
    .where(({ eb, or }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (spent.numUpdatedRows === 0n) return false
  await db
    .updateTable('wechat_visit')
    .set({ used_at: now })
    .where('open_id', '=', openId)
    .where('used_at', 'is', null)
    .execute()
  return true
}

export const forgetVisits = (db: Db, now: Date) =>
  db.deleteFrom('wechat_visit').where('expires_at', '<', now).execute()
