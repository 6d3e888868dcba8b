/** Brings the first field that says what is wrong with it into sight, once it is drawn. */
export function scrollToFault(): void {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]')]
    // Pages that are kept alive are in the document too, without a size.
    const first = wrong.find(({ offsetParent }) => offsetParent !== null)
    first?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  })
}
