interface Early {
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

/** The head script asks for what the first screen needs while the app is on its way. Each answer is taken once, by whom it is for. */
export function takeEarly(url: string, token: string): Promise<Response> | null {
  const early = window.yfEarly?.find((one) => one.url === url && one.token === token)
  if (!early) return null
  window.yfEarly = window.yfEarly?.filter((one) => one !== early) ?? []
  return early.answer
}
