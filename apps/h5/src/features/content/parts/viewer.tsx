import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { createGestures, type Touch } from '../gestures.ts'
import { whole, type View } from '../zoom.ts'
import styles from './viewer.module.css'

interface ViewerProps {
  url: string
  /** 第1张图片 */
  name: string
  onTurn: (step: 1 | -1) => void
}

interface Lying {
  view: View
  drag: number
}

function touchOn(element: HTMLElement, { pointerId, clientX, clientY, timeStamp }: PointerEvent): Touch {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { id: pointerId, x: clientX - left - width / 2, y: clientY - top - height / 2, at: timeStamp }
}

/** How the picture lies under the fingers that move it. */
function useLying(stage: RefObject<HTMLDivElement | null>, onTurn: ViewerProps['onTurn']): Lying {
  const [lying, setLying] = useState<Lying>({ view: whole, drag: 0 })
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const gestures = createGestures({
      frame: () => ({ width: element.clientWidth, height: element.clientHeight }),
      onView: (view, drag) => setLying({ view, drag }),
      onTurn: (step) => turn(step),
    })
    const down = (event: PointerEvent) => gestures.down(touchOn(element, event))
    const move = (event: PointerEvent) => gestures.move(touchOn(element, event))
    const up = (event: PointerEvent) => gestures.up(touchOn(element, event))
    // A finger may leave the stage before it is lifted.
    element.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }, [stage])
  return lying
}

/** One picture on the whole screen; trying again begins it anew. */
export function Viewer(props: ViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <Stage key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />
}

function Stage({ url, name, onTurn, onRetry }: ViewerProps & { onRetry: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  const { src, state } = usePicture(url)
  const { view, drag } = useLying(stage, onTurn)
  const hasFailed = state === 'failed' || isBroken
  return (
    <div ref={stage} className={styles.stage}>
      {state === 'loading' && (
        <p className={styles.note} role="status">
          加载中...
        </p>
      )}
      {hasFailed && (
        <div className={styles.note}>
          <p className={styles.words}>图片没有加载出来</p>
          <button type="button" className={classNames(base.tap, styles.retry)} onClick={onRetry}>
            重新加载
          </button>
        </div>
      )}
      {src && !hasFailed && (
        <img
          src={src}
          alt={name}
          draggable={false}
          className={styles.picture}
          onError={() => setBroken(true)}
          style={{ transform: `translate(${view.x + drag}px, ${view.y}px) scale(${view.scale})` }}
        />
      )}
    </div>
  )
}
