import type { ReactNode } from 'react'
import styles from './blank-state.module.css'

export type PictureName = 'empty' | 'error' | 'offline'

export const pictures: Record<PictureName, ReactNode> = {
  empty: (
    <>
      <path d="M40 58l14-22h52l14 22v36a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6z" className={styles.paper} />
      <path d="M40 58h24c2 0 3 1 4 3 2 5 6 8 12 8s10-3 12-8c1-2 2-3 4-3h24" className={styles.tint} />
      <path d="M80 14v10M60 18l4 8M100 18l-4 8" className={styles.line} />
    </>
  ),
  error: (
    <>
      <rect x="46" y="20" width="68" height="80" rx="8" className={styles.paper} />
      <path d="M58 36h28M58 48h44" className={styles.line} />
      <circle cx="80" cy="74" r="15" className={styles.tint} />
      <path d="M80 66v9M80 80.5v.1" className={styles.line} />
    </>
  ),
  offline: (
    <>
      <path d="M50 92a19 19 0 0 1-2-38 30 30 0 0 1 57-6 22 22 0 0 1 7 44z" className={styles.paper} />
      <path d="M64 72a24 24 0 0 1 32 0M71 80a13 13 0 0 1 18 0" className={styles.line} />
      <path d="M60 98l40-60" className={styles.strike} />
    </>
  ),
}

/** All drawings share the same background. */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 116" className={styles.picture} aria-hidden focusable="false">
    <ellipse cx="80" cy="104" rx="52" ry="6" className={styles.shade} />
    {children}
  </svg>
)
