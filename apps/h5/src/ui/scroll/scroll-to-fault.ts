const fields = 'input, textarea, select, button'

/** Scrolls the first invalid field into view once its error is rendered, and focuses it. */
export function scrollToFault(): void {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]')]
    // Kept-alive pages are in the document too, without a size.
    const first = wrong.find(({ offsetParent }) => offsetParent !== null)
    first?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    const field = first?.matches(fields) ? first : first?.querySelector<HTMLElement>(fields)
    field?.focus({ preventScroll: true })
  })
}
