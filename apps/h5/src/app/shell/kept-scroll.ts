import { useLayoutEffect, type RefObject } from 'react'
import { currentPlace } from '#platform/navigation/history.ts'
import type { Entry } from '../keep-alive.ts'

/** How far down pages were that stand no longer, by their step in the history and whose they were. */
const kept = new Map<string, number>()
const mostKept = 50

const keyOf = ({ index, key, owner }: Entry) => `${index} ${key} ${owner}`

export function keepScroll(entry: Entry, top: number): void {
  const key = keyOf(entry)
  // The newest stands last: what is thrown away first is what was left longest ago.
  kept.delete(key)
  kept.set(key, top)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
}

/** Whoever goes on begins at the top; whoever comes back, or changes tabs, finds the page as it was left. */
const comesBack = ({ route }: Entry) => {
  const { direction } = currentPlace()
  return direction === 'back' || (direction === 'replace' && route.isTab)
}

/** What comes later makes the page long enough: so long it is tried, unless the person moves it meanwhile. */
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

export function useKeptScroll(entry: Entry, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const top = kept.get(keyOf(entry))
    if (!frame.current || !top || !comesBack(entry)) return undefined
    return scrollBack(frame.current, top)
  }, [entry, frame])
}
