import { useEffect, useState, type RefObject } from 'react'

/** True once the element has come near the viewport, and from then on. Observation starts when wanted. */
export function useIsNear(place: RefObject<Element | null>, isWanted: boolean, margin = '400px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !isWanted || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, isWanted, margin, place])
  return isNear
}
