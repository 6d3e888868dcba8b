import type { ReactNode } from 'react'
import { ClosedClaims } from '#features/claims/shared/closed-claims.tsx'
import { useFlowStep } from '#features/claims/shared/flow.ts'
import { refusalAsAnswer } from '#features/claims/shared/refusal-as-answer.ts'
import { Answered, type QueryState } from '#platform/http/answered.tsx'
import { Page, type PageProps } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './step-page.module.css'

interface StepPageProps extends Pick<PageProps, 'title' | 'onBack' | 'actions' | 'children'> {
  /** The step number; absent on pages that are not a step. */
  step?: 1 | 2 | 3
}

const names = ['申请信息', '银行卡信息', '上传资料'] as const

/** A step of the old application flow. */
export function StepPage({ step, children, ...page }: StepPageProps) {
  useFlowStep()
  return (
    <Page {...page}>
      {step && <p className={styles.step}>{`第 ${step} 步，共 3 步 · ${names[step - 1]}`}</p>}
      <div className={styles.sections}>{children}</div>
    </Page>
  )
}

interface AnsweredStepProps<T> extends Omit<StepPageProps, 'actions' | 'children'> {
  /** The data that the step needs first. */
  of: QueryState<T>
  /** Renders the step with its data. */
  children: (data: T) => ReactNode
}

/** Loading, failed, not available to this member, or the step. */
export function AnsweredStep<T>({ of, children, ...page }: AnsweredStepProps<T>) {
  const inStep = (state: ReactNode) => <StepPage {...page}>{state}</StepPage>
  return (
    <Answered of={refusalAsAnswer(of)} skeleton={stepSkeleton} around={inStep}>
      {(answer) => (answer.isRefused ? inStep(<ClosedClaims why={answer.message} />) : children(answer.data))}
    </Answered>
  )
}

export const stepSkeleton = (
  <>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={4} />
  </>
)
