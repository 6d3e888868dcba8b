import { claimCalls } from '@yf/contract/claims'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRunning } from '../shared/case-state.ts'
import { useIsInForeground } from '../shared/use-is-in-foreground.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useUnread } from '#features/messages/shared/unread.ts'

/** Members wait for a decision on this page: a handler's change shows within this time. */
const period = 15_000

/** A notice that has just arrived may concern this case. */
function useNews(onNews: () => void): void {
  const { noticeNum, isKnown } = useUnread()
  const seen = useRef<number | null>(null)
  const notifyNews = useEffectEvent(onNews)
  useEffect(() => {
    if (!isKnown) return
    if (seen.current !== null && noticeNum > seen.current) notifyNews()
    seen.current = noticeNum
  }, [noticeNum, isKnown])
}

/** One case, always refetched, and polled while it may change. */
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
