import { useEffect, useState } from 'react'

/** A phone in a pocket asks nothing. */
export function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setAwake(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isAwake
}
