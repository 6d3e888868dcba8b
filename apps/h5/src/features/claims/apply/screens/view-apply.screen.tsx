import type { GeneratedDocument } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useFlowStep } from '#features/claims/shared/flow.ts'
import { NoApplication } from '#features/claims/shared/no-application.tsx'
import { PdfView } from '#platform/files/pdf-view.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './view-apply.module.css'

/** The application form: before signing a preview, afterwards with the signature. */
export default function ViewApplyScreen() {
  useFlowStep()
  const { caseId = '' } = useQueryParams()
  // The member signs what is shown here, so a cached form from before the last change never appears.
  const book = useFresh(claimCalls.book, { caseId }, { enabled: caseId !== '' })
  if (caseId === '') return <NoApplication />
  return (
    <Page flush actions={book.data && <Actions document={book.data} caseId={caseId} />}>
      <div className={styles.body}>
        <Answered of={book} skeleton={<SkeletonCard lines={10} />}>
          {({ url }) => <PdfView url={url} />}
        </Answered>
      </div>
    </Page>
  )
}

/** The hash goes along, so that the member signs exactly the document shown here. */
function Actions({ document, caseId }: { document: GeneratedDocument; caseId: string }) {
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
  const sign = () => go('/sign', { query: { caseId, flow: 'new', hash: document.hash } })
  return (
    <Button block icon="edit" onTap={sign}>
      内容无误，去签名
    </Button>
  )
}
