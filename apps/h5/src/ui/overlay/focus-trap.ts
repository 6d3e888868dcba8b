const focusable = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,video,[tabindex="0"]'

/** Moves focus into the panel and keeps Tab inside it; returns a function that restores the focus. */
export function trapFocus(panel: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null
  panel.focus({ preventScroll: true })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...panel.querySelectorAll<HTMLElement>(focusable)]
    const first = stops[0]
    const last = stops[stops.length - 1]
    const here = document.activeElement
    if (!first || !last) return event.preventDefault()
    if (event.shiftKey && (here === first || here === panel)) {
      event.preventDefault()
      last.focus()
    } else if (!event.shiftKey && here === last) {
      event.preventDefault()
      first.focus()
    }
    return undefined
  }

  panel.addEventListener('keydown', onKeyDown)
  return () => {
    panel.removeEventListener('keydown', onKeyDown)
    before?.focus?.({ preventScroll: true })
  }
}
