import type { ReactNode } from 'react'
import type { CallError } from '@yf/client/call-error'
import { back, go } from '#platform/navigation/go.ts'
import type { Path } from '#platform/navigation/register.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './step-page.module.css'

interface StepPageProps {
  title: string
  /** Which of the three; none where the page is not a step. */
  step?: 1 | 2 | 3
  fallback: Path
  actions?: ReactNode
  /** What the page needs first. */
  needed: { isError: boolean; isPending: boolean; error: CallError | null; refetch: () => unknown }
  children: ReactNode
}

const names = ['申请信息', '银行卡信息', '上传资料'] as const

/** A step of the plain application: waiting, failed, closed to this person, or the form. */
export function StepPage({ title, step, fallback, actions, needed, children }: StepPageProps) {
  const { isError, isPending, error, refetch } = needed
  const isClosed = isError && error?.situation === 'refused'
  return (
    <Page title={title} onBack={() => back(fallback)} actions={!isError && !isPending && actions}>
      {step && <p className={styles.step}>{`第 ${step} 步，共 3 步 · ${names[step - 1]}`}</p>}
      {isClosed ? (
        <BlankState
          picture="noRight"
          title="暂不能办理"
          note={error.message}
          action={
            <Button kind="secondary" onTap={() => go('/claimRecords')}>
              查看理赔记录
            </Button>
          }
        />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : isPending ? (
        <div className={styles.sections}>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
        </div>
      ) : (
        <div className={styles.sections}>{children}</div>
      )}
    </Page>
  )
}
