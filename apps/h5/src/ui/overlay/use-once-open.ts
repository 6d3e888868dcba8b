import { useState } from 'react'

/** True from the first opening on: what is seldom opened is neither loaded nor asked for before, and can still close gently. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen)
  if (isOpen && !was) setWas(true)
  return was || isOpen
}
