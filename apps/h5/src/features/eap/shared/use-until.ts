import { useEffect, useState } from 'react'
import { secondsUntil } from './times.ts'

/** Seconds left until a moment, by the clock: timers of a hidden page stand still. Null is already past. */
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
