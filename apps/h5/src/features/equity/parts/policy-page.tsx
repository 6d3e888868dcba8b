import { equityCalls, type PolicyDetail } from '@yf/contract/equity'
import type { ReactNode } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

interface Props {
  title: string
  /** The bar at the bottom. */
  actions?: (policy: PolicyDetail) => ReactNode
  children: (policy: PolicyDetail) => ReactNode
}

/** A page about the policy that its address names: waiting, failed, not there, or the policy. */
export function PolicyPage({ title, actions, children }: Props) {
  const { id = '' } = useQueryParams()
  const { data, error, isError, refetch } = useQueryOf(equityCalls.policy, { id }, { enabled: id !== '' })
  const isMissing = id === '' || error?.situation === 'refused'
  return (
    <Page title={title} onBack={() => back('/insurance')} actions={data && actions?.(data)}>
      {isMissing ? (
        <BlankState title="没有找到这份保单" note="它可能已经不再属于您，可返回查看其他保单" />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : data ? (
        children(data)
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Page>
  )
}
