import type { Db } from '#platform/db/handle.ts'
import { accountById, type Account } from './store.ts'

/** Whom a provider vouches for: `wechat` and an openId, `feishu` and a union id, a partner and its own number. */
export interface Subject {
  readonly provider: string
  readonly subject: string
}

export async function accountBySubject(db: Db, { provider, subject }: Subject): Promise<Account | undefined> {
  const found = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!found) return undefined
  const account = await accountById(db, found.account_id)
  return account?.status === 'active' ? account : undefined
}

export async function subjectOf(db: Db, accountId: string, provider: string): Promise<string | null> {
  const found = await db
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return found?.subject ?? null
}

/**
 * The subject belongs to this account from now on: it leaves its former account, and the account its former subject.
 * The account's row is locked first, so that bindings of one account at the same moment follow one another.
 */
export async function bindSubject(db: Db, accountId: string, { provider, subject }: Subject, now: Date) {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  await db
    .deleteFrom('account_identity')
    .where('provider', '=', provider)
    .where('account_id', '=', accountId)
    .where('subject', '!=', subject)
    .execute()
  await db
    .insertInto('account_identity')
    .values({ provider, subject, account_id: accountId, bound_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'subject']).doUpdateSet({ account_id: accountId, bound_at: now }),
    )
    .execute()
}
