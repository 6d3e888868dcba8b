import { useEffect, useState, type RefObject } from 'react'

/** True once the place has come near what is seen, and from then on. Watching begins when it is wanted. */
export function useIsNear(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !isWanted || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, isWanted, place])
  return isNear
}
