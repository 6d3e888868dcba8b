import { useEffect, useState } from 'react'

/** How much of the page the keyboard covers. Android makes the page smaller, so nothing is; iOS lays it over the page. */
function covered(): number {
  const seen = window.visualViewport
  // Enlarged with two fingers, less is seen too, though there is no keyboard.
  if (!seen || seen.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - seen.height))
}

/** In CSS pixels: what stands at the bottom moves up by so much. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const follow = () => {
      const now = covered()
      setInset(now)
      // iOS has pushed the whole page up to show the field, which stands above the keyboard by itself now.
      if (now > 0) window.scrollTo(0, 0)
    }
    seen.addEventListener('resize', follow)
    return () => seen.removeEventListener('resize', follow)
  }, [])
  return inset
}
