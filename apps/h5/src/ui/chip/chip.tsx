import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import tones from '#ui/tone.module.css'
import styles from './chip.module.css'

export type ChipTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral'

/** A status as text and colour, never as colour alone. */
export function Chip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={classNames(styles.chip, tones[tone])}>{children}</span>
}
