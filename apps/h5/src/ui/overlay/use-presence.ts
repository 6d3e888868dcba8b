import { useEffect, useState } from 'react'

export const leaveMs = 220

/** Stays true during the leaving animation. */
export function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return undefined
    const timer = setTimeout(() => setPresent(false), leaveMs)
    return () => clearTimeout(timer)
  }, [open, present])
  return present
}
