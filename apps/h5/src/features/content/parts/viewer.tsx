import { useRef, useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { useHandledView } from '#ui/gestures/use-handled-view.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import styles from './viewer.module.css'

interface ViewerProps {
  url: string
  /** 第1张图片 */
  name: string
  onTurn: (step: 1 | -1) => void
}

/** One picture in full screen; a retry mounts it anew. */
export function Viewer(props: ViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <Stage key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />
}

function Stage({ url, name, onTurn, onRetry }: ViewerProps & { onRetry: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  const { src, state } = usePicture(url)
  const { view, drag } = useHandledView(stage, onTurn)
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
          <p className={styles.text}>图片没有加载出来</p>
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
