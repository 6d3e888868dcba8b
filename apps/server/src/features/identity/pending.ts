import { randomBytes } from 'node:crypto'
import type { PendingUser } from '@yf/contract/identity'
import { maskName, maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { hashOf } from '#platform/session/sessions.ts'
import type { ExternalIdentity } from './external.ts'
import { pendingLifeSeconds, secondsAfter } from './rules.ts'
import { phoneRow } from './encrypted.ts'
import type { Account } from './store.ts'

interface PendingLogin {
  readonly subject: ExternalIdentity
  /** The companies of its channel; null when the login did not come through a channel. */
  readonly companyIds: readonly string[] | null
}

type PendingNeed =
  | { readonly needs: 'bind'; readonly account: null }
  | { readonly needs: 'verify' | 'consent'; readonly account: Account }

/**
 * A login that a provider has verified and that still requires something: a phone to bind or to verify, or consent.
 */
export async function pendLogin(
  ctx: CallContext,
  { subject: { provider, subject }, companyIds, account, needs }: PendingLogin & PendingNeed,
): Promise<PendingUser> {
  const token = randomBytes(32).toString('base64url')
  await ctx.db
    .insertInto('pending_login')
    .values({
      token_hash: hashOf(token),
      provider,
      subject,
      account_id: account?.id ?? null,
      company_ids: companyIds && [...companyIds],
      needs,
      expires_at: secondsAfter(ctx.clock.now(), pendingLifeSeconds),
      used_at: null,
    })
    .execute()
  return {
    token,
    isBind: needs === 'bind' ? 1 : 0,
    verifyPhone: needs === 'verify' ? 1 : 0,
    mobile: account ? maskPhone(ctx.cipher.open(account.phone_encrypted, phoneRow(account.id))) : '',
    ...(needs === 'consent' ? { needConsent: 1, maskedName: maskName(account.name) } : {}),
  }
}

/** Checked before a code is tried: a caller without a pending login cannot use up another person's tries here. */
export async function isPending(ctx: CallContext, token: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('pending_login')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('needs', 'in', ['bind', 'verify'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst()
  return found !== undefined
}

/** Uses it up: of two concurrent calls the second waits for the first and then finds it used. */
export const takePending = (ctx: CallContext, token: string, needs: readonly PendingNeed['needs'][]) =>
  ctx.db
    .updateTable('pending_login')
    .set({ used_at: ctx.clock.now() })
    .where('token_hash', '=', hashOf(token))
    .where('needs', 'in', needs)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .returning(['provider', 'subject', 'account_id', 'company_ids', 'needs'])
    .executeTakeFirst()

/** Deletes the account's pending logins: none of them may open it any more. */
export const dropPending = (db: Db, accountId: string) =>
  db.deleteFrom('pending_login').where('account_id', '=', accountId).execute()
