type Heard<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void }

/**
 * Several listeners on one target, and the way to take them off again. A finger that moves may be kept from scrolling;
 * one that comes down may not, so that lists stay smooth.
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
