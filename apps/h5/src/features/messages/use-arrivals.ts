import { useEffect, useEffectEvent, useRef } from 'react'
import { useUnread } from './shared/unread.ts'
import type { Tab } from './message-place.ts'

/** Calls when more of a tab is unread than before; the first count that is learnt is no news. */
export function useArrivals(tab: Tab, onArrive: () => void): void {
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
