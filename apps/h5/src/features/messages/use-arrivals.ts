import { useEffect, useEffectEvent, useRef } from 'react'
import { useUnread } from './shared/unread.ts'
import type { MessageTab } from './message-location.ts'

/** Called when the unread count of a tab grows; the first count does not trigger it. */
export function useArrivals(tab: MessageTab, onArrive: () => void): void {
  const { messageNum, noticeNum, isKnown } = useUnread()
  const unread = tab === 1 ? messageNum : noticeNum
  const seen = useRef<number | null>(null)
  const arrive = useEffectEvent(onArrive)
  useEffect(() => {
    if (!isKnown) return
    if (seen.current !== null && unread > seen.current) arrive()
    seen.current = unread
  }, [unread, isKnown])
}
