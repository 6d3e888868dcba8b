export interface LoadGuard {
  isOverloaded(): boolean
  stop(): void
}

const tickMs = 250
const ticksInARow = 4

/**
 * Reports an overload when its timer is late several times in a row. A single delay does not count: starting and
 * compiling schemas block the loop for a second, and must not reject requests. With 0 no request is ever rejected.
 */
export function watchLoad(maxLateMs: number, now: () => number = () => performance.now()): LoadGuard {
  if (maxLateMs === 0) return { isOverloaded: () => false, stop: () => {} }
  let due = now() + tickMs
  let late = 0
  const timer = setInterval(() => {
    const at = now()
    late = at - due > maxLateMs ? late + 1 : 0
    due = at + tickMs
  }, tickMs)
  timer.unref()
  return { isOverloaded: () => late >= ticksInARow, stop: () => clearInterval(timer) }
}
