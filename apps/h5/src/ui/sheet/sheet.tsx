import type { ReactNode } from 'react'
import base from '../base.module.css'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Overlay } from '../overlay/overlay.tsx'
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
