import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import tones from '#ui/tone.module.css'
import styles from './notice-bar.module.css'

export interface NoticeBarProps {
  tone?: 'info' | 'warning' | 'danger' | 'success'
  icon?: IconName
  onTap?: () => void
  onClose?: () => void
  children: ReactNode
}

const icons = { info: 'info', warning: 'warning', danger: 'warning', success: 'check' } as const

export function NoticeBar({ tone = 'info', icon = icons[tone], onTap, onClose, children }: NoticeBarProps) {
  const content = (
    <>
      <Icon name={icon} size={18} className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {onTap && <Icon name="chevron-right" size={16} className={styles.icon} />}
    </>
  )
  return (
    <div className={classNames(styles.bar, tones[tone])}>
      {onTap ? (
        <button type="button" className={classNames(base.tap, styles.body)} onClick={onTap}>
          {content}
        </button>
      ) : (
        <div className={styles.body}>{content}</div>
      )}
      {onClose && (
        <button type="button" className={classNames(base.tap, styles.close)} onClick={onClose}>
          <Icon name="close" size={16} label="关闭提示" />
        </button>
      )}
    </div>
  )
}
