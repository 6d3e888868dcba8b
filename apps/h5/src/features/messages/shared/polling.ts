/** New notices reach an open app within this time. */
const period = 30_000

const askers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

const isVisible = () => document.visibilityState === 'visible'

/** However many places show the counts, one of them asks. */
function ask(): void {
  const [first] = askers
  if (isVisible()) first?.()
}

function tick(): void {
  if (timer) clearInterval(timer)
  timer = isVisible() ? setInterval(ask, period) : null
}

/** Coming back to the app asks at once; leaving it ends the asking. */
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

/** Returns the way to leave again; with the last one the asking ends. */
export function joinPolling(asker: () => void): () => void {
  askers.add(asker)
  if (askers.size === 1) start()
  return () => {
    askers.delete(asker)
    if (askers.size === 0) stop()
  }
}
