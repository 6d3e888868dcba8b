import { useEffect, useState } from 'react'
import { secondsUntil } from './times.ts'

/** Seconds left until a time, by the clock: timers of a hidden page pause. Null counts as past. */
export function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(Date.now)
  const left = moment === null ? 0 : secondsUntil(moment, now)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
