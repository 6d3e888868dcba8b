import type { ReactNode } from 'react'
import { scrolledByKeys } from '#ui/scrolled-by-keys.ts'
import styles from './phone-frame.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A phone preview beside the form. Nothing in it is clickable. */
export const PhoneFrame = ({ title, children }: Props) => (
  <aside className={styles.phone} aria-label="手机预览">
    <p className={styles.bar}>{title}</p>
    <div className={styles.page} {...scrolledByKeys}>
      {children}
    </div>
  </aside>
)
