/** Runs after the page's load event, even if that has already fired. */
export function whenLoaded(deed: () => void): void {
  if (document.readyState === 'complete') deed()
  else addEventListener('load', deed, { once: true })
}
