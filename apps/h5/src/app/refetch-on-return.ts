import { invalidate } from '@yf/client/query-cache'
import { shanghaiDay } from '@yf/domain/dates'

const awayMs = 600_000

function look(): void {
  if (document.visibilityState !== 'visible') return
  const now = Date.now()
  const today = shanghaiDay(new Date(now))
  const isPast = (at: number) => now - at > awayMs || shanghaiDay(new Date(at)) !== today
  void invalidate((_path, at) => at > 0 && isPast(at))
}

/** WeChat keeps a page for days: on a return after a while, or after midnight, active queries are refetched. */
export function refetchOnReturn(): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
