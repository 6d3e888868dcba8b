/*
 * Back and Escape close the topmost overlay. While any is open an extra history entry with the page's own address is
 * on top; the router sees the same address and position and does nothing.
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
    // A screen was opened from inside an overlay, and this is the overlay's entry on the way back.
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

/** Returns the function that the overlay calls once it is closed for any reason. */
export function guardBack(close: () => void): () => void {
  listen()
  const entry = { close }
  open.push(entry)
  sync()
  return () => {
    const at = open.indexOf(entry)
    if (at < 0) return
    open.splice(at, 1)
    // Another overlay or screen may open in the same tick, which would conflict with going back now.
    setTimeout(sync)
  }
}

/** Resolves when the extra entry is removed, so that a later navigation starts from the page itself. */
export function whenBackIsFree(): Promise<void> {
  if (open.length > 0 || (!hasGuard() && !isTraversing)) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
    // Some embedded browsers swallow popstate; the promise must resolve nevertheless.
    setTimeout(resolve, 300)
  })
}
