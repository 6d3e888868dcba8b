/** New notices appear in an open app within this time. */
const period = 30_000

const askers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

const isVisible = () => document.visibilityState === 'visible'

/** However many components show the counts, one of them polls. */
function ask(): void {
  const [first] = askers
  if (isVisible()) first?.()
}

function tick(): void {
  if (timer) clearInterval(timer)
  timer = isVisible() ? setInterval(ask, period) : null
}

/** Returning to the app polls at once; leaving it stops the polling. */
function look(): void {
  ask()
  tick()
}

function start(): void {
  tick()
  document.addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  addEventListener('online', look)
}

function stop(): void {
  if (timer) clearInterval(timer)
  timer = null
  document.removeEventListener('visibilitychange', look)
  removeEventListener('focus', look)
  removeEventListener('online', look)
}

/** Returns a function that leaves; polling stops with the last one. */
export function joinPolling(asker: () => void): () => void {
  askers.add(asker)
  if (askers.size === 1) start()
  return () => {
    askers.delete(asker)
    if (askers.size === 0) stop()
  }
}
