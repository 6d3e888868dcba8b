import { useRef } from 'react'

/** Drops the taps that follow an accepted one within a second (specification §5, §9). */
export function useTap<Args extends unknown[], Result>(
  handler: ((...args: Args) => Result) | undefined,
  waitMs = 1000,
): (...args: Args) => Result | undefined {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (...args) => {
    const now = performance.now()
    if (!handler || now - last.current < waitMs) return undefined
    last.current = now
    return handler(...args)
  }
}
