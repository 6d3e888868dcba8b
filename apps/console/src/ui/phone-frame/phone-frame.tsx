import type { ReactNode } from 'react'
import { scrolledByKeys } from '#ui/scrolled-by-keys.ts'
import styles from './phone-frame.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A phone beside what is composed for it. Nothing on it can be tapped. */
export const PhoneFrame = ({ title, children }: Props) => (
  <aside className={styles.phone} aria-label="手机预览">
    <p className={styles.bar}>{title}</p>
    <div className={styles.page} {...scrolledByKeys}>
      {children}
    </div>
  </aside>
)
