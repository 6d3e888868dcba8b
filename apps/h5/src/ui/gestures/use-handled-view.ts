import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createGestures, type Touch } from './gestures.ts'
import { listen } from './listen.ts'
import { whole, type PictureView } from './view.ts'

interface GestureState {
  view: PictureView
  drag: number
}

function touchOn(element: HTMLElement, { pointerId, clientX, clientY, timeStamp }: PointerEvent): Touch {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { id: pointerId, x: clientX - left - width / 2, y: clientY - top - height / 2, at: timeStamp }
}

/** The view of a picture under the fingers that move it. */
export function useHandledView(
  stage: RefObject<HTMLDivElement | null>,
  onTurn: (step: 1 | -1) => void,
): GestureState {
  const [handled, setHandled] = useState<GestureState>({ view: whole, drag: 0 })
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const gestures = createGestures({
      frame: () => ({ width: element.clientWidth, height: element.clientHeight }),
      onView: (view, drag) => setHandled({ view, drag }),
      onTurn: (step) => turn(step),
    })
    const down = (event: PointerEvent) => gestures.down(touchOn(element, event))
    const move = (event: PointerEvent) => gestures.move(touchOn(element, event))
    const up = (event: PointerEvent) => gestures.up(touchOn(element, event))
    // A finger may leave the stage before it is lifted.
    const endings = [
      listen(element, { pointerdown: down }),
      listen(window, { pointermove: move, pointerup: up, pointercancel: up }),
    ]
    return () => endings.forEach((end) => end())
  }, [stage])
  return handled
}
