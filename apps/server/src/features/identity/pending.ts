import { randomBytes } from 'node:crypto'
import type { PendingUser } from '@yf/contract/identity'
import { maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import { hashOf } from '#platform/session/sessions.ts'
import type { Subject } from './external.ts'
import { pendingLifeSeconds, secondsAfter } from './rules.ts'
import { phoneRow } from './sealed.ts'
import type { Account } from './store.ts'

/** A login that a provider has proven and that still asks for a phone: to bind one, or to verify the account's own. */
export async function pendLogin(
  ctx: CallContext,
  { provider, subject }: Subject,
  account: Account | null,
): Promise<PendingUser> {
  const token = randomBytes(32).toString('base64url')
  await ctx.db
    .insertInto('pending_login')
    .values({
      token_hash: hashOf(token),
      provider,
      subject,
      account_id: account?.id ?? null,
      needs: account ? 'verify' : 'bind',
      expires_at: secondsAfter(ctx.clock.now(), pendingLifeSeconds),
      used_at: null,
    })
    .execute()
  const mobile = account && maskPhone(ctx.cipher.open(account.phone_sealed, phoneRow(account.id)))
  return { token, isBind: account ? 0 : 1, verifyPhone: account ? 1 : 0, mobile: mobile ?? '' }
}

/** Looks before a code is tried: whoever has no pending login cannot use up somebody's tries here. */
export async function isPending(ctx: CallContext, token: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('pending_login')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst()
  return found !== undefined
}

/** Uses it up: of two at once the second waits for the first and then finds it used. */
export const takePending = (ctx: CallContext, token: string) =>
  ctx.db
    .updateTable('pending_login')
    .set({ used_at: ctx.clock.now() })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .returning(['provider', 'subject', 'account_id', 'needs'])
    .executeTakeFirst()
