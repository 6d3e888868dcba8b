import { claimCalls } from '@yf/contract/claims'
import { claimsRefusals } from '@yf/contract/refusals/claims'
import { useState } from 'react'
import { AlreadySent } from '#features/claims/shared/already-sent.tsx'
import { leaveWithResult, useFlowStep } from '#features/claims/shared/flow.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { back, go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { StoredSignature } from '../parts/stored-signature.tsx'
import { Unfinished } from '../parts/unfinished.tsx'
import { bookPath, flowOf, useSubmission, type Flow } from '../submission.ts'
import { showRefusal } from '../show-refusal.ts'
import styles from './sign.module.css'

/** The documents of one claim with the signature below; the member submits here. */
export default function SignScreen() {
  useFlowStep()
  const { caseId = '', flow, hash } = useQueryParams()
  if (caseId === '') return <SignatureAlone />
  return <Signing caseId={caseId} flow={flowOf(flow)} seen={hash} />
}

/** Without a claim, only the stored signature is shown. */
const SignatureAlone = () => (
  <Page>
    <Answered of={useSignature()} skeleton={<SkeletonCard lines={3} />}>
      {(signature) => <StoredSignature signature={signature} onWrite={write} />}
    </Answered>
    <EmptyOf kind="files" title="没有待签署的文件" note="提交理赔申请时会用到您的签名" />
  </Page>
)

const write = () => go('/sign/edit')
const useSignature = () => useQueryOf(claimCalls.signature, {}, { silent: true })

const waiting = (
  <div className={styles.waiting}>
    <SkeletonCard lines={3} />
  </div>
)

const promise =
  '本人已阅读并理解申请书的全部内容，确认所填信息和所交资料真实、完整，同意以此签名提交理赔申请。'

interface SigningProps {
  caseId: string
  flow: Flow
  /** The hash of the application form that the member read. */
  seen: string | undefined
}

function Signing({ caseId, flow, seen }: SigningProps) {
  const signature = useSignature()
  const book = useQueryOf(claimCalls.book, { caseId }, { silent: true })
  const { submit, isBusy } = useSubmission(flow)
  const [isAgreed, setAgreed] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const bookHash = seen ?? book.data?.hash
  const signatureId = signature.data?.id ?? null

  const send = async () => {
    if (!signatureId || !bookHash) return
    setFault(null)
    const submitted = await submit({ caseId, signatureId, bookHash })
    if (submitted === null) return setFault('就诊信息不完整，请返回上一步补充')
    if (submitted.ok) return leaveWithResult(caseId)
    const { error } = submitted
    if (error.situation === 'refused') return showRefusal(error, caseId, flow)
    // Without a response the submission may have succeeded: a retry sends the same key, so that it runs once.
    return setFault(`${error.message}。再次提交不会重复申请。`)
  }
  if (book.data?.isSigned === 1) {
    return (
      <Page>
        <AlreadySent caseId={caseId} />
      </Page>
    )
  }
  if (!book.data && book.error?.code === claimsRefusals.claimStopped.code)
    return <Unfinished caseId={caseId} flow={flow} message={book.error.message} />
  return (
    <Page
      onBack={() => back(bookPath(flow))}
      actions={
        <Button block busy={isBusy} disabled={!signatureId || !bookHash || !isAgreed} onTap={send}>
          提交申请
        </Button>
      }
    >
      <Card title="需要您签署的文件" flush>
        <Cell
          label="查看理赔申请书"
          note={book.data?.name.replace(/\.pdf$/, '') ?? '请确认内容无误后签名'}
          icon="doc"
          onTap={() => go(bookPath(flow), { query: { caseId, flow } })}
        />
      </Card>
      {/* If both fail to load, one message covers both. */}
      <Answered of={combineQueries(signature, book)} skeleton={waiting}>
        {([stored]) => <StoredSignature signature={stored} onWrite={write} />}
      </Answered>
      <div className={styles.promise}>
        <Checkbox checked={isAgreed} onChange={setAgreed}>
          {promise}
        </Checkbox>
      </div>
      <div aria-live="assertive">{fault && <NoticeBar tone="danger">{fault}</NoticeBar>}</div>
    </Page>
  )
}
