import { claimCalls } from '@yf/contract/claims'
import { isDecided } from '#features/claims/shared/case-state.ts'
import { NoApplication } from '#features/claims/shared/no-application.tsx'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back, go, replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { EarnedCarbon } from '../parts/earned-carbon.tsx'
import { DecidedResult, WaitingResult } from '../parts/upload-result.tsx'

const goHome = () => replaceWith('/home')

/** The outcome of the claim just submitted, and the next steps. */
export default function UploadResultScreen() {
  const { caseId = '' } = useQueryParams()
  const sent = useQueryOf(
    claimCalls.detail,
    { caseId },
    { enabled: caseId !== '', staleTime: 0, silent: true },
  )
  if (caseId === '') return <NoApplication />
  return (
    // Back does not return to the submitted form: it leads to the records or the home page.
    <Page onBack={() => back('/claimRecords')} actions={sent.data && <Actions caseId={caseId} />}>
      {sent.isError && <NoticeBar>申请已提交，只是结果没有加载出来</NoticeBar>}
      <Answered of={sent} skeleton={<SkeletonCard lines={6} />}>
        {(detail) => (
          <>
            {isDecided(detail.state) ? <DecidedResult detail={detail} /> : <WaitingResult detail={detail} />}
            <EarnedCarbon caseId={caseId} />
            <ServiceLine />
          </>
        )}
      </Answered>
    </Page>
  )
}

const Actions = ({ caseId }: { caseId: string }) => (
  <>
    <Button kind="secondary" onTap={goHome}>
      返回首页
    </Button>
    <Button onTap={() => go('/claimSettlement/detail', { query: { caseId } })}>查看进度</Button>
  </>
)
