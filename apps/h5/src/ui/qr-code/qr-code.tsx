import { rem } from '#ui/rem.ts'
import { qrPath } from './qr-path.ts'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  text: string
  /** The content of the code, for screen readers. */
  label: string
  /** In design pixels. */
  size?: number
}

/** Always dark on white with its quiet zone, whatever the theme: cameras need that. */
export function QrCode({ text, label, size = 160 }: QrCodeProps) {
  const { path, size: modules } = qrPath(text, 'M')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      className={styles.code}
      style={{ width: rem(size), height: rem(size) }}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${modules}v${modules}H0z`} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  )
}
