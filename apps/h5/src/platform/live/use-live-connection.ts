import { useEffect, useState, useSyncExternalStore } from 'react'
import { LiveConnection, type LiveOptions, type LiveState } from './live-connection.ts'

/** Listens while the page is visible: a hidden page has no connection and refetches when it returns. */
export function useLiveConnection(isOn: boolean, make: () => LiveOptions): LiveState {
  const [line] = useState(() => new LiveConnection(make()))
  useEffect(() => {
    if (!isOn) return undefined
    const follow = () => (document.visibilityState === 'hidden' ? line.end() : line.begin())
    follow()
    addEventListener('online', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      removeEventListener('online', follow)
      document.removeEventListener('visibilitychange', follow)
      line.end()
    }
  }, [isOn, line])
  return useSyncExternalStore(line.subscribe, line.current)
}
