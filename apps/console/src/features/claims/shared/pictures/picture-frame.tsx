import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { drawnSize, pulled, transformOf, zoomed, type Point, type Size, type View } from './view.ts'
import styles from './picture-frame.module.css'

/** Around the whole picture, so that its edges are visible. */
const margin = 12
const noSize: Size = { width: 0, height: 0 }

function useSizeOf(frame: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(noSize)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () =>
      setSize({ width: element.clientWidth - 2 * margin, height: element.clientHeight - 2 * margin })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}

/** The wheel zooms instead of scrolling the page, which only a non-passive listener can do. */
function useWheel(frame: React.RefObject<HTMLElement | null>, onWheel: (factor: number) => void): void {
  const turn = useEffectEvent(onWheel)
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      turn(event.deltaY < 0 ? 1.2 : 1 / 1.2)
    }
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
}

export interface PictureFrameProps {
  address: string
  name: string
  view: View
  onView: (change: (view: View) => View) => void
  /** Corners of the area read for the focused field. */
  region: readonly Point[]
  cover: ReactNode
}

export function PictureFrame({ address, name, view, onView, region, cover }: PictureFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState(noSize)
  const size = useSizeOf(frame)
  useWheel(frame, (factor) => onView((now) => zoomed(now, factor)))
  const isKnown = picture.width > 0 && size.width > 0
  const drawn = isKnown ? drawnSize(view, picture, size) : noSize
  const pull = (event: PointerEvent) => {
    if (event.buttons !== 1) return
    const by = { x: event.movementX, y: event.movementY }
    onView((now) => pulled(now, by, drawn))
  }
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-zoomed={view.zoom > 1 || undefined}
      onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
      onPointerMove={pull}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div
        className={styles.picture}
        style={{ width: drawn.width, height: drawn.height, transform: transformOf(view, drawn) }}
      >
        <img
          className={styles.image}
          src={address}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
        />
        {region.length > 0 && (
          <svg className={styles.region} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden data-region>
            <polygon points={region.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
        )}
      </div>
      {cover}
    </div>
  )
}
