export interface Prefetched {
  url: string
  token: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Set by the head script of index.html. */
    yfPrefetch?: Prefetched[]
  }
}

const isSame = (url: string, token: string) => (one: Prefetched) => one.url === url && one.token === token

export const hasPrefetched = (url: string, token: string): boolean =>
  window.yfPrefetch?.some(isSame(url, token)) === true

/** Returns a function that removes it. */
export function storePrefetched(prefetched: Prefetched): () => void {
  window.yfPrefetch = [...(window.yfPrefetch ?? []), prefetched]
  return () => {
    window.yfPrefetch = window.yfPrefetch?.filter((one) => one !== prefetched) ?? []
  }
}

/**
 * The head script requests the first screen's data while the app loads. Each response is used once, by the member it
 * belongs to.
 */
export function takePrefetched(url: string, token: string): Promise<Response> | null {
  const prefetched = window.yfPrefetch?.find(isSame(url, token))
  if (!prefetched) return null
  window.yfPrefetch = window.yfPrefetch?.filter((one) => one !== prefetched) ?? []
  return prefetched.answer
}
