/** How the client shows messages. Set at boot, so that the first screen needs no UI components. */
export interface Feedback {
  say(text: string): void
  /** Shows a loading overlay; returns a function that ends it. */
  loading(text: string): () => void
  /** Removes every loading overlay when a navigation has ended. */
  clear(): void
}

let feedback: Feedback = { say: () => undefined, loading: () => () => undefined, clear: () => undefined }

export function setFeedback(implementation: Feedback): void {
  feedback = implementation
}

export const say = (text: string): void => feedback.say(text)
export const clearLoading = (): void => feedback.clear()

/** A fast call should not flash an overlay. */
const delayMs = 200

export function showLoading(text = '加载中...'): () => void {
  let end: (() => void) | null = null
  const timer = setTimeout(() => {
    end = feedback.loading(text)
  }, delayMs)
  return () => {
    clearTimeout(timer)
    end?.()
  }
}
