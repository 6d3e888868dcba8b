import { messageCalls, type UnreadCounts } from '@yf/contract/messages'
import { useEffect } from 'react'
import { patchQuery, useQueryOf } from '#platform/http/hooks.ts'
import { joinPolling } from './polling.ts'

export interface Unread extends UnreadCounts {
  total: number
  /** False until the server has said it. */
  isKnown: boolean
}

const none: UnreadCounts = { messageNum: 0, noticeNum: 0 }

/** `const { total } = useUnread()`: the home's bell, the badges of the message centre and the user centre show one answer. */
export function useUnread(): Unread {
  const { data = none, isSuccess, refetch } = useQueryOf(messageCalls.unread, {})
  useEffect(() => joinPolling(() => void refetch()), [refetch])
  return { ...data, total: data.messageNum + data.noticeNum, isKnown: isSuccess }
}

/** At the tap, before the server has answered. */
export function decrementUnread(tab: 1 | 2): void {
  patchQuery(messageCalls.unread, ({ messageNum, noticeNum }) => ({
    messageNum: Math.max(0, messageNum - Number(tab === 1)),
    noticeNum: Math.max(0, noticeNum - Number(tab === 2)),
  }))
}

/** The server's own word, such as the answer to a read. */
export const setUnread = (counts: UnreadCounts): void => patchQuery(messageCalls.unread, () => counts)
