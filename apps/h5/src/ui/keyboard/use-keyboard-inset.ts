import { useEffect, useState } from 'react'

/**
 * The height of the page that the keyboard covers. Android shrinks the page, so nothing is covered; iOS overlays it.
 */
function covered(): number {
  const seen = window.visualViewport
  // A pinch zoom also reduces the visible height without a keyboard.
  if (!seen || seen.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - seen.height))
}

/** In CSS pixels: elements at the bottom move up by this. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const follow = () => {
      const now = covered()
      setInset(now)
      // iOS has scrolled the whole page to show the field, which now stays above the keyboard anyway.
      if (now > 0) window.scrollTo(0, 0)
    }
    seen.addEventListener('resize', follow)
    return () => seen.removeEventListener('resize', follow)
  }, [])
  return inset
}
