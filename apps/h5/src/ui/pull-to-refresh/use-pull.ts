import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { listen } from '#ui/gestures/listen.ts'
import { scrollParent } from '#ui/scroll/scroll-parent.ts'

export type PullPhase = 'idle' | 'pulling' | 'ready' | 'refreshing'

export const readyAt = 56
const farthest = 96

/** Resistance grows with the distance of the pull. */
const damped = (distance: number) => farthest * (1 - Math.exp(-distance / (farthest * 1.6)))

type PullListener = (distance: number) => void

/** Returns how to stop. */
function watchPulls(
  element: HTMLElement,
  canStart: () => boolean,
  moveTo: PullListener,
  release: PullListener,
): () => void {
  let startY: number | null = null
  let distance = 0
  const onStart = (event: TouchEvent) => {
    startY = canStart() ? (event.touches[0]?.clientY ?? null) : null
    distance = 0
  }
  const onMove = (event: TouchEvent) => {
    if (startY === null) return
    const pulled = (event.touches[0]?.clientY ?? startY) - startY
    // A move in the other direction is a scroll until the finger is lifted.
    if (pulled <= 0 && distance === 0) {
      startY = null
      return
    }
    if (event.cancelable) event.preventDefault()
    distance = damped(Math.max(0, pulled))
    moveTo(distance)
  }
  const onEnd = () => {
    if (startY !== null && distance > 0) release(distance)
    startY = null
  }
  return listen(element, { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onEnd })
}

export function usePull(root: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>) {
  const [phase, setPhase] = useState<PullPhase>('idle')
  const gap = useRef<HTMLDivElement>(null)
  const open = (height: number) => {
    if (gap.current) gap.current.style.height = `${height}px`
  }

  const refresh = async () => {
    setPhase('refreshing')
    open(readyAt)
    try {
      await onRefresh()
    } finally {
      open(0)
      setPhase('idle')
    }
  }

  const release = useEffectEvent((distance: number) => {
    if (distance >= readyAt) return void refresh()
    open(0)
    setPhase('idle')
    return undefined
  })
  const canStart = useEffectEvent(
    () => phase === 'idle' && (scrollParent(root.current)?.scrollTop ?? scrollY) <= 0,
  )
  const move = useEffectEvent((distance: number) => {
    open(distance)
    setPhase(distance >= readyAt ? 'ready' : 'pulling')
  })

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    return watchPulls(
      element,
      () => canStart(),
      (distance) => move(distance),
      (distance) => release(distance),
    )
  }, [root])

  return { phase, gap, refresh }
}
