/**
 * The page's policy forbids style elements without the page's nonce. The component library passes the nonce to most
 * of its styles, but not to those with which a table measures its scroll bar or a dialog stops the page from
 * scrolling; so the nonce is set wherever a style element is created.
 */
export function addStyleNonces(page: Document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  if (!nonce) return
  const create = page.createElement.bind(page) as (
    name: string,
    options?: ElementCreationOptions,
  ) => HTMLElement
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
