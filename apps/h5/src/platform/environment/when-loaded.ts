/** The app may start before the page has loaded, or after. */
export function whenLoaded(deed: () => void): void {
  if (document.readyState === 'complete') deed()
  else addEventListener('load', deed, { once: true })
}
