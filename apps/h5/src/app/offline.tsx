import type { ReactNode } from 'react'
import { OfflineStrip } from '#ui/offline-strip/offline-strip.tsx'
import { usePageStrip } from '#ui/page/page-strip.ts'

const hideDelayMs = 2500

const show = (strip: ReactNode) => usePageStrip.setState({ strip })

/**
 * Shows a strip below every page's head while offline, and briefly on the return of the network. Returns a function
 * that stops it.
 */
export function followNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = () => {
    clearTimeout(timer)
    show(<OfflineStrip />)
  }
  const returned = () => {
    if (usePageStrip.getState().strip === null) return
    show(<OfflineStrip isOver />)
    timer = setTimeout(show, hideDelayMs, null)
  }
  addEventListener('offline', lost)
  addEventListener('online', returned)
  if (!navigator.onLine) lost()
  return () => {
    clearTimeout(timer)
    removeEventListener('offline', lost)
    removeEventListener('online', returned)
    show(null)
  }
}
