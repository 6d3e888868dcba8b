import { hospitalBill } from '#features/claims/shared/hospital-bill.ts'
import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { back } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { ErrorState, NoRightState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { HospitalClaimInfo } from '../parts/hospital-claim-info.tsx'
import { HospitalClaimPapers } from '../parts/hospital-claim-papers.tsx'
import { useHospitalDraft, type HospitalApplication } from '../use-hospital-draft.ts'

/** The second step needs what the first one asks for; a link to it alone begins with the first. */
const isFilledIn = (draft: ApplyDraft | null): draft is ApplyDraft =>
  draft !== null && draft.step > 1 && hospitalBill(draft.caseId).read() !== null

/** A claim for a visit at a public internet hospital: information, then receipt and card. */
export default function PublicHospitalClaimsScreen() {
  const found = useHospitalDraft()
  const { step } = useQueryParams()
  // What is being typed stays, whatever is asked for again meanwhile.
  const [application, setApplication] = useState<HospitalApplication | null>(null)
  if (!application && found.application) setApplication(found.application)
  if (application) {
    const { draft } = application
    return step === '2' && isFilledIn(draft) ? (
      <HospitalClaimPapers draft={draft} />
    ) : (
      <HospitalClaimInfo application={application} />
    )
  }
  return (
    <Page title="公立医院理赔" onBack={() => back('/bxserver')}>
      {!found.error && <SkeletonCard lines={6} />}
      {found.error?.situation === 'refused' && <NoRightState title="暂不能办理" note={found.error.message} />}
      {found.error && found.error.situation !== 'refused' && <ErrorState onRetry={found.retry} />}
    </Page>
  )
}
