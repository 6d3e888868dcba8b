import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** A bar under the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}

export function Sheet({ open, onClose, title, actions, children }: SheetProps) {
  return (
    <Overlay open={open} onClose={onClose} label={title} place="bottom" panelClassName={styles.sheet}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button type="button" className={classNames(base.tap, styles.close)} onClick={onClose}>
          <Icon name="close" size={20} />
          <span className={base.hidden}>关闭</span>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Overlay>
  )
}
