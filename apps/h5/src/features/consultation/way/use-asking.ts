import { useRef, useState } from 'react'
import { keepAsking, readAsking, type Asking } from './asking.ts'

type Change = Partial<Asking> | ((now: Asking) => Partial<Asking>)

/** The consultation draft: every change is stored at once. */
export function useAsking(begin: (kept: Asking) => Asking = (kept) => kept) {
  const [asking, setAsking] = useState(() => begin(readAsking()))
  // Two pictures may arrive between two renders.
  const latest = useRef(asking)
  const change = (what: Change): void => {
    const given = typeof what === 'function' ? what(latest.current) : what
    latest.current = { ...latest.current, ...given }
    setAsking(latest.current)
    keepAsking(latest.current)
  }
  return { asking, change }
}
