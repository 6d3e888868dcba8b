import { claimCalls } from '@yf/contract/claims'
import type { Paper } from '@yf/contract/claim-shapes'
import { ShownPdf } from '#platform/files/shown-pdf.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { back, go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './old-view-apply.module.css'

/** Old flow: what was filled in, as the paper that will be signed; afterwards the signed one. */
export default function OldViewApplyScreen() {
  const { caseId = '', flow } = useQueryParams()
  // A book of before the last change is not what will be signed.
  const book = useFresh(claimCalls.book, { caseId }, { enabled: caseId !== '', silent: true })
  const paper = book.data
  const isMissing = caseId === '' || (book.isError && book.error?.situation === 'refused')
  return (
    <Page
      title="查看申请"
      flush
      onBack={() => back('/claimRecords')}
      actions={paper && !isMissing && <Actions paper={paper} caseId={caseId} flow={flow} />}
    >
      <div className={styles.body}>
        {isMissing ? (
          <BlankState title="没有可以查看的申请书" note={book.error?.message ?? '请从理赔记录进入'} />
        ) : book.isError ? (
          <ErrorState onRetry={book.refetch} />
        ) : paper ? (
          <ShownPdf url={paper.url} />
        ) : (
          <SkeletonCard lines={8} />
        )}
      </div>
    </Page>
  )
}

interface ActionsProps {
  paper: Paper
  caseId: string
  flow: string | undefined
}

/** The hash goes along: what was read here is what is signed. */
function Actions({ paper, caseId, flow }: ActionsProps) {
  if (paper.isSigned === 1) {
    return (
      <Button
        block
        kind="secondary"
        icon="mail"
        onTap={() => go('/claimSettlement/toEmail', { query: { caseId } })}
      >
        发送到邮箱
      </Button>
    )
  }
  const query = { caseId, flow: flow === 'hospital' ? flow : 'old', hash: paper.hash }
  return (
    <Button block icon="edit" onTap={() => go('/sign', { query })}>
      确认无误，去签名
    </Button>
  )
}
