import type { Feedback } from '#platform/http/feedback.ts'
import { useSession } from '#platform/session/session.ts'

const toasts = () => import('#ui/toast/toast.ts')
const overlays = () => import('#ui/loading/loading.ts')
const dialogs = () => import('#ui/dialog/confirm.tsx')
const strip = () => import('./offline.tsx').then(({ followNetwork }) => followNetwork())

/** Nobody waits for these: should their chunk not load, the call's own answer still counts. */
const quietly = (deed: Promise<unknown>): void => void deed.catch(() => undefined)

/** Toast and overlay are loaded when something has to be said for the first time. */
export const lazyFeedback: Feedback = {
  say: (text) => quietly(toasts().then(({ toast }) => toast(text))),
  loading: (text) => {
    let isOver = false
    let hide: (() => void) | null = null
    const show = async () => {
      const { setLoadingLogo, showLoading } = await overlays()
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
      quietly(overlays().then(({ hideLoading }) => hideLoading()))
  },
}

/** Waiting this long after the page has loaded keeps it out of the first screen's way. */
const settledMs = 3000

/**
 * Without a network nothing can be loaded any more: what speaks then is fetched when the first screen stands. Should
 * the network go before that, it is fetched with the next one.
 */
export function keepFeedbackAtHand(): void {
  const fetchAll = (): void =>
    void Promise.all([toasts(), overlays(), dialogs()])
      .then(strip)
      .catch(() => addEventListener('online', fetchAll, { once: true }))
  addEventListener('load', () => setTimeout(fetchAll, settledMs))
}
