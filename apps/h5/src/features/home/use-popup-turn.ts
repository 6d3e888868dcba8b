import { useEffect, useState } from 'react'
import { popupShown } from '#platform/storage/home-memory.ts'

/** The time without a touch: a member who has just tapped waits for the result. */
const quietMs = 2000
const signs = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/** A dialog, a sheet, a loading overlay or a toast covers the page. */
const isCovered = () => document.querySelector('[aria-modal="true"], body > [role="status"] > *') !== null

/** True once a pop-up may cover the page: one per start of the app, when idle, with nothing else open. */
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
