type Heard<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void }

/**
 * Adds several listeners to one target and returns a function that removes them. Move events may prevent scrolling;
 * touchstart is passive, so that lists stay smooth.
 */
export function listen(target: HTMLElement, heard: Heard<HTMLElementEventMap>): () => void
export function listen(target: Window, heard: Heard<WindowEventMap>): () => void
export function listen(target: EventTarget, heard: object): () => void {
  const all = Object.entries(heard) as [string, EventListener][]
  for (const [name, hear] of all) target.addEventListener(name, hear, { passive: name === 'touchstart' })
  return () => {
    for (const [name, hear] of all) target.removeEventListener(name, hear)
  }
}
