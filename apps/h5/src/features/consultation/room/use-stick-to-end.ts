import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Whoever is no further away than this is reading the end. */
const nearPx = 80

const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop

/**
 * The scrolling of a conversation: it begins at its end and stays there while more comes or a keyboard opens; whoever
 * has scrolled up is left where they read, and told that there is more. What one sends oneself is always seen.
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
    // The box becomes smaller when a keyboard opens, the end must not hide behind it.
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
