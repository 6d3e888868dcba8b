import type { CSSProperties, KeyboardEvent, RefObject } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { useDrag } from '#ui/gestures/use-drag.ts'
import { corners, moveCorner, moveFrame, type Corner, type Crop } from './crop.ts'
import styles from './picture-editor.module.css'

const names: Record<Corner, string> = {
  leftTop: '左上角',
  rightTop: '右上角',
  rightBottom: '右下角',
  leftBottom: '左下角',
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const step = 0.02

interface FrameProps {
  crop: Crop
  onChange: (crop: Crop) => void
  /** The element that it covers. */
  sheet: RefObject<HTMLElement | null>
}

const share = (value: number) => `${(value * 100).toFixed(2)}%`

export function Frame(props: FrameProps) {
  const { crop, onChange, sheet } = props
  const drag = useDrag(crop, onChange, sheet)
  const style: CSSProperties = {
    left: share(crop.left),
    top: share(crop.top),
    width: share(crop.right - crop.left),
    height: share(crop.bottom - crop.top),
  }
  const press = (corner: Corner) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    onChange(moveCorner(crop, corner, arrow[0] * step, arrow[1] * step))
  }
  return (
    <div className={styles.frame} style={style} {...drag(moveFrame)}>
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          className={classNames(base.tap, styles.corner, styles[corner])}
          aria-label={`裁剪框${names[corner]}，拖动或用方向键调整`}
          onKeyDown={press(corner)}
          {...drag((from, x, y) => moveCorner(from, corner, x, y))}
        />
      ))}
    </div>
  )
}
