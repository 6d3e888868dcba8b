import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './chip.module.css'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** A state in a word and a colour, never a colour alone. */
export function Chip({
  tone = 'neutral',
  title,
  children,
}: {
  tone?: Tone
  title?: string
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.chip, styles[tone])} title={title}>
      {children}
    </span>
  )
}
