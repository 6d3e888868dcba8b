import { useEffect, useRef, useState } from 'react'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { boxOf, type Corner } from './box-of.ts'
import styles from './cut-out.module.css'

interface Props {
  url: string
  region: readonly Corner[]
  /** What stands there: 发票号码. */
  what: string
}

/** The place in the picture where a field was read, so that one need not search for it. */
export function CutOut({ url, region, what }: Props) {
  const { src } = usePicture(url)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const box = boxOf(region)
    if (!src || !box) return
    let isHere = true
    const picture = new Image()
    picture.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = picture
      const context = canvas.current?.getContext('2d')
      if (!isHere || !canvas.current || !context || width === 0) return
      const [cutWidth, cutHeight] = [box.width * width, box.height * height]
      canvas.current.width = Math.max(1, Math.round(cutWidth))
      canvas.current.height = Math.max(1, Math.round(cutHeight))
      context.drawImage(
        picture,
        box.left * width,
        box.top * height,
        cutWidth,
        cutHeight,
        0,
        0,
        cutWidth,
        cutHeight,
      )
      setDrawn(true)
    })
    picture.src = src
    return () => {
      isHere = false
    }
  }, [src, region])
  if (!boxOf(region)) return null
  return (
    <figure className={styles.figure} hidden={!isDrawn}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={`图片上的${what}`} />
      <figcaption className={styles.words}>图片上的{what}</figcaption>
    </figure>
  )
}
