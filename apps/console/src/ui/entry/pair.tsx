import type { ReactNode } from 'react'
import styles from './entry.module.css'

/** Two entries side by side, with the next two below. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
