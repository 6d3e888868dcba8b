import type { Db } from '#platform/db/handle.ts'
import { freeKeys, holderOf, passKey } from '#platform/keys/unique-keys.ts'
import { accountById, type Account } from './store.ts'

/** An identity at a provider: `wechat` and an openId, `feishu` and a union id, a partner and its own number. */
export interface ExternalIdentity {
  readonly provider: string
  readonly subject: string
}

const subjectKey = 'account_identity.subject'
const keyOf = ({ provider, subject }: ExternalIdentity) => `${provider}:${subject}`

export async function accountBySubject(
  db: Db,
  { provider, subject }: ExternalIdentity,
): Promise<Account | undefined> {
  const holder = await holderOf(db, subjectKey, keyOf({ provider, subject }))
  if (holder === null) return undefined
  const account = await accountById(db, holder)
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
 * Binds the subject to this account: it leaves its previous account, and the account its previous subject. The
 * account's row is locked first, so that concurrent bindings of one account run one after the other.
 */
export async function bindSubject(
  db: Db,
  accountId: string,
  { provider, subject }: ExternalIdentity,
  now: Date,
) {
  await lockAccount(db, accountId)
  const former = await subjectOf(db, accountId, provider)
  if (former !== null && former !== subject)
    await freeKeys(db, [{ kind: subjectKey, key: keyOf({ provider, subject: former }), holder: accountId }])
  const other = await passKey(db, {
    kind: subjectKey,
    key: keyOf({ provider, subject }),
    holder: accountId,
  })
  if (other !== null && other !== accountId) {
    // A concurrent binding held this lock: its row is visible only after it, on whichever node the account is.
    await lockAccount(db, other)
    await db
      .deleteFrom('account_identity')
      .where((row) => row.and({ account_id: other, provider, subject }))
      .execute()
  }
  await db
    .insertInto('account_identity')
    .values({ provider, subject, account_id: accountId, bound_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider']).doUpdateSet({ subject, bound_at: now }),
    )
    .execute()
}

/** Removes the account's external identities: of one provider, or of all. */
export async function freeSubjects(db: Db, accountId: string, provider?: string): Promise<void> {
  await lockAccount(db, accountId)
  const freed = await db
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .$if(provider !== undefined, (rows) => rows.where('provider', '=', provider!))
    .returning(['provider', 'subject'])
    .execute()
  await freeKeys(
    db,
    freed.map((subject) => ({ kind: subjectKey, key: keyOf(subject), holder: accountId })),
  )
}

/** In one order, so that two merges never wait for each other. */
export async function lockAccounts(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].toSorted()) await lockAccount(db, id)
}

export const lockAccount = (db: Db, id: string) =>
  db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
