import { messageCalls, type UnreadCounts } from '@yf/contract/messages'
import { patchQuery } from '#platform/http/hooks.ts'

/** Called at the tap, before the server responds. */
export function decrementUnread(tab: 1 | 2): void {
  patchQuery(messageCalls.unread, ({ messageNum, noticeNum }) => ({
    messageNum: Math.max(0, messageNum - Number(tab === 1)),
    noticeNum: Math.max(0, noticeNum - Number(tab === 2)),
  }))
}

/** Counts from the server, such as the response to a read. */
export const setUnread = (counts: UnreadCounts): void => patchQuery(messageCalls.unread, () => counts)
