import type { ExamDetail } from '@yf/contract/exam-shapes'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { say } from '#platform/http/feedback.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useExamPayee } from '../expense/use-exam-payee.ts'

interface Props {
  found: ExamDetail
  onClose: () => void
  onSaved: () => void
}

/** Another card for money that did not arrive. It is open as long as it is there. */
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
  return (
    <Sheet
      open
      onClose={onClose}
      title="更换银行卡"
      actions={
        <Button block busy={payee.isBusy} onTap={payee.submit}>
          保存并重新打款
        </Button>
      }
    >
      <PayeeForm payee={payee} holders="申请人或体检人" />
    </Sheet>
  )
}
