export interface LoadGuard {
  isOverloaded(): boolean
  stop(): void
}

const tickMs = 250
const ticksInARow = 4

/**
 * Says that the process is behind when its timer comes late several times in a row.
 * Once is no load: starting and compiling schemas hold the loop for a second, and must not turn people away.
 * With 0 nobody is ever turned away.
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
