import { useCallback, useLayoutEffect, useRef, type UIEvent } from 'react'
import type { StackEntry } from '../keep-alive.ts'
import { saveScroll, useScrollRestoration } from './scroll-restoration.ts'

/**
 * iOS loses the scroll position of a hidden page; the position is recorded while it is shown and restored when it
 * returns.
 */
export function useScrollMemory(entry: StackEntry) {
  const frame = useRef<HTMLDivElement>(null)
  const locations = useRef(new Map<Element, [left: number, top: number]>())

  const note = useCallback(
    (event: UIEvent) => {
      const element = event.target
      const isShown = frame.current !== null && frame.current.style.display !== 'none'
      if (!isShown || !(element instanceof Element)) return
      locations.current.set(element, [element.scrollLeft, element.scrollTop])
      if (element.tagName === 'MAIN') saveScroll(entry, element.scrollTop)
    },
    [entry],
  )

  // Runs each time the page is shown: a hidden Activity runs no effects.
  useLayoutEffect(() => {
    for (const [element, [left, top]] of locations.current) {
      if (!element.isConnected) locations.current.delete(element)
      else if (element.scrollTop !== top) element.scrollTo(left, top)
    }
  }, [])

  useScrollRestoration(entry, frame)
  return [frame, note] as const
}
