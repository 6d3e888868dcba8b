import { whenLoaded } from '#platform/environment/when-loaded.ts'
import type { Feedback } from '#platform/http/feedback.ts'
import { useSession } from '#platform/session/session.ts'

const loadOfflineBundle = () => import('./offline-bundle.ts')

/** No caller awaits these: if the chunk fails to load, the call's own result still counts. */
const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined)

/** Toast and overlay load when the first message is shown. */
export const lazyFeedback: Feedback = {
  say: (text) => quietly(loadOfflineBundle().then(({ toast }) => toast(text))),
  loading: (text) => {
    let isOver = false
    let hide: (() => void) | null = null
    const show = async () => {
      const { setLoadingLogo, showLoading } = await loadOfflineBundle()
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
    if (document.querySelector('[data-blocking]'))
      quietly(loadOfflineBundle().then(({ hideLoading }) => hideLoading()))
  },
}

/** A delay after the page has loaded keeps it from competing with the first screen. */
const settledMs = 3000

/**
 * Offline nothing can be loaded, so messages and dialogs are loaded once the first screen is shown. If the network
 * fails before that, they load when it returns; other failures are retried with doubling delays.
 */
export function preloadFeedback(): void {
  let waitMs = settledMs
  const later = () => setTimeout(fetchIt, waitMs)
  const failed = (): void => {
    if (!navigator.onLine) return addEventListener('online', fetchIt, { once: true })
    waitMs *= 2
    later()
  }
  const fetchIt = (): void =>
    void loadOfflineBundle().then(
      ({ retryFailedLoads: askAgain, followNetwork, refetchOnReturn: lookAgain }) =>
        [followNetwork, askAgain, lookAgain].map((begin) => begin()),
      failed,
    )
  whenLoaded(later)
}
