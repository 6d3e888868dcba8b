import type { messageCalls } from '@yf/contract/messages'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hasNotice, readOnce } from './store.ts'
import { unreadCounts } from './unread.ts'

export const markRead = inTransaction<typeof messageCalls.markRead>(async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const { numUpdatedRows } = await readOnce(ctx.db, accountId, id, ctx.clock.now())
  if (numUpdatedRows === 0n && !(await hasNotice(ctx.db, accountId, id))) return refuse('notFound')
  return answer(await unreadCounts(ctx))
})
