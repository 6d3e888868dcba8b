import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { say } from '#platform/http/feedback.ts'
import { usePayee } from '#features/claims/shared/bank-form/use-payee.ts'
import { NewCardSheet } from '#features/claims/shared/new-card-sheet.tsx'

interface CardSheetProps {
  open: boolean
  found: CaseDetail
  onClose: () => void
  onSaved: () => void
}

export function CardSheet({ open, found, onClose, onSaved }: CardSheetProps) {
  const payee = usePayee({
    caseId: found.caseId,
    companyId: found.companyId,
    chosenId: null,
    exceptId: found.bankCard?.id,
    row: found.flow === 'new' ? claimCalls.saveBankV2 : claimCalls.saveBank,
    onSaved: () => {
      say('已更换银行卡，将重新打款')
      onClose()
      onSaved()
    },
  })
  return <NewCardSheet open={open} payee={payee} onClose={onClose} />
}
