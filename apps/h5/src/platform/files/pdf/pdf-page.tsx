import { useEffect, useRef, useState } from 'react'
import base from '#ui/base.module.css'
import type { PdfFile } from './open-pdf.ts'
import styles from './pdf.module.css'
import { useNear } from './use-near.ts'

interface PdfPageProps {
  pdf: PdfFile
  page: number
  /** Multiple of the screen width. */
  zoom: number
}

/** A higher resolution is not visible on a phone. */
const mostDots = 3

const isCancelled = (error: unknown) => (error as Error).name === 'RenderingCancelledException'

/** Drawn when it comes near and released when far away, so that a long document does not fill the phone's memory. */
export function PdfPage({ pdf, page, zoom }: PdfPageProps) {
  const sheet = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet)
  const [size, setSize] = useState(pdf.first)
  const [text, setText] = useState('')
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const container = host.current
    if (!isNear || !container) {
      container?.replaceChildren()
      return
    }
    // Drawn off screen and swapped in when complete, so that zooming does not flash.
    const canvas = document.createElement('canvas')
    const dots = Math.min(devicePixelRatio || 1, mostDots)
    const width = container.closest('[data-pages]')?.clientWidth ?? container.clientWidth
    const drawing = pdf.draw(page, canvas, width * zoom * dots)
    drawing.done.then(
      () => container.replaceChildren(canvas),
      (error: unknown) => !isCancelled(error) && setFailed(true),
    )
    return () => drawing.cancel()
  }, [isNear, page, pdf, zoom])

  useEffect(() => {
    if (!isNear) return
    let isHere = true
    const forget = () => undefined
    void pdf.sizeOf(page).then((result) => isHere && setSize(result), forget)
    void pdf.textOf(page).then((result) => isHere && setText(result), forget)
    return () => {
      isHere = false
    }
  }, [isNear, page, pdf])

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
