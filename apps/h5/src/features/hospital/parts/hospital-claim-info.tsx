import { toYuanText } from '@yf/domain/money'
import { useEffect, useState } from 'react'
import { ContactFields } from '#features/claims/shared/application/contact-fields.tsx'
import { MemberChoice } from '#features/claims/shared/application/member-choice.tsx'
import { longest } from '#features/claims/shared/application/apply-form.ts'
import { SaveNote } from '#features/claims/shared/application/save-note.tsx'
import { useApplyForm } from '#features/claims/shared/application/use-apply-form.ts'
import { hospitalBill } from '#features/claims/shared/hospital-bill.ts'
import { NoRight } from '#features/employer/shared/no-right.tsx'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { billedFenOf } from '#features/claims/shared/application/billed-text.ts'
import { hospitalFaults, hospitalMembers, type HospitalFaults } from '../hospital-form.ts'
import type { HospitalApplication } from '../use-hospital-draft.ts'
import styles from './hospital-claim.module.css'
import { HospitalVisitFields } from './hospital-visit-fields.tsx'

const billedOf = (caseId: string | undefined): string => {
  const storedBill = caseId ? hospitalBill(caseId).read() : null
  return storedBill ? toYuanText(storedBill.billedFen) : ''
}

/** Patient, place, date and cost of the visit. */
export function HospitalClaimInfo({ application }: { application: HospitalApplication }) {
  const [page] = useState(() => ({
    ...application.page,
    draft: application.draft,
    members: hospitalMembers(application.page.members),
  }))
  const [billed, setBilled] = useState(() => billedOf(page.draft?.caseId))
  const { form, draft, faults, state, isBusy, change, finish } = useApplyForm<HospitalFaults>({
    flow: 'hospital',
    page,
    check: (now, today) => hospitalFaults(now, billed, today),
  })
  const fields = { form, faults, onChange: change }
  const billedFen = billedFenOf(billed)
  const caseId = draft?.caseId
  // The draft has no field for the amount: it stays on this phone.
  useEffect(() => {
    if (caseId && billedFen !== null) hospitalBill(caseId).write({ billedFen })
  }, [caseId, billedFen])

  // Preselects the hospital that the member came from, unless a draft names another.
  const { hospital: requestedHospital } = useQueryParams()
  const isOpen = form.hospital === '' && requestedHospital !== undefined
  useEffect(() => {
    if (isOpen) change({ hospital: requestedHospital.slice(0, longest.hospital) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once: a member who clears the field means it
  }, [])

  const next = async () => {
    const saved = await finish()
    if (!saved || billedFen === null) return
    hospitalBill(saved.caseId).write({ billedFen })
    go('/publicHospitalClaims', { query: { step: 2 } })
  }
  const canClaim = page.members.some(({ refusal }) => refusal === null)
  const actions = canClaim && (
    <Button block busy={isBusy} onTap={next}>
      下一步
    </Button>
  )
  return (
    <Page actions={actions}>
      {canClaim ? (
        <div className={styles.sections}>
          <NoticeBar>用于公立医院互联网医院的就诊费用，请准备好电子发票</NoticeBar>
          <MemberChoice members={page.members} {...fields} />
          <HospitalVisitFields {...fields} billed={billed} onBilled={setBilled} />
          <ContactFields currentPhone={draft?.phone ?? page.phone} {...fields} />
          <SaveNote state={state} />
        </div>
      ) : (
        <NoRight title="暂时不能申请理赔" note={page.members[0]?.refusal} />
      )}
    </Page>
  )
}
