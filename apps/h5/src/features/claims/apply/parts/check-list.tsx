import type { CheckPoint } from '@yf/contract/claim-shapes'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import styles from './check-list.module.css'

interface Props {
  checks: readonly CheckPoint[]
  /** Opens the place where the member can fix it. */
  onMend: (check: CheckPoint) => void
}

const keyOf = ({ kind, materialId, materialKind, words }: CheckPoint) =>
  [kind, materialId, materialKind, words].join()

/** Blockers first, then warnings; each links to where the member can fix it. */
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
