import { useState } from 'react'

/** True from the first opening on: rarely opened parts load on demand, and can still animate their closing. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen)
  if (isOpen && !was) setWas(true)
  return was || isOpen
}
