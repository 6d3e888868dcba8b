import type { CallContext } from '#platform/call/context.ts'
import { freeSubjects } from './external.ts'
import { dropPending } from './pending.ts'
import { forgetOrigins } from './login-origins.ts'
import { endAllSessions } from './store.ts'

/**
 * After a new password or phone nothing that came in with the old one opens the account: no session, no pending
 * login, no known origin, and no identity that a code to the phone bound. That includes work chats and portals: a
 * colleague who once read a code could bind their own identity there, just as a stranger could bind their WeChat. If
 * the employer provides the phone, the next visit binds it again; elsewhere it asks for a code once.
 */
export async function endFormerWays(
  ctx: Pick<CallContext, 'db' | 'clock'>,
  accountId: string,
  reason: 'logout' | 'staff' = 'logout',
): Promise<void> {
  await freeSubjects(ctx.db, accountId)
  await dropPending(ctx.db, accountId)
  await endAllSessions(ctx.db, ctx.clock, accountId, reason)
  await forgetOrigins(ctx, accountId)
}

/** By a caller who has verified the account's phone. */
export async function renewPassword(ctx: CallContext, accountId: string, password_hash: string) {
  await ctx.db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute()
  await endFormerWays(ctx, accountId)
}
