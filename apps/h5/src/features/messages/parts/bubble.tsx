import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './bubble.module.css'

/** One turn of the conversation: the service on the left, the member on the right. */
export function Bubble({ by, children }: { by: 'service' | 'me'; children: ReactNode }) {
  return (
    <div className={classNames(styles.turn, by === 'me' && styles.mine)}>
      {by === 'service' && (
        <span className={styles.avatar}>
          <Icon name="service" size={20} />
        </span>
      )}
      <div className={styles.bubble}>
        <span className={base.hidden}>{by === 'me' ? '您问：' : '客服：'}</span>
        {children}
      </div>
    </div>
  )
}
