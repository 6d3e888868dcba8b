import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './verdict.module.css'

interface VerdictProps {
  tone: 'success' | 'danger'
  title: string
  children: ReactNode
}

/** The result of a case at a glance. */
export const Verdict = ({ tone, title, children }: VerdictProps) => (
  <Card>
    <div className={styles.verdict} data-tone={tone}>
      <span className={styles.sign}>
        <Icon name={tone === 'success' ? 'check' : 'info'} size={28} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  </Card>
)
