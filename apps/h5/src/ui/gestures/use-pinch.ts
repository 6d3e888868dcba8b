import { useEffect, useEffectEvent, type RefObject } from 'react'
import { listen } from './listen.ts'

const spread = ({ touches }: TouchEvent) =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY)

/** Two fingers: reports how far they have moved apart since the start. One finger scrolls as usual. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
) {
  const begin = useEffectEvent(() => zoom)
  const notifyZoom = useEffectEvent(onZoom)
  useEffect(() => {
    const target = element.current
    if (!target) return
    let from: { spread: number; zoom: number } | null = null
    const down = (event: TouchEvent) => {
      from = event.touches.length === 2 ? { spread: spread(event), zoom: begin() } : null
    }
    const move = (event: TouchEvent) => {
      if (!from || event.touches.length !== 2) return
      event.preventDefault()
      notifyZoom((from.zoom * spread(event)) / Math.max(from.spread, 1))
    }
    const up = () => {
      from = null
    }
    return listen(target, { touchstart: down, touchmove: move, touchend: up, touchcancel: up })
  }, [element])
}
