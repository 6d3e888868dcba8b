import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { usePayee } from '#features/claims/shared/bank-form/use-payee.ts'
import { patchQuery } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { FlowPage } from '../parts/flow-page.tsx'
import { WithDraft } from '../parts/with-draft.tsx'

/** Step 2: the bank card for the payout. */
export default function BankCardScreen() {
  return <WithDraft step={2}>{(draft) => <BankCard key={draft.caseId} draft={draft} />}</WithDraft>
}

function BankCard({ draft }: { draft: ApplyDraft }) {
  const { companyId } = useCompany()
  const { caseId, bankCard } = draft
  const next = async () => {
    const step = { companyId, flow: 'new' as const, step: 3 as const }
    // Saving the progress is optional: without it the next visit starts one step earlier.
    const further = await write(claimCalls.chooseMember, step, { silent: true })
    if (further.ok) patchQuery(claimCalls.applyPageV2, (page) => ({ ...page, draft: further.result }))
    go('/claimSettlement/uploadApply', { query: { caseId } })
  }
  const payee = usePayee({
    caseId,
    companyId,
    chosenId: bankCard?.id ?? null,
    row: claimCalls.saveBankV2,
    onSaved: next,
  })
  return (
    <FlowPage
      step={2}
      actions={
        <Button block busy={payee.isBusy} disabled={!payee.page.data} onTap={payee.submit}>
          下一步
        </Button>
      }
    >
      <NoticeBar icon="lock">理赔款会打入这张银行卡。卡号加密保存，只用于赔付。</NoticeBar>
      <PayeeForm payee={payee} />
    </FlowPage>
  )
}
