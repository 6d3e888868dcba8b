/*
 * Back and Escape close the topmost overlay. While any is open one extra history entry with the page's own address
 * stands on top of it; the router sees the same address and position and stays where it is.
 */
const open: { close: () => void }[] = []
let isTraversing = false
let waiting: (() => void)[] = []

const hasGuard = () => Boolean((history.state as { overlay?: boolean } | null)?.overlay)

function dropGuard() {
  isTraversing = true
  history.back()
}

function settleWaiting() {
  for (const resolve of waiting) resolve()
  waiting = []
}

function sync() {
  if (isTraversing) return
  if (open.length > 0 && !hasGuard())
    history.pushState({ ...(history.state as object | null), overlay: true }, '')
  if (open.length === 0 && hasGuard()) dropGuard()
  else settleWaiting()
}

function onPopState() {
  if (isTraversing) {
    isTraversing = false
    sync()
    return
  }
  if (open.length > 0 && !hasGuard()) {
    open[open.length - 1]?.close()
    setTimeout(sync)
  } else if (open.length === 0 && hasGuard()) {
    // A screen was opened from inside an overlay, and this is its entry on the way back.
    dropGuard()
  }
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  open[open.length - 1]?.close()
}

let isListening = false
function listen() {
  if (isListening) return
  isListening = true
  addEventListener('popstate', onPopState)
  addEventListener('keydown', onKeyDown)
}

/** Returns what the overlay calls once it is closed, by whatever means. */
export function guardBack(close: () => void): () => void {
  listen()
  const entry = { close }
  open.push(entry)
  sync()
  return () => {
    const at = open.indexOf(entry)
    if (at < 0) return
    open.splice(at, 1)
    // Later in this turn another overlay may open, or a screen: both would fight with going back right now.
    setTimeout(sync)
  }
}

/** Resolves when the extra entry is gone, so that a navigation after it starts from the page itself. */
export function whenBackIsFree(): Promise<void> {
  if (open.length > 0 || (!hasGuard() && !isTraversing)) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
    // Some embedded browsers swallow popstate; the answer must come all the same.
    setTimeout(resolve, 300)
  })
}
