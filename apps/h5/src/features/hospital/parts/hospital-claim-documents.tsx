import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft, MaterialPage } from '@yf/contract/claim-shapes'
import { materialKinds } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { PayeeForm } from '#features/claims/shared/bank-form/payee-form.tsx'
import { usePayee } from '#features/claims/shared/bank-form/use-payee.ts'
import { visitDays } from '#features/claims/shared/case-state.ts'
import { hospitalBill } from '#features/claims/shared/hospital-bill.ts'
import { missingKinds, PlainFiles } from '#features/claims/shared/plain-files.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back, go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { hospitalNeeds } from '../hospital-form.ts'
import styles from './hospital-claim.module.css'

const neededHere = (page: MaterialPage): MaterialPage => ({ ...page, needs: hospitalNeeds(page.needs) })

/** Receipt and bank card; then the member reads and signs the application form. */
export function HospitalClaimDocuments({ draft }: { draft: ApplyDraft }) {
  const { caseId } = draft
  const { companyId } = useCompany()
  const files = useQueryOf(
    claimCalls.materialPage,
    { caseId },
    { staleTime: 0, silent: true, select: neededHere },
  )
  // Not a form: missing items come from the server's list, which changes with each upload.
  const [isTried, setTried] = useState(false)
  const payee = usePayee({
    caseId,
    companyId,
    chosenId: draft.bankCard?.id ?? null,
    row: claimCalls.saveBank,
    onSaved: () => go('/claimSettlementOld/viewApply', { query: { caseId, flow: 'hospital' } }),
  })
  const next = () => {
    if (!files.data) return undefined
    setTried(true)
    const [missing] = missingKinds(files.data)
    if (missing) return say(`还缺少${materialKinds[missing]}，请补充后继续`)
    return payee.submit()
  }
  return (
    <Page
      onBack={() => back('/publicHospitalClaims')}
      actions={
        <Button block busy={payee.isBusy} onTap={next}>
          下一步，查看申请书
        </Button>
      }
    >
      <div className={styles.sections}>
        <Summary draft={draft} />
        <Answered of={files} skeleton={<SkeletonCard lines={3} />}>
          {(page) => (
            <PlainFiles page={page} missing={isTried ? missingKinds(page) : []} onChanged={files.refetch} />
          )}
        </Answered>
        <PayeeForm payee={payee} />
      </div>
    </Page>
  )
}

function Summary({ draft }: { draft: ApplyDraft }) {
  const billedFen = hospitalBill(draft.caseId).read()?.billedFen ?? 0
  return (
    <Card title="就诊信息">
      <Facts
        rows={[
          { label: '被保险人', value: draft.insuredName },
          { label: '就诊医院', value: draft.hospital },
          { label: '就诊日期', value: visitDays(draft.visitStart, draft.visitEnd) },
          { label: '发票金额', value: <Money fen={billedFen} /> },
        ]}
      />
    </Card>
  )
}
