import type { ExamValue } from '@yf/contract/high-exam-shapes'
import { plotYears, plotBox } from '../years.ts'
import styles from './years-plot.module.css'

/** One point per report over the normal range, so that the trend is visible at a glance. */
export function YearsPlot({ value }: { value: ExamValue }) {
  const { name, unit, years } = value
  const { points, band } = plotYears(value)
  const label = `${name}历年变化：${years.map((year) => `${year.day.slice(0, 4)}年 ${year.value}${unit}`).join('，')}`
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${plotBox.width} ${plotBox.height}`}
      role="img"
      aria-label={label}
    >
      {band && (
        <rect
          x={plotBox.left}
          y={band.top}
          width={plotBox.width - plotBox.left - plotBox.right}
          height={band.bottom - band.top}
          className={styles.band}
        />
      )}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
      {points.map(({ x, y, value: valueText, day, isOut }) => (
        <g key={day}>
          <circle cx={x} cy={y} r={4} className={isOut ? styles.out : styles.point} />
          <text x={x} y={y - 8} className={styles.figure}>
            {valueText}
          </text>
          <text x={x} y={plotBox.height - 4} className={styles.year}>
            {`${day.slice(0, 4)}-${day.slice(5, 7)}`}
          </text>
        </g>
      ))}
    </svg>
  )
}
