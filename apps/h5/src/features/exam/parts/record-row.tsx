import type { ExamSummary } from '@yf/contract/exam-shapes'
import { canCancelExam, examStates, type ExamState } from '@yf/domain/exam-claim'
import { dayText, momentText } from '#features/claims/shared/case-state.ts'
import base from '#ui/base.module.css'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money/money.tsx'
import { examTone } from '../expense/words.ts'
import styles from './expense.module.css'

interface Props {
  row: ExamSummary
  onOpen: () => void
  onCancel: () => unknown
}

/** One reimbursement of the list. */
export const RecordRow = ({ row, onOpen, onCancel }: Props) => (
  <article className={styles.row}>
    <button type="button" className={classNames(base.tap, styles.rowBody)} onClick={onOpen}>
      <span className={styles.rowHead}>
        <span className={styles.rowTitle}>{row.institution}</span>
        <Chip tone={examTone(row.state)}>{row.stateName}</Chip>
      </span>
      <span className={styles.fact}>{`${row.memberName} · ${dayText(row.day)}体检`}</span>
      <span className={styles.fact}>{`${row.examNo} · ${momentText(row.submitTime)} 提交`}</span>
      <span className={styles.amounts}>
        <span className={styles.amount}>
          <span className={styles.fact}>申请金额</span>
          <Money fen={row.amountFen} />
        </span>
        {row.approvedFen !== null && (
          <span className={classNames(styles.amount, styles.paid)}>
            <span className={styles.fact}>{row.state === examStates.paid ? '已报销' : '核定金额'}</span>
            <Money fen={row.approvedFen} />
          </span>
        )}
      </span>
    </button>
    {canCancelExam(row.state as ExamState) && (
      <div className={styles.rowActions}>
        <Button size="small" kind="plain" label={`取消报销，${row.examNo}`} onTap={onCancel}>
          取消报销
        </Button>
      </div>
    )}
  </article>
)
