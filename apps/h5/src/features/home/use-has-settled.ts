import { useEffect, useState } from 'react'

/** Long enough for the home page to load and be seen before an overlay covers it. */
const delayMs = 3000

/** On a return, lower sections render at once, so that the page has its previous length. */
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
