import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
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
  /** Over which it lies. */
  sheet: RefObject<HTMLElement | null>
}

type Move = (crop: Crop, x: number, y: number) => Crop

/** A finger moves from where it came down, so that rounding does not add up. */
function useDrag({ crop, onChange, sheet }: FrameProps) {
  const began = useRef<{ id: number; x: number; y: number; crop: Crop; move: Move } | null>(null)
  const start = (move: Move) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    began.current = { id: event.pointerId, x: event.clientX, y: event.clientY, crop, move }
  }
  const follow = (event: PointerEvent) => {
    const from = began.current
    const box = sheet.current?.getBoundingClientRect()
    if (!box || from?.id !== event.pointerId) return
    onChange(
      from.move(from.crop, (event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height),
    )
  }
  const end = () => {
    began.current = null
  }
  return (move: Move) => ({
    onPointerDown: start(move),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  })
}

const share = (value: number) => `${(value * 100).toFixed(2)}%`

export function Frame(props: FrameProps) {
  const { crop, onChange } = props
  const drag = useDrag(props)
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
