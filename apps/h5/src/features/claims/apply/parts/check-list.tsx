import type { CheckPoint } from '@yf/contract/claim-shapes'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import styles from './check-list.module.css'

interface Props {
  checks: readonly CheckPoint[]
  /** Where it can be mended. */
  onMend: (check: CheckPoint) => void
}

const keyOf = ({ kind, materialId, materialKind, words }: CheckPoint) =>
  [kind, materialId, materialKind, words].join()

/** What hinders the submission, then what is only good to know; each leads to where it can be mended. */
export function CheckList({ checks, onMend }: Props) {
  if (checks.length === 0) return null
  return (
    <ul className={styles.list} aria-label="提交前检查">
      {checks.map((check) => (
        <li key={keyOf(check)}>
          <NoticeBar tone={check.level === 'stops' ? 'danger' : 'warning'} onTap={() => onMend(check)}>
            {check.words}
          </NoticeBar>
        </li>
      ))}
    </ul>
  )
}
