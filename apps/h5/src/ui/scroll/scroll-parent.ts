/** The scrolling ancestor of an element; null means the window. */
export function scrollParent(element: Element | null): Element | null {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}
