import { claimCalls } from '@yf/contract/claims'
import type { MaterialPage } from '@yf/contract/claim-shapes'
import { materialKinds } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { ToRecords } from '#features/claims/shared/to-records.tsx'
import { missingKinds, PlainFiles } from '#features/claims/shared/plain-files.tsx'
import { say } from '#platform/http/feedback.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back, go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { AnsweredStep, StepPage } from '../parts/step-page.tsx'
import { Supplement } from '../parts/supplement.tsx'

/** Old flow, step 3: files by kind. The same page takes documents that a handler requests later. */
export default function OldUploadApplyScreen() {
  const { caseId, supplement } = useQueryParams()
  if (!caseId) return <Unknown />
  return supplement === '1' ? (
    <Supplement key={caseId} caseId={caseId} />
  ) : (
    <Files key={caseId} caseId={caseId} />
  )
}

const Unknown = () => (
  <Page onBack={() => back('/claimRecords')}>
    <EmptyOf
      kind="gone"
      title="没有找到这份申请"
      note="可在「理赔记录」中继续未完成的申请"
      action={<ToRecords />}
    />
  </Page>
)

function Files({ caseId }: { caseId: string }) {
  const found = useQueryOf(claimCalls.materialPage, { caseId }, { staleTime: 0, silent: true })
  return (
    <AnsweredStep of={found} step={3}>
      {(page) => <FilesStep page={page} onChanged={found.refetch} />}
    </AnsweredStep>
  )
}

function FilesStep({ page, onChanged }: { page: MaterialPage; onChanged: () => Promise<void> }) {
  const [isTried, setTried] = useState(false)
  const next = () => {
    setTried(true)
    const blocker = blockerOf(page)
    if (blocker) return say(blocker)
    const { caseId, flow } = page.draft
    go('/claimSettlementOld/viewApply', { query: { caseId, flow } })
  }
  return (
    <StepPage
      step={3}
      actions={
        <Button block onTap={next}>
          下一步，查看申请书
        </Button>
      }
    >
      <MailOffline page={page} />
      <CertificateNote caseId={page.draft.caseId} />
      <PlainFiles page={page} missing={isTried ? missingKinds(page) : []} onChanged={onChanged} />
    </StepPage>
  )
}

/** The member's next blocker as display text; null if there is none. */
function blockerOf(page: MaterialPage): string | null {
  const [missing] = missingKinds(page)
  if (missing) return `还缺少${materialKinds[missing]}，请补充后继续`
  return page.checks.find(({ level }) => level === 'stops')?.words ?? null
}

/** Says whose ID card is required: the sections below only say that one is. */
function CertificateNote({ caseId }: { caseId: string }) {
  const { data } = useQueryOf(claimCalls.certificateInfo, { caseId }, { silent: true })
  if (data?.isNeeded !== 1) return null
  return <NoticeBar>{`${data.message}${data.maskedNo ? `（${data.maskedNo}）` : ''}`}</NoticeBar>
}

/** Above the limit, members cannot submit online. */
function MailOffline({ page: { checks, mailAddress } }: { page: MaterialPage }) {
  const over = checks.find(({ kind }) => kind === 'overLimit')
  if (!over) return null
  return (
    <NoticeBar tone="warning">
      {over.words}
      <CopyButton text={mailAddress} what="邮寄地址" />
    </NoticeBar>
  )
}
