import type { CallContext } from '#platform/call/context.ts'
import { freeSubjects } from './external.ts'
import { dropPending } from './pending.ts'
import { forgetPlaces } from './places.ts'
import { endAllSessions } from './store.ts'

/**
 * After another password or phone nothing that came in by the former one opens the account: no session, no login that
 * still waits, no place with an easier door, and nobody whom a code to the phone bound. That goes for work chats and
 * portals, too: a colleague who once read a code binds his own there as a stranger binds his WeChat. Where the employer
 * gives the phone, the next visit binds it again; elsewhere it asks for a code once.
 */
export async function endFormerWays(ctx: CallContext, accountId: string): Promise<void> {
  await freeSubjects(ctx.db, accountId)
  await dropPending(ctx.db, accountId)
  await endAllSessions(ctx.db, ctx.clock, accountId)
  await forgetPlaces(ctx, accountId)
}

/** By whoever has proven the account's phone. */
export async function renewPassword(ctx: CallContext, accountId: string, password_hash: string) {
  await ctx.db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute()
  await endFormerWays(ctx, accountId)
}
