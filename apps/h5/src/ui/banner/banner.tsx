import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './banner.module.css'
import { useAutoplay } from './use-autoplay.ts'

export interface Slide {
  key: string
  /** A picture that fills the slide, or custom content. */
  picture?: string
  content?: ReactNode
  /** The text of the slide: the only text that a screen reader gets for a picture. */
  label: string
  onTap?: () => void
  /** Called when the slide becomes visible. */
  onShow?: () => void
}

export interface BannerProps {
  slides: readonly Slide[]
  label?: string
  /** Zero disables autoplay. */
  intervalMs?: number
}

function SlideFrame({ slide, isShown }: { slide: Slide; isShown: boolean }) {
  const face = slide.content ?? (
    <img className={styles.picture} src={slide.picture} alt={slide.label} draggable={false} />
  )
  if (!slide.onTap) return face
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.button)}
      tabIndex={isShown ? 0 : -1}
      onClick={slide.onTap}
    >
      {face}
    </button>
  )
}

const Dots = ({ slides, at }: { slides: readonly Slide[]; at: number }) => (
  <div className={styles.dots} aria-hidden>
    {slides.map((slide, index) => (
      <span key={slide.key} className={index === at ? styles.here : styles.dot} />
    ))}
  </div>
)

export function Banner({ slides, label = '活动推荐', intervalMs = 5000 }: BannerProps) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isTouched, setTouched] = useState(false)

  const show = (index: number) => {
    const element = track.current
    if (!element) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    element.scrollTo({ left: index * element.clientWidth, behavior })
    setAt(index)
  }
  useAutoplay(slides.length > 1 && intervalMs > 0 && !isTouched, intervalMs, () =>
    show((at + 1) % slides.length),
  )

  // Only the end of the motion counts: meanwhile the dots would jump back and forth.
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = () => {
    clearTimeout(settled.current)
    settled.current = setTimeout(() => {
      const element = track.current
      if (element?.clientWidth) setAt(Math.round(element.scrollLeft / element.clientWidth))
    }, 120)
  }

  const currentKey = slides[at]?.key
  const notifyShown = useEffectEvent(() => slides[at]?.onShow?.())
  useEffect(() => {
    if (currentKey !== undefined) notifyShown()
  }, [currentKey])

  if (slides.length === 0) return null
  return (
    <section className={styles.banner} aria-roledescription="轮播" aria-label={label}>
      {/* Touch and focus only pause the slides: there is no action to discover. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        className={styles.track}
        onScroll={onScroll}
        onTouchStart={() => setTouched(true)}
        onTouchEnd={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={() => setTouched(false)}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className={styles.slide} aria-hidden={index !== at || undefined}>
            <SlideFrame slide={slide} isShown={index === at} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Dots slides={slides} at={at} />}
    </section>
  )
}
