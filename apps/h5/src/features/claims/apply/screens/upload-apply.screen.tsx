import type { MaterialPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import { useState, type ReactNode } from 'react'
import { AlreadySent } from '#features/claims/shared/already-sent.tsx'
import { isOnItsWay } from '#features/claims/shared/material-files/file-status.ts'
import { useMaterialFiles } from '#features/claims/shared/material-files/use-material-files.ts'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { saveUploaded } from '../materials/material-writes.ts'
import { stopsOf } from '../materials/sections.ts'
import { useMaterials } from '../materials/use-materials.ts'
import { EstimateBar } from '../parts/estimate-bar.tsx'
import styles from '../parts/estimate.module.css'
import { FlowPage } from '../parts/flow-page.tsx'
import { MaterialList } from '../parts/material-list.tsx'
import { MaterialNotices } from '../parts/material-notices.tsx'
import { OpenedMaterial, useOpenedMaterial } from '../parts/opened-document.tsx'
import { Supplement, SupplementPage } from '../parts/supplement.tsx'
import { WithDraft } from '../parts/with-draft.tsx'

/** Step 3; with `supplement`, the documents that a case under review requests. */
export default function UploadApplyScreen() {
  const { caseId, supplement } = useQueryParams()
  if (caseId) return <UploadPage key={caseId} caseId={caseId} isSupplement={supplement === '1'} />
  return (
    <WithDraft step={3}>
      {(draft) => <UploadPage key={draft.caseId} caseId={draft.caseId} isSupplement={false} />}
    </WithDraft>
  )
}

function UploadPage({ caseId, isSupplement }: { caseId: string; isSupplement: boolean }) {
  const expectedState = isSupplement ? caseStates.supplementing : caseStates.draft
  const inFrame = (state: ReactNode) =>
    isSupplement ? <SupplementPage>{state}</SupplementPage> : <FlowPage step={3}>{state}</FlowPage>
  return (
    <Answered
      of={useMaterials(caseId, { isSupplement })}
      skeleton={<SkeletonCard lines={8} />}
      around={inFrame}
    >
      {(page) => {
        if (page.draft.state !== expectedState) return inFrame(<AlreadySent caseId={caseId} />)
        return isSupplement ? <Supplement page={page} /> : <Upload page={page} />
      }}
    </Answered>
  )
}

function Upload({ page }: { page: MaterialPage }) {
  const { caseId } = page.draft
  const [isStrict, setStrict] = useState(false)
  const opening = useOpenedMaterial()
  const files = useMaterialFiles({
    row: claimCalls.uploadV2,
    caseId,
    most: page.mostFiles,
    used: page.materials.length,
    onStored: (materials) => saveUploaded(caseId, materials),
  })
  const next = () => {
    setStrict(true)
    if (files.isBusy) return say('还有资料在上传，请稍候')
    if (files.uploads.length > 0) return say('有资料没有上传成功，请重试或移除')
    const missing = stopsOf(page.checks).find(({ kind }) => kind === 'missing')
    if (missing) return say(missing.words)
    return go('/claimSettlement/materialAnalysis', { query: { caseId } })
  }
  const actions = (
    <>
      <EstimateBar estimate={page.estimate} singleFen={page.singleFen} />
      <Button className={styles.next} onTap={next}>
        下一步
      </Button>
    </>
  )
  return (
    <FlowPage step={3} actions={actions}>
      <MaterialNotices page={page} coming={files.uploads.filter(isOnItsWay).length} />
      <MaterialList
        page={page}
        files={files}
        isStrict={isStrict}
        onOpen={opening.look}
        onEdit={opening.edit}
      />
      <OpenedMaterial caseId={caseId} materials={page.materials} opening={opening} />
    </FlowPage>
  )
}
