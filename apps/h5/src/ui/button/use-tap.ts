import { useRef } from 'react'

/** A test whose second tap does nothing would otherwise look for a fault in the app. */
const ignoredTap =
  'A second tap within a second is ignored (ui/button/use-tap.ts): no person is that quick. Advance the clock by a second first.'

/** Ignores taps within a second after an accepted one (specification §5, §9). */
export function useTap<Args extends unknown[], Result>(
  handler: ((...args: Args) => Result) | undefined,
  waitMs = 1000,
): (...args: Args) => Result | undefined {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (...args) => {
    const now = performance.now()
    if (!handler) return undefined
    if (now - last.current < waitMs) {
      if (import.meta.env.MODE === 'test') console.warn(ignoredTap)
      return undefined
    }
    last.current = now
    return handler(...args)
  }
}
