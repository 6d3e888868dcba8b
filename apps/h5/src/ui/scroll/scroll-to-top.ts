const easeOut = (part: number) => 1 - (1 - part) ** 3
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Resolves when the element is at its top; a touch stops the motion. */
export function scrollToTop(element: Element, ms = 500): Promise<void> {
  const from = element.scrollTop
  if (from <= 0 || ms <= 0 || wantsStillness()) {
    element.scrollTop = 0
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const start = performance.now()
    let isStopped = false
    const stop = () => (isStopped = true)
    element.addEventListener('touchstart', stop, { once: true, passive: true })

    const step = () => {
      const part = Math.min(1, (performance.now() - start) / ms)
      if (!isStopped) element.scrollTop = Math.round(from * (1 - easeOut(part)))
      if (part < 1 && !isStopped) {
        requestAnimationFrame(step)
        return
      }
      element.removeEventListener('touchstart', stop)
      resolve()
    }
    requestAnimationFrame(step)
  })
}
