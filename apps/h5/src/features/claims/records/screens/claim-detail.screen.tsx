import type { CaseDetail } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { materialKinds } from '@yf/domain/claim-materials'
import { useEffect } from 'react'
import { PictureWall } from '#features/claims/shared/picture-wall.tsx'
import { caseMeanings, timelineSteps } from '#features/claims/shared/timeline.ts'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { Card } from '#ui/card/card.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { openDraft } from '../case-writes.ts'
import { AppealCard } from '../parts/appeal-card.tsx'
import { CaseActions, hasActions } from '../parts/case-actions.tsx'
import { CaseFacts } from '../parts/case-facts.tsx'
import { CaseHead } from '../parts/case-head.tsx'
import { CasePage } from '../parts/case-page.tsx'
import { DocumentCells } from '../parts/document-cells.tsx'
import { PaymentCard } from '../parts/payment-card.tsx'

const isDraft = ({ state }: CaseDetail) => state === caseStates.draft

const actionsFor = (found: CaseDetail) =>
  !isDraft(found) && hasActions(found) && <CaseActions found={found} />

/** One case: status, next step and everything that was submitted. */
export default function ClaimDetailScreen() {
  return (
    <CasePage actions={actionsFor}>
      {(found) => (isDraft(found) ? <ToDraft found={found} /> : <Detail found={found} />)}
    </CasePage>
  )
}

/** A draft has no detail page: the member continues it where they left off. */
function ToDraft({ found }: { found: CaseDetail }) {
  const { caseId, companyId, flow } = found
  useEffect(() => openDraft({ caseId, companyId, flow }, { replacing: true }), [caseId, companyId, flow])
  return <SkeletonCard lines={4} />
}

/** Files uploaded for an unsent appeal are not part of the case. */
const partOf = ({ materials, canAppeal }: CaseDetail) =>
  canAppeal === 1 ? materials.filter(({ isSaved }) => isSaved === 1) : materials

function Detail({ found }: { found: CaseDetail }) {
  return (
    <>
      <CaseHead found={found} />
      <AppealCard found={found} />
      <PaymentCard found={found} />
      <Card title="处理过程">
        <Timeline steps={timelineSteps(found, caseMeanings)} />
      </Card>
      <DocumentCells found={found} />
      <CaseFacts found={found} />
      <PictureWall materials={partOf(found)} kinds={materialKinds} />
      <ServiceLine />
    </>
  )
}
