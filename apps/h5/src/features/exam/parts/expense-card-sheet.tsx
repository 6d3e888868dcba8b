import type { ExamDetail } from '@yf/contract/exam-shapes'
import { NewCardSheet } from '#features/claims/shared/new-card-sheet.tsx'
import { say } from '#platform/http/feedback.ts'
import { useExamPayee } from '../expense/use-exam-payee.ts'

interface Props {
  found: ExamDetail
  onClose: () => void
  onSaved: () => void
}

/** Open while mounted. */
export function ExpenseCardSheet({ found, onClose, onSaved }: Props) {
  const payee = useExamPayee({
    id: found.id,
    chosenId: null,
    exceptId: found.bankCard?.id,
    onSaved: () => {
      say('已更换银行卡，将重新打款')
      onClose()
      onSaved()
    },
  })
  return <NewCardSheet open payee={payee} holders="申请人或体检人" onClose={onClose} />
}
