import type { Paper } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { ShownPdf } from '#platform/files/shown-pdf.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back, go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './view-apply.module.css'

/** The application book: before signing as it will be signed, afterwards with the signature in it. */
export default function ViewApplyScreen() {
  const { caseId = '' } = useQueryParams()
  const book = useQueryOf(claimCalls.book, { caseId }, { enabled: caseId !== '', staleTime: 0, silent: true })
  // What is shown is what will be signed: a book from before the last change is not shown for a moment.
  const paper = book.isFetching ? undefined : book.data
  return (
    <Page
      title="查看申请书"
      flush
      onBack={() => back('/claimRecords')}
      actions={paper && <Actions paper={paper} caseId={caseId} />}
    >
      <div className={styles.body}>
        {caseId === '' && <BlankState title="没有找到这份申请" note="请从理赔记录进入" />}
        {book.isError && !book.isFetching && <ErrorState note={book.error?.message} onRetry={book.refetch} />}
        {caseId !== '' && !paper && (book.isFetching || !book.isError) && <SkeletonCard lines={10} />}
        {paper && <ShownPdf url={paper.url} />}
      </div>
    </Page>
  )
}

/** The hash goes along: what was read here is what is signed. */
function Actions({ paper, caseId }: { paper: Paper; caseId: string }) {
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
  const sign = () => go('/sign', { query: { caseId, flow: 'new', hash: paper.hash } })
  return (
    <Button block icon="edit" onTap={sign}>
      内容无误，去签名
    </Button>
  )
}
