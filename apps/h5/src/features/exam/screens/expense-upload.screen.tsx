import { examCalls } from '@yf/contract/exam'
import type { ExamDraft, ExamDocumentList } from '@yf/contract/exam-shapes'
import { Suspense, useState, type ReactNode } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useExamFiles } from '../expense/use-exam-files.ts'
import { useExpenseDocuments } from '../expense/use-expense.ts'
import { ExpenseFlow } from '../parts/expense-flow.tsx'
import { MissingList } from '../parts/missing-list.tsx'
import { DocumentSection } from '../parts/document-section.tsx'
import { WithExpense } from '../parts/with-expense.tsx'

const DocumentSheet = lazy(async () => ({
  default: (await import('../parts/document-sheet.tsx')).DocumentSheet,
}))

/** Step 3: documents, missing items and submission. */
export default function ExpenseUploadScreen() {
  return <WithExpense step={3}>{(draft) => <ExpenseDocuments key={draft.id} draft={draft} />}</WithExpense>
}

const inFlow = (state: ReactNode) => <ExpenseFlow step={3}>{state}</ExpenseFlow>

const ExpenseDocuments = ({ draft }: { draft: ExamDraft }) => (
  <Answered of={useExpenseDocuments(draft.id)} skeleton={<SkeletonCard lines={8} />} around={inFlow}>
    {(page) => <Upload draft={draft} page={page} />}
  </Answered>
)

function Upload({ draft, page }: { draft: ExamDraft; page: ExamDocumentList }) {
  const { id } = draft
  const { papers: documents, missing, invoicesFen } = page
  const files = useExamFiles(id, documents.length)
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = documents.find((document) => document.id === openId)
  const submitting = useWrite(examCalls.submit)
  const submit = async () => {
    if (files.isBusy) return say('还有资料在上传，请稍候')
    if (files.uploads.length > 0) return say('有资料没有上传成功，请重试或移除')
    const [first] = missing
    if (first !== undefined) return say(first)
    const sent = await submitting.send({ id })
    if (!sent.ok) return void refresh(examCalls.files)
    await refresh(examCalls.list)
    return replaceWith('/expense/detail', { query: { id } })
  }
  const section = { documents, files, onOpen: (document: { id: string }) => setOpenId(document.id) }
  const actions = (
    <Button block busy={submitting.isBusy} onTap={submit}>
      提交报销
    </Button>
  )
  return (
    <ExpenseFlow step={3} actions={actions}>
      <Card title="本次报销">
        <Facts
          rows={[
            { label: '体检机构', value: draft.institution },
            { label: '报销金额', value: <Money fen={draft.amountFen} /> },
            { label: '发票合计', value: invoicesFen > 0 ? <Money fen={invoicesFen} /> : null },
          ]}
        />
      </Card>
      <DocumentSection kind="invoice" {...section} />
      <DocumentSection kind="report" {...section} />
      <MissingList missing={missing} />
      <Suspense>
        {opened && (
          <DocumentSheet key={opened.id} id={id} document={opened} onClose={() => setOpenId(null)} />
        )}
      </Suspense>
    </ExpenseFlow>
  )
}
