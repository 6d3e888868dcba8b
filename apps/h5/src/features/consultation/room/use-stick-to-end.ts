import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A reader within this distance counts as being at the end. */
const nearPx = 80

const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop

/**
 * Scrolling of a conversation: it starts at the end and stays there while messages arrive or a keyboard opens; a
 * reader who has scrolled up keeps the position and sees a hint. Own messages always scroll into view.
 */
export function useStickToEnd(lastKey: string | undefined, isLastOwn: boolean) {
  const box = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const [hasMore, setMore] = useState(false)

  const toEnd = useCallback(() => {
    const found = box.current
    if (found) found.scrollTop = found.scrollHeight
    isAtEnd.current = true
    setMore(false)
  }, [])

  useEffect(() => {
    const found = box.current
    if (!found) return undefined
    const follow = () => {
      isAtEnd.current = distanceFromEnd(found) <= nearPx
      if (isAtEnd.current) setMore(false)
    }
    // The box shrinks when a keyboard opens, and the end must stay visible.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) found.scrollTop = found.scrollHeight
    })
    observer.observe(found)
    found.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      found.removeEventListener('scroll', follow)
    }
  }, [])

  useLayoutEffect(() => {
    if (lastKey === undefined) return
    if (isAtEnd.current || isLastOwn) toEnd()
    else setMore(true)
  }, [lastKey, isLastOwn, toEnd])

  return { box, hasMore, toEnd }
}
