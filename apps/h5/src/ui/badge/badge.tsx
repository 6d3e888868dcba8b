import base from '#ui/base.module.css'
import styles from './badge.module.css'

export interface BadgeProps {
  /** Renders nothing for zero. */
  count: number
  max?: number
  /** A dot without a number. */
  dot?: boolean
  /** The counted noun, for screen readers. */
  unit?: string
}

export function Badge({ count, max = 99, dot, unit = '条未读' }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={dot ? styles.dot : styles.badge}>
      {!dot && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <span className={base.hidden}>{`，${count}${unit}`}</span>
    </span>
  )
}
