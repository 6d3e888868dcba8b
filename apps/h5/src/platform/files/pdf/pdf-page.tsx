import { useEffect, useRef, useState } from 'react'
import base from '#ui/base.module.css'
import type { Paper } from './open-pdf.ts'
import styles from './pdf.module.css'
import { useNear } from './use-near.ts'

interface PdfPageProps {
  paper: Paper
  page: number
  /** Multiple of the screen width. */
  zoom: number
}

/** A higher resolution is not visible on a phone. */
const mostDots = 3

const isCancelled = (error: unknown) => (error as Error).name === 'RenderingCancelledException'

/** Drawn when it comes near and released when far away, so that a long document does not fill the phone's memory. */
export function PdfPage({ paper, page, zoom }: PdfPageProps) {
  const sheet = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet)
  const [size, setSize] = useState(paper.first)
  const [text, setText] = useState('')
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const place = host.current
    if (!isNear || !place) {
      place?.replaceChildren()
      return
    }
    // Drawn off screen and swapped in when complete, so that zooming does not flash.
    const canvas = document.createElement('canvas')
    const dots = Math.min(devicePixelRatio || 1, mostDots)
    const width = place.closest('[data-pages]')?.clientWidth ?? place.clientWidth
    const drawing = paper.draw(page, canvas, width * zoom * dots)
    drawing.done.then(
      () => place.replaceChildren(canvas),
      (error: unknown) => !isCancelled(error) && setFailed(true),
    )
    return () => drawing.cancel()
  }, [isNear, page, paper, zoom])

  useEffect(() => {
    if (!isNear) return
    let isHere = true
    const forget = () => undefined
    void paper.sizeOf(page).then((known) => isHere && setSize(known), forget)
    void paper.textOf(page).then((known) => isHere && setText(known), forget)
    return () => {
      isHere = false
    }
  }, [isNear, page, paper])

  return (
    <section
      ref={sheet}
      data-page={page}
      className={styles.page}
      aria-label={`第${page}页`}
      // The height as padding in percent of the width: old phones lack aspect-ratio.
      style={{ width: `${zoom * 100}%`, paddingTop: `${(zoom * 100 * size.height) / size.width}%` }}
    >
      <div ref={host} className={styles.drawing} aria-hidden />
      {hasFailed && <p className={styles.broken}>这一页没有显示出来，请下载后查看</p>}
      <p className={base.hidden}>{text}</p>
    </section>
  )
}
