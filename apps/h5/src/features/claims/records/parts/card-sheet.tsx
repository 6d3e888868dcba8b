import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { say } from '#platform/http/feedback.ts'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { usePayee } from '#features/claims/shared/bank-form/use-payee.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'

interface CardSheetProps {
  open: boolean
  found: CaseDetail
  onClose: () => void
  onSaved: () => void
}

/** Another card for money that did not arrive. */
export function CardSheet({ open, found, onClose, onSaved }: CardSheetProps) {
  const payee = usePayee({
    caseId: found.caseId,
    chosenId: null,
    exceptId: found.bankCard?.id,
    row: found.flow === 'new' ? claimCalls.saveBankV2 : claimCalls.saveBank,
    onSaved: () => {
      say('已更换银行卡，将重新打款')
      onClose()
      onSaved()
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="更换银行卡"
      actions={
        <Button block busy={payee.isBusy} onTap={payee.submit}>
          保存并重新打款
        </Button>
      }
    >
      <PayeeForm payee={payee} />
    </Sheet>
  )
}
