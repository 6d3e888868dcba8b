/** How the client speaks to the person. Set at boot, so that no widget library stands in the first screen's way. */
export interface Feedback {
  say(text: string): void
  /** Shows that something is being waited for; returns the way to end it. */
  loading(text: string): () => void
  /** Takes every loading overlay away: a navigation has ended. */
  clear(): void
}

let feedback: Feedback = { say: () => undefined, loading: () => () => undefined, clear: () => undefined }

export function setFeedback(given: Feedback): void {
  feedback = given
}

export const say = (text: string): void => feedback.say(text)
export const clearLoading = (): void => feedback.clear()

/** A call that answers at once should not flash an overlay. */
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
