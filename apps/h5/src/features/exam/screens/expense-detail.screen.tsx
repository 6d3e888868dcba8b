import { examCalls } from '@yf/contract/exam'
import type { ExamDetail } from '@yf/contract/exam-shapes'
import { examDocumentKinds, examStates } from '@yf/domain/exam-claim'
import { PictureWall } from '#features/claims/shared/picture-wall.tsx'
import { timelineSteps } from '#features/claims/shared/timeline.ts'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { cancelExam } from '../expense/cancel-exam.ts'
import { examMeanings } from '../expense/texts.ts'
import { ExpenseFacts, ExpenseHead } from '../parts/expense-detail.tsx'
import { ExpensePayment } from '../parts/expense-payment.tsx'
import styles from '../parts/expense.module.css'

/** One reimbursement: status, amount, history and submitted documents. */
export default function ExpenseDetailScreen() {
  const { id = '' } = useQueryParams()
  const found = useQueryOf(examCalls.detail, { id }, { enabled: id !== '', staleTime: 0 })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={8} />}>
      {(exam) => <Detail found={exam} />}
    </AnsweredPage>
  )
}

function Detail({ found }: { found: ExamDetail }) {
  const documents = useQueryOf(examCalls.files, { id: found.id }, { silent: true })
  return (
    <Page actions={actionsFor(found)}>
      <div className={styles.stack}>
        <ExpenseHead found={found} />
        <ExpensePayment found={found} />
        <Card title="处理过程">
          <Timeline steps={timelineSteps(found, examMeanings)} />
        </Card>
        <ExpenseFacts found={found} />
        <PictureWall materials={documents.data?.papers ?? []} kinds={examDocumentKinds} />
        <ServiceLine />
      </div>
    </Page>
  )
}

/** A rejected or cancelled request can be submitted anew. */
const isOver = ({ state }: ExamDetail) => state === examStates.refused || state === examStates.cancelled

/** Nothing if there is no action: a bar without a button would look broken. */
function actionsFor(found: ExamDetail) {
  if (found.canCancel === 1)
    return (
      <Button block kind="secondary" onTap={() => cancelExam(found)}>
        取消报销
      </Button>
    )
  return isOver(found) ? (
    <Button block onTap={() => go('/expense/index')}>
      重新申请
    </Button>
  ) : null
}
