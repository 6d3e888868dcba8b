import { useLayoutEffect, type RefObject } from 'react'
import { currentLocation } from '#platform/navigation/history.ts'
import type { StackEntry } from '../keep-alive.ts'

/** Scroll positions of released pages, by history entry and member. */
const positions = new Map<string, number>()
const maxPositions = 50

const keyOf = ({ index, key, owner }: StackEntry) => `${index} ${key} ${owner}`

export function saveScroll(entry: StackEntry, top: number): void {
  const key = keyOf(entry)
  // The newest comes last: the oldest entry is dropped first.
  positions.delete(key)
  positions.set(key, top)
  if (positions.size > maxPositions) positions.delete(positions.keys().next().value!)
}

/** A new page starts at the top; going back or switching tabs restores the position. */
const comesBack = ({ route }: StackEntry) => {
  const { direction } = currentLocation()
  return direction === 'back' || (direction === 'replace' && route.isTab)
}

/** How long it retries while later content makes the page long enough, unless the member scrolls meanwhile. */
const longestTry = 3000
const takesOver = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

function scrollBack(frame: HTMLElement, top: number): () => void {
  const until = performance.now() + longestTry
  let isOver = false
  const stop = () => {
    isOver = true
    for (const event of takesOver) frame.removeEventListener(event, stop)
  }
  for (const event of takesOver) frame.addEventListener(event, stop, { passive: true })
  const step = () => {
    if (isOver) return
    const page = frame.querySelector('main')
    if (page) page.scrollTop = top
    if (performance.now() > until || (page && page.scrollTop >= top - 1)) stop()
    else requestAnimationFrame(step)
  }
  step()
  return stop
}

export function useScrollRestoration(entry: StackEntry, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const top = positions.get(keyOf(entry))
    if (!frame.current || !top || !comesBack(entry)) return undefined
    return scrollBack(frame.current, top)
  }, [entry, frame])
}
