import type { serviceMessageCalls } from '@yf/contract/service-messages'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { markAllRead } from './store.ts'
import { unreadCounts } from './unread.ts'

export const readAll: RunCallHandler<typeof serviceMessageCalls.readAll> = async (_input, ctx) => {
  await markAllRead(ctx.db, ctx.caller.accountId, ctx.clock.now())
  return answer(await unreadCounts(ctx))
}
