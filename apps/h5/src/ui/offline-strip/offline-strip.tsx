import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './offline-strip.module.css'

/** Stands under the head of every page while there is no network; `isOver` is its last, short word. */
export const OfflineStrip = ({ isOver = false }: { isOver?: boolean }) => (
  <p className={classNames(styles.strip, isOver && styles.over)} role="status">
    <Icon name={isOver ? 'check' : 'warning'} size={16} />
    <span>{isOver ? '网络已恢复' : '网络未连接，显示的内容可能不是最新的'}</span>
  </p>
)
