import type { ReactNode } from 'react'
import { refusalAsAnswer } from '#features/claims/shared/refusal-as-answer.ts'
import { Answered, type Question } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page, type PageProps } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './step-page.module.css'

interface StepPageProps extends Pick<PageProps, 'title' | 'onBack' | 'actions' | 'children'> {
  /** Which of the three; none where the page is not a step. */
  step?: 1 | 2 | 3
}

const names = ['申请信息', '银行卡信息', '上传资料'] as const

/** A step of the plain application. */
export function StepPage({ step, children, ...page }: StepPageProps) {
  return (
    <Page {...page}>
      {step && <p className={styles.step}>{`第 ${step} 步，共 3 步 · ${names[step - 1]}`}</p>}
      <div className={styles.sections}>{children}</div>
    </Page>
  )
}

interface AnsweredStepProps<T> extends Omit<StepPageProps, 'actions' | 'children'> {
  /** What the step needs first. */
  of: Question<T>
  /** The step itself, with its page. */
  children: (data: T) => ReactNode
}

/** Waiting, failed, closed to this person, or the step. */
export function AnsweredStep<T>({ of, children, ...page }: AnsweredStepProps<T>) {
  const inStep = (state: ReactNode) => <StepPage {...page}>{state}</StepPage>
  return (
    <Answered of={refusalAsAnswer(of)} skeleton={stepSkeleton} around={inStep}>
      {(answer) => (answer.isRefused ? inStep(<Closed words={answer.words} />) : children(answer.data))}
    </Answered>
  )
}

export const stepSkeleton = (
  <>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={4} />
  </>
)

const Closed = ({ words }: { words: string }) => (
  <NoRightState
    title="暂不能办理"
    note={words}
    action={
      <Button kind="secondary" onTap={() => go('/claimRecords')}>
        查看理赔记录
      </Button>
    }
  />
)
