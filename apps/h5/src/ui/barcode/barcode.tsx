import { code128 } from '@yf/domain/code128'
import styles from './barcode.module.css'

export interface BarcodeProps {
  /** An even number of them. */
  digits: string
  /** What it is for. */
  label: string
}

/** A scanner needs this much white at both ends. */
const quiet = 10
const height = 36

/** Always dark on white, whatever the theme: scanners need that. */
export function Barcode({ digits, label }: BarcodeProps) {
  const bars = code128(digits)
  let at = quiet
  const path = bars
    .map((width, turn) => {
      const bar = turn % 2 === 0 ? `M${at} 0h${width}v${height}h-${width}z` : ''
      at += width
      return bar
    })
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${at + quiet} ${height}`}
      preserveAspectRatio="none"
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${at + quiet}v${height}H0z`} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  )
}
