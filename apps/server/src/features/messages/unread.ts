import type { messageCalls } from '@yf/contract/messages'
import type { Run } from '../../platform/call/handler.ts'
import { answer } from '../../platform/call/outcome.ts'
import { unreadByTab } from './store.ts'

export const unread: Run<typeof messageCalls.unread> = async (_input, ctx) => {
  const counts = await unreadByTab(ctx.db, ctx.caller.accountId, ctx.clock.now())
  const ofTab = (tab: number) => counts.find((count) => count.tab === tab)?.unread ?? 0
  return answer({ messageNum: ofTab(1), noticeNum: ofTab(2) })
}
