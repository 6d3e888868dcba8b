import { whenLoaded } from '#platform/environment/when-loaded.ts'
import type { Feedback } from '#platform/http/feedback.ts'
import { useSession } from '#platform/session/session.ts'

const atHand = () => import('./at-hand.ts')

/** Nobody waits for these: should their chunk not load, the call's own answer still counts. */
const quietly = (deed: Promise<unknown>): void => void deed.catch(() => undefined)

/** Toast and overlay are loaded when something has to be said for the first time. */
export const lazyFeedback: Feedback = {
  say: (text) => quietly(atHand().then(({ toast }) => toast(text))),
  loading: (text) => {
    let isOver = false
    let hide: (() => void) | null = null
    const show = async () => {
      const { setLoadingLogo, showLoading } = await atHand()
      if (isOver) return
      setLoadingLogo(useSession.getState().currentCompany?.logo ?? undefined)
      hide = showLoading({ text })
    }
    quietly(show())
    return () => {
      isOver = true
      hide?.()
    }
  },
  clear: () => {
    if (document.querySelector('[data-blocking]')) quietly(atHand().then(({ hideLoading }) => hideLoading()))
  },
}

/** Waiting this long after the page has loaded keeps it out of the first screen's way. */
const settledMs = 3000

/**
 * Without a network nothing can be loaded any more: what speaks then is fetched when the first screen stands. Should
 * the network go before that, it is fetched with the next one; should it be back already, a little later, and each
 * time it fails again twice as late.
 */
export function keepFeedbackAtHand(): void {
  let waitMs = settledMs
  const later = () => setTimeout(fetchIt, waitMs)
  const failed = (): void => {
    if (!navigator.onLine) return addEventListener('online', fetchIt, { once: true })
    waitMs *= 2
    later()
  }
  const fetchIt = (): void =>
    void atHand().then(
      ({ askAgain, followNetwork, lookAgain }) =>
        [followNetwork, askAgain, lookAgain].map((begin) => begin()),
      failed,
    )
  whenLoaded(later)
}
