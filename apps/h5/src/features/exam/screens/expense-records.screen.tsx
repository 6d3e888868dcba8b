import { examCalls } from '@yf/contract/exam'
import type { ExamSummary } from '@yf/contract/exam-shapes'
import { examRecordStates, examStateNames } from '@yf/domain/exam-claim'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { cancelExam } from '../expense/cancel-exam.ts'
import styles from '../parts/expense.module.css'
import { RecordRow } from '../parts/record-row.tsx'

type RecordFilter = 0 | (typeof examRecordStates)[number]

const filters: readonly { value: RecordFilter; label: string }[] = [
  { value: 0, label: '全部' },
  ...examRecordStates.map((state) => ({ value: state, label: examStateNames[state] })),
]

const begin = () => go('/expense/index')

/** The member's reimbursements in this company; kept alive, so that the scroll position survives. */
export default function ExpenseRecordsScreen() {
  const [filter, setFilter] = useState<RecordFilter>(0)
  const { companyId } = useCompany()
  return (
    <Page
      actions={
        <Button block icon="plus" onTap={begin}>
          申请报销
        </Button>
      }
    >
      <Segments label="报销状态" items={filters} value={filter} onChange={setFilter} />
      <AnsweredList<ExamSummary>
        key={`${companyId}/${filter}`}
        label="报销记录"
        look="plain"
        renewOnReturn
        load={pagesOf(examCalls.list, { companyId, ...(filter ? { state: filter } : {}) })}
        keyOf={({ id }) => id}
        renderRow={(row, tools) => (
          <RecordRow
            row={row}
            onOpen={() => go('/expense/detail', { query: { id: row.id } })}
            onCancel={async () => {
              const cancelled = await cancelExam(row)
              if (cancelled) tools.update(cancelled)
            }}
          />
        )}
        skeleton={<Waiting />}
        empty={<Nothing filter={filter} />}
      />
    </Page>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    {[0, 1, 2].map((key) => (
      <SkeletonCard key={key} lines={3} />
    ))}
  </div>
)

const Nothing = ({ filter }: { filter: RecordFilter }) =>
  filter === 0 ? (
    <EmptyOf
      kind="claims"
      title="还没有体检报销"
      note="自行体检后，凭发票和报告即可报销，进度和金额都会显示在这里"
      action={
        <Button kind="secondary" onTap={begin}>
          去报销
        </Button>
      }
    />
  ) : (
    <EmptyOf kind="claims" title={`没有${examStateNames[filter]}的报销`} note="可在「全部」中查看其他记录" />
  )
