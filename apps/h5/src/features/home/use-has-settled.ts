import { useEffect, useState } from 'react'

/** Long enough for the home to stand, and to be looked at, before anything lies over it. */
const delayMs = 3000

/** Coming back, what stands further down is there at once: the page is as long as it was left. */
let hasSettledBefore = false

export function useHasSettled(): boolean {
  const [hasSettled, setSettled] = useState(hasSettledBefore)
  useEffect(() => {
    const timer = setTimeout(() => {
      hasSettledBefore = true
      setSettled(true)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [])
  return hasSettled
}
