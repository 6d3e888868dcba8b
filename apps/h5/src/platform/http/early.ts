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

/** Returns the way to take it back. */
export function keepEarly(early: Early): () => void {
  window.yfEarly = [...(window.yfEarly ?? []), early]
  return () => {
    window.yfEarly = window.yfEarly?.filter((one) => one !== early) ?? []
  }
}

/** The head script asks for what the first screen needs while the app is on its way. Each answer is taken once, by whom it is for. */
export function takeEarly(url: string, token: string): Promise<Response> | null {
  const early = window.yfEarly?.find(isSame(url, token))
  if (!early) return null
  window.yfEarly = window.yfEarly?.filter((one) => one !== early) ?? []
  return early.answer
}
