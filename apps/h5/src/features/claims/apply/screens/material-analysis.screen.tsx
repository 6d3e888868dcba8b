import type { CheckPoint, MaterialPage } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { AlreadySent } from '#features/claims/shared/already-sent.tsx'
import { useFlowStep } from '#features/claims/shared/flow.ts'
import { NoApplication } from '#features/claims/shared/no-application.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { stopsOf, warnsOf } from '../materials/sections.ts'
import { useMaterials } from '../materials/use-materials.ts'
import { AnalysisList } from '../parts/analysis-list.tsx'
import { AnalysisSum } from '../parts/analysis-sum.tsx'
import styles from '../parts/apply.module.css'
import { CheckList } from '../parts/check-list.tsx'
import { MaterialNotices } from '../parts/material-notices.tsx'
import { OpenedMaterial, useOpenedMaterial } from '../parts/opened-document.tsx'

/** Recognised data, missing items and estimated payout: the last review before signing. */
export default function MaterialAnalysisScreen() {
  useFlowStep()
  const { caseId = '' } = useQueryParams()
  const materials = useMaterials(caseId)
  if (caseId === '') return <NoApplication />
  return (
    <AnsweredPage of={materials} skeleton={<SkeletonCard lines={8} />}>
      {(page) =>
        page.draft.state === caseStates.draft ? <Analysis page={page} /> : <Sent caseId={caseId} />
      }
    </AnsweredPage>
  )
}

const Sent = ({ caseId }: { caseId: string }) => (
  <Page>
    <AlreadySent caseId={caseId} />
  </Page>
)

function Analysis({ page }: { page: MaterialPage }) {
  const { caseId } = page.draft
  const opening = useOpenedMaterial()
  const stops = stopsOf(page.checks)
  const mend = (check: CheckPoint) => {
    const material = page.materials.find(({ id }) => id === check.materialId)
    if (material) return check.kind === 'resembles' ? opening.look(material) : opening.edit(material)
    if (check.kind === 'info' || check.kind === 'outsideCover')
      return go('/claimSettlement/applyInfo', { query: { edit: 1 } })
    if (check.kind === 'bank') return go('/claimSettlement/bankCard', { query: { caseId } })
    return go('/claimSettlement/uploadApply', { query: { caseId } })
  }
  return (
    <Page
      actions={
        <Button
          block
          disabled={stops.length > 0}
          onTap={() => go('/claimSettlement/viewApply', { query: { caseId } })}
        >
          {stops.length > 0 ? `还有 ${stops.length} 项需要处理` : '去签名'}
        </Button>
      }
    >
      <div className={styles.body}>
        <AnalysisSum page={page} />
        <MaterialNotices page={page} />
        <CheckList checks={[...stops, ...warnsOf(page.checks)]} onMend={mend} />
        <AnalysisList page={page} onLook={opening.look} onEdit={opening.edit} />
      </div>
      <OpenedMaterial caseId={caseId} materials={page.materials} opening={opening} />
    </Page>
  )
}
