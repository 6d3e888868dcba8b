/** Waiting this long after the page has loaded keeps prefetching out of the first screen's way. */
const delayMs = 4000

let hasSettled = false
const waiting = new Set<Element>()
const deeds = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

function saveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return connection?.saveData === true
}

function begin(watcher: IntersectionObserver): void {
  setTimeout(() => {
    hasSettled = true
    for (const element of waiting) watcher.observe(element)
    waiting.clear()
  }, delayMs)
}

function start(): IntersectionObserver {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        watcher.unobserve(entry.target)
        deeds.get(entry.target)?.()
      }
    },
    { rootMargin: '120px' },
  )
  if (document.readyState === 'complete') begin(watcher)
  else addEventListener('load', () => begin(watcher), { once: true })
  return watcher
}

/** Runs the deed once when the element comes near the visible part of the page; returns the way to stop. */
export function watchNear(element: Element, deed: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined' || saveData()) return () => undefined
  deeds.set(element, deed)
  observer ??= start()
  const watcher = observer
  if (hasSettled) watcher.observe(element)
  else waiting.add(element)
  return () => {
    waiting.delete(element)
    watcher.unobserve(element)
  }
}
