import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './blank.module.css'

export interface BlankProps {
  icon?: IconName
  title: string
  children?: ReactNode
  /** Offers to try again. */
  onRetry?: () => void
  isBusy?: boolean
}

/** Nothing to show, or nothing that could be shown. */
export function Blank({ icon = 'check', title, children, onRetry, isBusy = false }: BlankProps) {
  return (
    <div className={styles.blank} role={onRetry ? 'alert' : undefined}>
      <span className={styles.mark}>
        <Icon name={icon} size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      {onRetry && (
        <Button onPress={onRetry} isBusy={isBusy}>
          重试
        </Button>
      )}
    </div>
  )
}
