type EventHandlers<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void }

/**
 * Adds several listeners to one target and returns a function that removes them. Move events may prevent scrolling;
 * touchstart is passive, so that lists stay smooth.
 */
export function listen(target: HTMLElement, handlers: EventHandlers<HTMLElementEventMap>): () => void
export function listen(target: Window, handlers: EventHandlers<WindowEventMap>): () => void
export function listen(target: EventTarget, handlers: object): () => void {
  const all = Object.entries(handlers) as [string, EventListener][]
  for (const [name, hear] of all) target.addEventListener(name, hear, { passive: name === 'touchstart' })
  return () => {
    for (const [name, hear] of all) target.removeEventListener(name, hear)
  }
}
