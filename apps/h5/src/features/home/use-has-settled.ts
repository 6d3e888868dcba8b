import { useEffect, useState } from 'react'

/** Long enough for the home to stand, and to be looked at, before anything lies over it. */
const delayMs = 3000

export function useHasSettled(): boolean {
  const [hasSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return hasSettled
}
