export interface Early {
  url: string
  token: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Set by the head script of index.html. */
    yfEarly?: Early[]
  }
}

const isSame = (url: string, token: string) => (one: Early) => one.url === url && one.token === token

export const hasEarly = (url: string, token: string): boolean =>
  window.yfEarly?.some(isSame(url, token)) === true

/** Returns a function that removes it. */
export function keepEarly(early: Early): () => void {
  window.yfEarly = [...(window.yfEarly ?? []), early]
  return () => {
    window.yfEarly = window.yfEarly?.filter((one) => one !== early) ?? []
  }
}

/**
 * The head script requests the first screen's data while the app loads. Each response is used once, by the member it
 * belongs to.
 */
export function takeEarly(url: string, token: string): Promise<Response> | null {
  const early = window.yfEarly?.find(isSame(url, token))
  if (!early) return null
  window.yfEarly = window.yfEarly?.filter((one) => one !== early) ?? []
  return early.answer
}
