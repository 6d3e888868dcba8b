import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { useEffect } from 'react'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { usePayee } from '#features/claims/shared/bank-form/use-payee.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { AnsweredStep, StepPage, stepSkeleton } from '../parts/step-page.tsx'
import { useOldApplication } from '../use-old-application.ts'

/** Old flow, step 2: the bank card for the payout. */
export default function OldBankCardScreen() {
  return (
    <AnsweredStep of={useOldApplication()} step={2}>
      {({ draft }) => (draft ? <Payee key={draft.caseId} draft={draft} /> : <ToFirstStep />)}
    </AnsweredStep>
  )
}

/** Without a draft there is nothing to pay out. */
function ToFirstStep() {
  useEffect(() => replaceWith('/claimSettlementOld/applyInfo'), [])
  return <StepPage step={2}>{stepSkeleton}</StepPage>
}

function Payee({ draft: { caseId, bankCard } }: { draft: ApplyDraft }) {
  const { companyId } = useCompany()
  const payee = usePayee({
    caseId,
    companyId,
    chosenId: bankCard?.id ?? null,
    row: claimCalls.saveBank,
    onSaved: () => go('/claimSettlementOld/uploadApply', { query: { caseId } }),
  })
  return (
    <StepPage
      step={2}
      actions={
        <Button block busy={payee.isBusy} onTap={payee.submit}>
          下一步
        </Button>
      }
    >
      <PayeeForm payee={payee} />
    </StepPage>
  )
}
