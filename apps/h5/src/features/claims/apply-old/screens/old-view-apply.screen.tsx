import { claimCalls } from '@yf/contract/claims'
import type { GeneratedDocument } from '@yf/contract/claim-shapes'
import { ToRecords } from '#features/claims/shared/to-records.tsx'
import { useFlowStep } from '#features/claims/shared/flow.ts'
import { refusalAsAnswer } from '#features/claims/shared/refusal-as-answer.ts'
import { PdfView } from '#platform/files/pdf-view.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './old-view-apply.module.css'

/** Old flow: the application form as a document for signing; afterwards the signed document. */
export default function OldViewApplyScreen() {
  useFlowStep()
  const { caseId = '', flow } = useQueryParams()
  // A cached form may predate the last change and would not match what is signed.
  const book = useFresh(claimCalls.book, { caseId }, { enabled: caseId !== '' })
  return (
    <Page flush actions={book.data && <Actions document={book.data} caseId={caseId} flow={flow} />}>
      <div className={styles.body}>
        {caseId === '' ? (
          <NoBook note="请从理赔记录进入" />
        ) : (
          <Answered of={refusalAsAnswer(book)} skeleton={<SkeletonCard lines={8} />}>
            {(answer) =>
              answer.isRefused ? <NoBook note={answer.message} /> : <PdfView url={answer.data.url} />
            }
          </Answered>
        )}
      </div>
    </Page>
  )
}

const NoBook = ({ note }: { note: string }) => (
  <EmptyOf kind="files" title="没有可以查看的申请书" note={note} action={<ToRecords />} />
)

interface ActionsProps {
  document: GeneratedDocument
  caseId: string
  flow: string | undefined
}

/** The hash goes along, so that the member signs exactly the document shown here. */
function Actions({ document, caseId, flow }: ActionsProps) {
  if (document.isSigned === 1) {
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
  const query = { caseId, flow: flow === 'hospital' ? flow : 'old', hash: document.hash }
  return (
    <Button block icon="edit" onTap={() => go('/sign', { query })}>
      确认无误，去签名
    </Button>
  )
}
