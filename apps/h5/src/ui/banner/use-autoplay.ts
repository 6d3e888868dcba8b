import { useEffect, useEffectEvent } from 'react'

/** Calls `next` at intervals, except with reduced motion or while the page is hidden. */
export function useAutoplay(isOn: boolean, ms: number, next: () => void): void {
  const tick = useEffectEvent(next)
  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) tick()
    }, ms)
    return () => clearInterval(timer)
  }, [isOn, ms])
}
