import { useEffect, useState } from 'react'

/** Polling stops while the app is in the background. */
export function useIsInForeground(): boolean {
  const [isInForeground, setInForeground] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setInForeground(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isInForeground
}
