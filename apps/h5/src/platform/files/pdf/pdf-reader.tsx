import { useLayoutEffect, useRef, useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { PdfFile } from './open-pdf.ts'
import { pageAt } from './page-at.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf.module.css'
import { usePinch } from '#ui/gestures/use-pinch.ts'
import { least, most, nextZoom, previousZoom, withinZoom } from '#ui/gestures/zoom-steps.ts'

const pagesOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

export function PdfReader({ pdf }: { pdf: PdfFile }) {
  const scroll = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(least)
  const [page, setPage] = useState(1)
  const shownZoom = useRef(zoom)
  usePinch(scroll, zoom, (next) => setZoom(withinZoom(next)))

  // Keeps the content in the middle of the view.
  useLayoutEffect(() => {
    const view = scroll.current
    if (!view || shownZoom.current === zoom) return
    const ratio = zoom / shownZoom.current
    shownZoom.current = zoom
    view.scrollTop = (view.scrollTop + view.clientHeight / 2) * ratio - view.clientHeight / 2
    view.scrollLeft = (view.scrollLeft + view.clientWidth / 2) * ratio - view.clientWidth / 2
  }, [zoom])

  const onScroll = () => {
    const view = scroll.current
    if (!view) return
    const tops = [...view.querySelectorAll<HTMLElement>('[data-page]')].map(({ offsetTop }) => offsetTop)
    setPage(pageAt(tops, view.scrollTop + view.clientHeight / 2))
  }

  return (
    <div className={styles.reader}>
      <div
        ref={scroll}
        className={styles.pages}
        data-pages
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has to scroll by keyboard
        tabIndex={0}
        role="region"
        aria-label="文件内容"
        onScroll={onScroll}
      >
        {pagesOf(pdf.pages).map((number) => (
          <PdfPage key={number} pdf={pdf} page={number} zoom={zoom} />
        ))}
      </div>
      <div className={styles.bar}>
        <ZoomButton
          label="缩小"
          icon="minus"
          isOff={zoom <= least}
          onTap={() => setZoom(previousZoom(zoom))}
        />
        <p className={styles.count} aria-label={`第${page}页，共${pdf.pages}页`}>
          {page} / {pdf.pages}
        </p>
        <ZoomButton label="放大" icon="plus" isOff={zoom >= most} onTap={() => setZoom(nextZoom(zoom))} />
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  icon: 'plus' | 'minus'
  isOff: boolean
  onTap: () => void
}

const ZoomButton = ({ label, icon, isOff, onTap }: ZoomButtonProps) => (
  <button type="button" className={classNames(base.tap, styles.round)} disabled={isOff} onClick={onTap}>
    <Icon name={icon} size={20} />
    <span className={base.hidden}>{label}</span>
  </button>
)
