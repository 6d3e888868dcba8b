import { equityCalls, type PolicyDetail } from '@yf/contract/equity'
import type { ReactNode } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

interface Props {
  /** The bottom bar. */
  actions?: (policy: PolicyDetail) => ReactNode
  children: (policy: PolicyDetail) => ReactNode
}

/** A page about the policy in its address: loading, failed, not found, or the policy. */
export function PolicyPage({ actions, children }: Props) {
  const { id = '' } = useQueryParams()
  const policy = useQueryOf(equityCalls.policy, { id }, { enabled: id !== '' })
  // The server refuses only unknown policies, so a retry would not help.
  const isMissing = id === '' || policy.error?.situation === 'refused'
  return (
    <Page actions={policy.data && actions?.(policy.data)}>
      {isMissing ? (
        <EmptyOf
          kind="policies"
          title="没有找到这份保单"
          note="它可能已经不再属于您，其他保单在「我的保险」中"
          action={
            <Button kind="secondary" onTap={() => replaceWith('/insurance')}>
              查看我的保险
            </Button>
          }
        />
      ) : (
        <Answered of={policy} skeleton={<SkeletonCard lines={6} />}>
          {children}
        </Answered>
      )}
    </Page>
  )
}
