import { ClosedClaims } from '#features/claims/shared/closed-claims.tsx'
import { useFlowStep } from '#features/claims/shared/flow.ts'
import { hospitalBill } from '#features/claims/shared/hospital-bill.ts'
import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { HospitalClaimInfo } from '../parts/hospital-claim-info.tsx'
import { HospitalClaimDocuments } from '../parts/hospital-claim-documents.tsx'
import { useHospitalDraft, type HospitalApplication } from '../use-hospital-draft.ts'

/** The second step needs the data of the first; a direct link starts with the first. */
const isFilledIn = (draft: ApplyDraft | null): draft is ApplyDraft =>
  draft !== null && draft.step > 1 && hospitalBill(draft.caseId).read() !== null

/** Claim for a visit at a public internet hospital: data, then receipt and card. */
export default function PublicHospitalClaimsScreen() {
  useFlowStep()
  const found = useHospitalDraft()
  const { step } = useQueryParams()
  // Input in progress survives a refetch.
  const [savedApplication, setSavedApplication] = useState<HospitalApplication>()
  if (!savedApplication && found.data) setSavedApplication(found.data)
  if (!savedApplication && found.error?.situation === 'refused') {
    return (
      <Page>
        <ClosedClaims why={found.error.message} />
      </Page>
    )
  }
  return (
    <AnsweredPage
      of={{ ...found, data: savedApplication ?? found.data }}
      skeleton={<SkeletonCard lines={6} />}
    >
      {(application) =>
        step === '2' && isFilledIn(application.draft) ? (
          <HospitalClaimDocuments draft={application.draft} />
        ) : (
          <HospitalClaimInfo application={application} />
        )
      }
    </AnsweredPage>
  )
}
