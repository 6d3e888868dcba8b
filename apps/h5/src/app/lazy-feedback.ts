import type { Feedback } from '#platform/http/feedback.ts'
import { useSession } from '#platform/session/session.ts'

const toasts = () => import('#ui/toast/toast.ts')
const overlays = () => import('#ui/loading/loading.ts')

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
