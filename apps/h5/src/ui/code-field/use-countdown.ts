import { useEffect, useState } from 'react'

/** Seconds left until a time, by the clock: timers of a hidden page pause. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const isRunning = until > now

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  const start = (seconds: number) => {
    const moment = Date.now()
    setNow(moment)
    setUntil(moment + seconds * 1000)
  }
  return { left: Math.max(0, Math.ceil((until - now) / 1000)), start }
}
