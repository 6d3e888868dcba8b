const fields = 'input, textarea, select, button'

/** Brings the first field that says what is wrong with it into sight, once it is drawn, and puts the cursor there. */
export function scrollToFault(): void {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]')]
    // Pages that are kept alive are in the document too, without a size.
    const first = wrong.find(({ offsetParent }) => offsetParent !== null)
    first?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    const field = first?.matches(fields) ? first : first?.querySelector<HTMLElement>(fields)
    field?.focus({ preventScroll: true })
  })
}
