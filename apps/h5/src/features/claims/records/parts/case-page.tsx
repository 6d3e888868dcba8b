import type { CaseDetail } from '@yf/contract/claim-shapes'
import type { ReactNode } from 'react'
import { refusalAsAnswer } from '#features/claims/shared/refusal-as-answer.ts'
import { ToRecords } from '#features/claims/shared/to-records.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useCase } from '../use-case.ts'
import styles from './case-page.module.css'

interface CasePageProps {
  /** The bottom bar. */
  actions?: (found: CaseDetail) => ReactNode
  children: (found: CaseDetail) => ReactNode
}

/** A page about the case in its address: loading, failed, not found, or the case. */
export function CasePage({ actions, children }: CasePageProps) {
  const { caseId = '' } = useQueryParams()
  const found = useCase(caseId)
  return (
    <Page actions={found.data && actions?.(found.data)}>
      {caseId === '' ? (
        <NoSuchCase />
      ) : (
        <Answered of={refusalAsAnswer(found)} skeleton={skeleton}>
          {(answer) =>
            answer.isRefused ? <NoSuchCase /> : <div className={styles.sections}>{children(answer.data)}</div>
          }
        </Answered>
      )}
    </Page>
  )
}

/** The server has no other reason to refuse a case. */
const NoSuchCase = () => (
  <EmptyOf
    kind="gone"
    title="没有找到这个案件"
    note="它可能已被删除，可在「理赔记录」中查看您的全部案件"
    action={<ToRecords />}
  />
)

const skeleton = (
  <div className={styles.sections}>
    <SkeletonCard lines={2} />
    <SkeletonCard lines={5} />
  </div>
)
