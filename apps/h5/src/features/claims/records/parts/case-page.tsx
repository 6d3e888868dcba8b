import type { CaseDetail } from '@yf/contract/claim-shapes'
import type { ReactNode } from 'react'
import { back } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useCase } from '../use-case.ts'
import styles from './case-page.module.css'

interface CasePageProps {
  title: string
  /** The bar at the bottom. */
  actions?: (found: CaseDetail) => ReactNode
  children: (found: CaseDetail) => ReactNode
}

/** A page about the case that its address names: waiting, failed, not there, or the case. */
export function CasePage({ title, actions, children }: CasePageProps) {
  const { caseId = '' } = useQueryParams()
  const { data, error, isError, refetch } = useCase(caseId)
  const isMissing = caseId === '' || (!data && error?.situation === 'refused')
  return (
    <Page title={title} onBack={() => back('/claimRecords')} actions={data && !isMissing && actions?.(data)}>
      {isMissing ? (
        <BlankState title="没有找到这个案件" note="它可能已被删除，可在「理赔记录」中查看您的全部案件" />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : data ? (
        <div className={styles.sections}>{children(data)}</div>
      ) : (
        <div className={styles.sections}>
          <SkeletonCard lines={2} />
          <SkeletonCard lines={5} />
        </div>
      )}
    </Page>
  )
}
