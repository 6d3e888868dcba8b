import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { useEffect } from 'react'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { usePayee } from '#features/claims/shared/bank-form/use-payee.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { StepPage } from '../parts/step-page.tsx'
import { useOldApplication } from '../use-old-application.ts'

const frame = { title: '银行卡信息', step: 2, fallback: '/claimSettlementOld/applyInfo' } as const

/** Old flow, step 2: where the money goes. */
export default function OldBankCardScreen() {
  const application = useOldApplication()
  const draft = application.data?.draft ?? null
  const isWithout = application.isSuccess && !draft
  useEffect(() => {
    if (isWithout) replaceWith('/claimSettlementOld/applyInfo')
  }, [isWithout])
  if (draft) return <Payee key={draft.caseId} draft={draft} />
  return (
    <StepPage {...frame} needed={{ ...application, isPending: !application.isError }}>
      {null}
    </StepPage>
  )
}

const ready = { isError: false, isPending: false, error: null, refetch: () => undefined }

function Payee({ draft: { caseId, bankCard } }: { draft: ApplyDraft }) {
  const payee = usePayee({
    caseId,
    chosenId: bankCard?.id ?? null,
    row: claimCalls.saveBank,
    onSaved: () => go('/claimSettlementOld/uploadApply', { query: { caseId } }),
  })
  return (
    <StepPage
      {...frame}
      needed={ready}
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
