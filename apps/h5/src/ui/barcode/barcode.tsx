import { code128 } from '@yf/domain/code128'
import styles from './barcode.module.css'

export interface BarcodeProps {
  /** An even number of them. */
  digits: string
  /** The purpose of the code. */
  label: string
}

/** A scanner needs this much white space at both ends. */
const quiet = 10
const height = 36

const lengthOf = (bars: readonly number[]): number => bars.reduce((sum, width) => sum + width, 0)

/** Always dark on white, whatever the theme: scanners need that. */
export function Barcode({ digits, label }: BarcodeProps) {
  const bars = code128(digits)
  const whole = quiet + lengthOf(bars) + quiet
  const path = bars
    .map((width, turn) => ({ width, turn, at: quiet + lengthOf(bars.slice(0, turn)) }))
    .filter(({ turn }) => turn % 2 === 0)
    .map(({ width, at }) => `M${at} 0h${width}v${height}h-${width}z`)
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${height}`}
      preserveAspectRatio="none"
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${whole}v${height}H0z`} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  )
}
