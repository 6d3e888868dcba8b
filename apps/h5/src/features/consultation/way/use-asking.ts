import { useState } from 'react'
import { keepAsking, readAsking, type Asking } from './asking.ts'

/** The way's draft: every change is kept at once. */
export function useAsking(begin: (kept: Asking) => Asking = (kept) => kept) {
  const [asking, setAsking] = useState(() => begin(readAsking()))
  const change = (what: Partial<Asking>): void => {
    // What another screen or an upload has kept meanwhile stays.
    const next = { ...readAsking(), ...asking, ...what }
    setAsking(next)
    keepAsking(next)
  }
  return { asking, change }
}
