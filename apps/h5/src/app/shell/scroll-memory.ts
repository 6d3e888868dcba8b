import { useCallback, useLayoutEffect, useRef, type UIEvent } from 'react'
import type { Entry } from '../keep-alive.ts'
import { keepScroll, useKeptScroll } from './kept-scroll.ts'

/**
 * iOS loses the scroll position of a hidden page; the position is recorded while it is shown and restored when it
 * returns.
 */
export function useScrollMemory(entry: Entry) {
  const frame = useRef<HTMLDivElement>(null)
  const locations = useRef(new Map<Element, [left: number, top: number]>())

  const note = useCallback(
    (event: UIEvent) => {
      const element = event.target
      const isShown = frame.current !== null && frame.current.style.display !== 'none'
      if (!isShown || !(element instanceof Element)) return
      locations.current.set(element, [element.scrollLeft, element.scrollTop])
      if (element.tagName === 'MAIN') keepScroll(entry, element.scrollTop)
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

  useKeptScroll(entry, frame)
  return [frame, note] as const
}
