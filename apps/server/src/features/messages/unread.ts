import type { messageCalls, UnreadCounts } from '@yf/contract/messages'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { unreadByTab } from './store.ts'

/** Computed, never stored: a separate counter could deviate from the rows. */
export async function unreadCounts({ db, caller, clock }: MemberContext): Promise<UnreadCounts> {
  const counts = await unreadByTab(db, caller.accountId, clock.now())
  const ofTab = (tab: number) => counts.find((count) => count.tab === tab)?.unread ?? 0
  return { messageNum: ofTab(1), noticeNum: ofTab(2) }
}

export const unread: RunCallHandler<typeof messageCalls.unread> = async (_input, ctx) =>
  answer(await unreadCounts(ctx))
