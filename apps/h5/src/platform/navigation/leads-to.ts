/** The target of a tap: links have an address, other elements `data-to`. */
export function leadsTo(target: EventTarget | null): string | null {
  const way = target instanceof Element ? target.closest('[data-to],a[href^="#/"]') : null
  return way && (way.getAttribute('data-to') ?? way.getAttribute('href')?.slice(1) ?? null)
}
