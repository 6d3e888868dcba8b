import { queueLists } from '../queue-lists.ts'
import styles from './key-hints.module.css'

export function KeyHints() {
  return (
    <p className={styles.keys}>
      <kbd>j</kbd> <kbd>k</kbd> 上下移动 <kbd>Enter</kbd> 打开 <kbd>1</kbd>–<kbd>{queueLists.length}</kbd>{' '}
      切换列表 <kbd>/</kbd> 搜索
    </p>
  )
}
