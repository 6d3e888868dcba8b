import { ExpandOutlined, RedoOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Tool } from '#ui/tool/tool.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { turned, wholePicture, zoomed, type View } from './view.ts'
import styles from './pictures.module.css'

export interface PictureToolsProps {
  view: View
  onView: (change: (view: View) => View) => void
}

export function PictureTools({ view, onView }: PictureToolsProps) {
  const nearer = () => onView((now) => zoomed(now, 1.4))
  const farther = () => onView((now) => zoomed(now, 1 / 1.4))
  const whole = () => onView(({ turns }) => ({ ...wholePicture, turns }))
  const turn = () => onView(turned)
  useKeys({ '+': nearer, '=': nearer, '-': farther, '0': whole, r: turn })
  return (
    <div className={styles.tools}>
      <Tool
        label="缩小（-）"
        icon={<ZoomOutOutlined aria-hidden />}
        disabled={view.zoom === 1}
        onPress={farther}
      />
      <span className={styles.zoom}>{Math.round(view.zoom * 100)}%</span>
      <Tool
        label="放大（+）"
        icon={<ZoomInOutlined aria-hidden />}
        disabled={view.zoom === 8}
        onPress={nearer}
      />
      <Tool label="看全图（0）" icon={<ExpandOutlined aria-hidden />} onPress={whole} />
      <Tool label="旋转（r）" icon={<RedoOutlined aria-hidden />} onPress={turn} />
    </div>
  )
}
