import { useEffect, useEffectEvent } from 'react'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { FlowPage } from '../parts/flow-page.tsx'

/** The flow opens its first step, which also handles an existing draft. */
export default function ClaimScreen() {
  const { policyId, familyId } = useQueryParams()
  const begin = useEffectEvent(() =>
    replaceWith('/claimSettlement/applyInfo', { query: { policyId, familyId } }),
  )
  useEffect(() => begin(), [])
  return (
    <FlowPage step={1}>
      <SkeletonCard lines={4} />
    </FlowPage>
  )
}
