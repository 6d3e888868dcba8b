import type { ApplyDraft, ApplyPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useState, type ReactNode } from 'react'
import { memberOf } from '#features/claims/shared/application/apply-form.ts'
import { ContactFields } from '#features/claims/shared/application/contact-fields.tsx'
import { MemberChoice } from '#features/claims/shared/application/member-choice.tsx'
import { SaveNote } from '#features/claims/shared/application/save-note.tsx'
import { useApplyForm } from '#features/claims/shared/application/use-apply-form.ts'
import { VisitFields } from '#features/claims/shared/application/visit-fields.tsx'
import { NoRight } from '#features/employer/shared/no-right.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { patchQuery } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { restart } from '../application/restart.ts'
import { useApplyPage } from '../application/use-apply-page.ts'
import { BeforeBeginning } from '../parts/before-beginning.tsx'
import { FlowPage } from '../parts/flow-page.tsx'
import { ResumeChoice } from '../parts/resume-choice.tsx'
import { VisitChoice } from '../parts/visit-choice.tsx'

const inFlow = (state: ReactNode) => <FlowPage step={1}>{state}</FlowPage>

const skeleton = (
  <>
    <SkeletonCard lines={3} />
    <SkeletonCard lines={5} />
  </>
)

/** Step 1. A draft that has progressed further first asks whether to continue with it. */
export default function ApplyInfoScreen() {
  const { edit } = useQueryParams()
  // A member who returns from a later step wants to edit here.
  const [round, setRound] = useState(0)
  const [isAsking, setAsking] = useState(() => edit === undefined && currentLocation().direction !== 'back')
  return (
    <Answered of={useApplyPage()} skeleton={skeleton} around={inFlow}>
      {(page) => {
        const { draft } = page
        if (draft && draft.step > 1 && isAsking)
          return <Resume draft={draft} onDone={() => setAsking(false)} />
        return <ApplyInfo key={round} page={page} onRestart={() => setRound(round + 1)} />
      }}
    </Answered>
  )
}

/** Completed steps are put into the history behind the opened one, so that back leads through them. */
function goOn({ step, caseId }: ApplyDraft): void {
  go('/claimSettlement/bankCard', { query: { caseId } })
  if (step > 2) go('/claimSettlement/uploadApply', { query: { caseId } })
}

function Resume({ draft, onDone }: { draft: ApplyDraft; onDone: () => void }) {
  const { companyId } = useCompany()
  const begin = async () => {
    if (await restart(companyId, draft)) onDone()
  }
  const resume = () => {
    onDone()
    goOn(draft)
  }
  return inFlow(<ResumeChoice draft={draft} onContinue={resume} onRestart={begin} />)
}

const keepDraft = (draft: ApplyDraft) => patchQuery(claimCalls.applyPageV2, (page) => ({ ...page, draft }))

function ApplyInfo({ page, onRestart }: { page: ApplyPage; onRestart: () => void }) {
  const { companyId } = useCompany()
  const { policyId, familyId } = useQueryParams()
  const { form, faults, state, isBusy, change, finish, discard } = useApplyForm({
    flow: 'new',
    page,
    preselected: { policyId, familyId },
    onSaved: keepDraft,
  })
  const fields = { form, faults, onChange: change }
  const { draft, members } = page
  const next = async () => {
    const saved = await finish()
    if (saved) go('/claimSettlement/bankCard', { query: { caseId: saved.caseId } })
  }
  const begin = async () => {
    if (!draft || !(await restart(companyId, draft, discard))) return
    onRestart()
  }
  if (members.every(({ refusal }) => refusal !== null)) {
    return inFlow(<NoRight title="暂时不能申请理赔" note={members[0]?.refusal} />)
  }
  const again = draft && (
    <Button kind="plain" size="small" onTap={begin}>
      重新开始
    </Button>
  )
  const actions = (
    <Button block busy={isBusy} onTap={next}>
      下一步
    </Button>
  )
  return (
    <FlowPage step={1} extra={again} actions={actions}>
      <BeforeBeginning tip={page.tip} policyId={form.policyId} />
      <MemberChoice members={members} {...fields} />
      <VisitChoice member={memberOf(members, form.familyId)} {...fields} />
      <VisitFields {...fields} />
      <ContactFields currentPhone={draft?.phone ?? page.phone} {...fields} />
      <SaveNote state={state} />
    </FlowPage>
  )
}
