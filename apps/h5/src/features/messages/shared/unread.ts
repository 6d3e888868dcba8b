import { messageCalls, type UnreadCounts } from '@yf/contract/messages'
import { useEffect } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { joinPolling } from './polling.ts'

export interface Unread extends UnreadCounts {
  total: number
  /** False until the server has responded. */
  isKnown: boolean
}

const none: UnreadCounts = { messageNum: 0, noticeNum: 0 }

/**
 * `const { total } = useUnread()`: the bell on the home page and the badges of the message centre and the user centre
 * share one result.
 */
export function useUnread(): Unread {
  const { data = none, isSuccess, refetch } = useQueryOf(messageCalls.unread, {})
  useEffect(() => joinPolling(() => void refetch()), [refetch])
  return { ...data, total: data.messageNum + data.noticeNum, isKnown: isSuccess }
}
