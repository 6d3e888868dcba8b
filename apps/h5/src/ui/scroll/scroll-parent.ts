/** The box that really scrolls around an element; null stands for the window. */
export function scrollParent(element: Element | null): Element | null {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}
