import { useRef } from 'react'

/** Ignores taps within a second after an accepted one (specification §5, §9). */
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
