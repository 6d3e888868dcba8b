import type { ReactNode } from 'react'
import styles from './progress-ring.module.css'

const radius = 20
const around = 2 * Math.PI * radius

interface Props {
  /** Out of `of`. */
  done: number
  of: number
  label: string
  children: ReactNode
}

/** Progress ring with a label in its middle. */
export function ProgressRing({ done, of, label, children }: Props) {
  const part = Math.min(done / of, 1)
  return (
    <span className={styles.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden>
        <circle cx="24" cy="24" r={radius} className={styles.track} />
        {part > 0 && (
          <circle
            cx="24"
            cy="24"
            r={radius}
            className={styles.done}
            strokeDasharray={`${part * around} ${around}`}
            transform="rotate(-90 24 24)"
          />
        )}
      </svg>
      <span className={styles.word} aria-hidden>
        {children}
      </span>
    </span>
  )
}
