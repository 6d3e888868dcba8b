import type { ExamDraft } from '@yf/contract/exam-shapes'
import type { ReactNode } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { replaceWith } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useExpensePage } from '../expense/use-expense.ts'
import { ExpenseFlow } from './expense-flow.tsx'

interface Props {
  step: 2 | 3
  children: (draft: ExamDraft) => ReactNode
}

/** The later steps need a draft; without one the flow opens its first step. */
export function WithExpense({ step, children }: Props) {
  const inFlow = (state: ReactNode) => <ExpenseFlow step={step}>{state}</ExpenseFlow>
  return (
    <Answered of={useExpensePage()} skeleton={<SkeletonCard lines={6} />} around={inFlow}>
      {({ draft }) => (draft ? children(draft) : inFlow(<NoDraft />))}
    </Answered>
  )
}

const NoDraft = () => (
  <EmptyOf
    kind="claims"
    title="还没有开始的报销"
    note="报销可能已经提交，进度可以在报销记录中查看"
    action={
      <Button kind="secondary" onTap={() => replaceWith('/expense/index')}>
        开始报销
      </Button>
    }
  />
)
