import { messageCalls, type UnreadCounts } from '@yf/contract/messages'
import { patchQuery } from '#platform/http/hooks.ts'

/** At the tap, before the server has answered. */
export function decrementUnread(tab: 1 | 2): void {
  patchQuery(messageCalls.unread, ({ messageNum, noticeNum }) => ({
    messageNum: Math.max(0, messageNum - Number(tab === 1)),
    noticeNum: Math.max(0, noticeNum - Number(tab === 2)),
  }))
}

/** The server's own word, such as the answer to a read. */
export const setUnread = (counts: UnreadCounts): void => patchQuery(messageCalls.unread, () => counts)
