const visibilityOf = (element: Element | null): string => {
  for (let at = element; at instanceof HTMLElement; at = at.parentElement)
    if (at.style.visibility) return at.style.visibility
  return 'visible'
}

/**
 * The test documents have no style sheets, so an element's style is its inline style. Computing styles as a browser
 * does, for every visibility check, took a sixth of the test time.
 */
export function stylesAsTheyStand(): void {
  window.getComputedStyle = (element) => {
    const { style } = element as HTMLElement
    return new Proxy(style, {
      get: (_, name) => {
        if (name === 'visibility') return visibilityOf(element)
        if (name === 'getPropertyValue')
          return (property: string) =>
            property === 'visibility' ? visibilityOf(element) : style.getPropertyValue(property)
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? (value as () => unknown).bind(style) : value
      },
    })
  }
}
