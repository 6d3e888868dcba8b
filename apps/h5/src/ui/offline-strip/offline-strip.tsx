import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './offline-strip.module.css'

/** Shown below the head of every page while offline; `isOver` shows the final message when the network is back. */
export const OfflineStrip = ({ isOver = false }: { isOver?: boolean }) => (
  <p className={classNames(styles.strip, isOver && styles.over)} role="status">
    <Icon name={isOver ? 'check' : 'warning'} size={16} />
    <span>{isOver ? '网络已恢复' : '网络未连接，显示的内容可能不是最新的'}</span>
  </p>
)
