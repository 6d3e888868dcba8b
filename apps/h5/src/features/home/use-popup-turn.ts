import { useEffect, useState } from 'react'
import { popupShown } from '#platform/storage/home-memory.ts'

/** So long nobody has touched anything: who has just tapped waits for what it brings. */
const quietMs = 2000
const signs = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/** A dialog, a sheet, a loading overlay, a toast: whatever lies over the page, or says what became of something. */
const isCovered = () => document.querySelector('[aria-modal="true"], body > [role="status"] > *') !== null

/** True once a pop-up may lie over the page: one since the app was opened, in quiet, over nothing else. */
export function usePopupTurn(): boolean {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    if (isTurn || popupShown.read() !== null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (isCovered() || document.hidden ? wait() : setTurn(true)), quietMs)
    }
    wait()
    for (const sign of signs) addEventListener(sign, wait, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, wait, { capture: true })
    }
  }, [isTurn])
  return isTurn
}
