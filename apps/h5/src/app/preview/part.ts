/** An element of the preview page, which is defined in preview.html. */
export function part<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The preview page lacks #${id}`)
  return found as T
}

export function partOf<T extends Element>(within: Element, selector: string): T {
  const found = within.querySelector<T>(selector)
  if (!found) throw new Error(`The preview page lacks ${selector}`)
  return found
}

/** An element with text content, never with markup. */
export function createElement(tag: string, content: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = content
  element.className = className
  return element
}
