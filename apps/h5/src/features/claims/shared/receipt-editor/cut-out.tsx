import { useEffect, useRef } from 'react'
import { boxOf, type Corner } from './box-of.ts'
import styles from './cut-out.module.css'

interface Props {
  picture: HTMLImageElement | null
  region: readonly Corner[]
  /** The name of the field: 发票号码. */
  what: string
}

/** The part of the picture where a field was read, so that the member need not search for it. */
export function CutOut({ picture, region, what }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const box = boxOf(region)
    const context = canvas.current?.getContext('2d')
    if (!picture || !box || !canvas.current || !context) return
    const { naturalWidth: width, naturalHeight: height } = picture
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
  }, [picture, region])
  if (!picture || !boxOf(region)) return null
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={`图片上的${what}`} />
}
