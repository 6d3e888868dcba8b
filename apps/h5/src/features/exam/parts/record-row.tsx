import type { ExamSummary } from '@yf/contract/exam-shapes'
import { canCancelExam, examStates, type ExamState } from '@yf/domain/exam-claim'
import { dayText, momentText } from '#features/claims/shared/case-state.ts'
import { RequestRow, RowActions } from '#features/claims/shared/request-row.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { examTone } from '../expense/texts.ts'

interface Props {
  row: ExamSummary
  onOpen: () => void
  onCancel: () => unknown
}

const grantedOf = ({ approvedFen, state }: ExamSummary) =>
  approvedFen === null ? null : { label: state === examStates.paid ? '已报销' : '核定金额', fen: approvedFen }

/** One reimbursement in the list. */
export const RecordRow = ({ row, onOpen, onCancel }: Props) => (
  <RequestRow
    title={row.institution}
    state={<Chip tone={examTone(row.state)}>{row.stateName}</Chip>}
    facts={[
      `${row.memberName} · ${dayText(row.day)}体检`,
      `${row.examNo} · ${momentText(row.submitTime)} 提交`,
    ]}
    requested={{ label: '申请金额', fen: row.amountFen }}
    granted={grantedOf(row)}
    onOpen={onOpen}
  >
    {canCancelExam(row.state as ExamState) && (
      <RowActions>
        <Button size="small" kind="plain" label={`取消报销，${row.examNo}`} onTap={onCancel}>
          取消报销
        </Button>
      </RowActions>
    )}
  </RequestRow>
)
