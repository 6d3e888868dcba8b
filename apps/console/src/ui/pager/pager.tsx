import { Button } from '#ui/button/button.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  pageNo: number
  pageSize: number
  total: number
  onPage: (pageNo: number) => void
}

export function Pager({ pageNo, pageSize, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (pageNo - 1) * pageSize + 1
  return (
    <nav className={styles.pager} aria-label="翻页">
      <span>
        第 {from}–{Math.min(pageNo * pageSize, total)} 条，共 {total} 条
      </span>
      <Button
        kind="bare"
        icon="previous"
        label="上一页"
        disabled={pageNo <= 1}
        onPress={() => onPage(pageNo - 1)}
      />
      <span>
        {pageNo} / {last}
      </span>
      <Button
        kind="bare"
        icon="next"
        label="下一页"
        disabled={pageNo >= last}
        onPress={() => onPage(pageNo + 1)}
      />
    </nav>
  )
}
