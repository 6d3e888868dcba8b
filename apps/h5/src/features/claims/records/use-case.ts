import { claimCalls } from '@yf/contract/claims'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRunning } from '../shared/case-state.ts'
import { useIsInForeground } from '../shared/use-is-in-foreground.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useUnread } from '#features/messages/shared/unread.ts'

/** Somebody who waits for a decision looks at this page: what a handler does shows here within this time. */
const period = 15_000

/** A notice that has just come may be about this case. */
function useNews(onNews: () => void): void {
  const { noticeNum, isKnown } = useUnread()
  const seen = useRef<number | null>(null)
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    if (!isKnown) return
    if (seen.current !== null && noticeNum > seen.current) tell()
    seen.current = noticeNum
  }, [noticeNum, isKnown])
}

/** One case, as it is now: always asked for anew, and followed while it may change. */
export function useCase(caseId: string) {
  const isInForeground = useIsInForeground()
  const [isMoving, setMoving] = useState(false)
  const found = useQueryOf(
    claimCalls.detail,
    { caseId },
    {
      enabled: caseId !== '',
      staleTime: 0,
      ...(isMoving && isInForeground ? { refetchInterval: period } : {}),
    },
  )
  const isNowMoving = found.data !== undefined && isRunning(found.data.state)
  if (isNowMoving !== isMoving) setMoving(isNowMoving)
  useNews(() => void found.refetch())
  return found
}
