import { claimCalls } from '@yf/contract/claims'
import type { ApplyPage, ClaimMember } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { ContactFields } from '#features/claims/shared/application/contact-fields.tsx'
import { MemberChoice } from '#features/claims/shared/application/member-choice.tsx'
import { SaveNote } from '#features/claims/shared/application/save-note.tsx'
import { useApplyForm } from '#features/claims/shared/application/use-apply-form.ts'
import { VisitFields } from '#features/claims/shared/application/visit-fields.tsx'
import { NoRight } from '#features/employer/shared/no-right.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { oldFaults } from '../old-form.ts'
import { DeclaredField } from '../parts/declared-field.tsx'
import { AnsweredStep, StepPage } from '../parts/step-page.tsx'
import { VisitTypeField } from '../parts/visit-type-field.tsx'
import { useOldApplication } from '../use-old-application.ts'

/** Old flow, step 1: plain rows, saved while the member types. */
export default function OldApplyInfoScreen() {
  const application = useOldApplication()
  // A server response does not overwrite input in progress.
  const [first, setFirst] = useState<ApplyPage>()
  if (!first && application.data) setFirst(application.data)
  return (
    <AnsweredStep of={{ ...application, data: first }} step={1}>
      {(page) => (page.members.every(hasNoRight) ? <WithoutRight page={page} /> : <Form page={page} />)}
    </AnsweredStep>
  )
}

const hasNoRight = ({ refusal }: ClaimMember) => refusal !== null

const WithoutRight = ({ page }: { page: ApplyPage }) => (
  <StepPage step={1}>
    <NoRight title="暂时不能申请理赔" note={page.members[0]?.refusal} />
  </StepPage>
)

function Form({ page }: { page: ApplyPage }) {
  const { familyId, policyId } = useQueryParams()
  const { form, draft, faults, state, isBusy, change, finish } = useApplyForm({
    flow: 'old',
    page,
    preselected: { familyId, policyId },
    check: (typed, today) => oldFaults(typed, today, page.singleFen),
  })
  const fields = { form, faults, onChange: change }

  const next = async () => {
    if (await finish()) go('/claimSettlementOld/bankCard')
  }
  return (
    <StepPage
      step={1}
      actions={
        <Button block busy={isBusy} onTap={next}>
          下一步
        </Button>
      }
    >
      {page.tip && <NoticeBar>{page.tip}</NoticeBar>}
      <Reconfirm />
      <MemberChoice members={page.members} {...fields} />
      <VisitFields {...fields}>
        <VisitTypeField page={page} {...fields} />
      </VisitFields>
      <DeclaredField page={page} {...fields} />
      <ContactFields currentPhone={draft?.phone ?? page.phone} {...fields} />
      <SaveNote state={state} />
    </StepPage>
  )
}

/** Personal data that the claim requires is missing. */
function Reconfirm() {
  const { companyId } = useCompany()
  const { data } = useQueryOf(claimCalls.mustReconfirm, { companyId }, { silent: true })
  if (data?.isNeeded !== 1) return null
  return <NoticeBar tone="warning">{data.message}</NoticeBar>
}
