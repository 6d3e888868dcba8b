import { useEffect, useState } from 'react'

/** Long enough for the home to stand, and to be looked at, before anything lies over it. */
const calm = 3000

export function useIsCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calm)
    return () => clearTimeout(timer)
  }, [])
  return isCalm
}
