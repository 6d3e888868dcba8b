import { useEffect, useState, type RefObject } from 'react'

/** True once the element has come near the viewport, and from then on. Observation starts when wanted. */
export function useIsNear(element: RefObject<Element | null>, isEnabled: boolean, margin = '400px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !isEnabled || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, isEnabled, margin, element])
  return isNear
}
