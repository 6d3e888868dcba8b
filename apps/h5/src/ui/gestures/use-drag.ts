import { useRef, type PointerEvent, type RefObject } from 'react'

/** Returns the new value after the finger has moved by these fractions of the sheet. */
type ApplyDrag<Value> = (value: Value, x: number, y: number) => Value

/** Moves are relative to the start of the touch, so that rounding errors do not add up. */
export function useDrag<Value>(
  value: Value,
  onChange: (value: Value) => void,
  sheet: RefObject<HTMLElement | null>,
) {
  const began = useRef<{ id: number; x: number; y: number; value: Value; move: ApplyDrag<Value> } | null>(
    null,
  )
  const start = (move: ApplyDrag<Value>) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    began.current = { id: event.pointerId, x: event.clientX, y: event.clientY, value, move }
  }
  const follow = (event: PointerEvent) => {
    const from = began.current
    const box = sheet.current?.getBoundingClientRect()
    if (!box || from?.id !== event.pointerId) return
    onChange(
      from.move(from.value, (event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height),
    )
  }
  const end = () => {
    began.current = null
  }
  return (move: ApplyDrag<Value>) => ({
    onPointerDown: start(move),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  })
}
